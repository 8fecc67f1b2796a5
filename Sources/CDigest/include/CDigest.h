#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Takes so many blocks of 64 bytes into the state of a SHA-256 (FIPS 180-4).
void cdigest_sha256(uint32_t state[8], const uint8_t *bytes, size_t blocks);

#endif
