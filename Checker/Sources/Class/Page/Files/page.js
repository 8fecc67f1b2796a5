// The page of a class. All that it shows is in #data, and reaches the page as text, never as HTML.
'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const { exercises, failures, learners } = data;
const states = Object.fromEntries(data.states.map((each) => [each.state, each]));
const at = (id) => document.getElementById(id);
const most = 100;
const order = Object.keys(states);
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const number = new Intl.NumberFormat('en');
const untried = new Set(['notSubmitted', 'notStarted', 'machineFault']);
const percent = (part, whole) => (whole ? Math.round((100 * part) / whole) : 0);

/** Makes an element; a string among its children becomes text. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Text with its `code` in elements of their own. */
const prose = (text) => text.split('`').map((part, index) => (index % 2 ? make('code', null, part) : part));

function meter(share) {
  const bar = make('i');
  bar.style.width = `${share}%`;
  return make('span', { class: 'meter', 'aria-hidden': 'true' }, bar);
}

const sign = (state, byHand) =>
  make('span', { class: `sign ${state}${byHand ? ' by-hand' : ''}`, 'aria-hidden': 'true' },
    states[state].sign);
const points = (value) => (value === undefined ? '–' : number.format(value));

// The figures at the top.

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : Math.round((sorted[middle - 1] + sorted[middle]) / 2);
}

function showFigures() {
  const begun = exercises.reduce((sum, exercise) => sum + exercise.begun, 0);
  const passed = exercises.reduce((sum, exercise) => sum + exercise.passed, 0);
  const sums = learners.map((learner) => learner.points).filter((sum) => sum !== undefined);
  const absent = learners.filter((l) => l.grades.every((g) => g.state === 'notSubmitted')).length;
  const figures = [
    ['Learners', number.format(learners.length), absent ? `${number.format(absent)} handed in nothing` : ''],
    ['Exercises', `${exercises.length}`, `${most} points each`],
    ['Passed', `${percent(passed, begun)} %`, `${number.format(passed)} of ${number.format(begun)} begun`],
    ['Median', sums.length ? number.format(median(sums)) : '–', `of ${number.format(most * exercises.length)} points`],
  ];
  at('figures').append(...figures.map(([term, value, more]) =>
    make('div', null, make('dt', null, term),
      make('dd', null, `${value} `, make('small', null, more)))));
}

// The heat map.

const hasGroups = learners.some((learner) => learner.group);
const columns = [
  { title: 'Learner', kind: 'who', key: (l) => l.name, descends: false },
  ...(hasGroups ? [{ title: 'Group', kind: 'team', key: (l) => l.group, descends: false }] : []),
  { title: 'Points', kind: 'number', key: (l) => l.points ?? -1, descends: true },
  { title: 'Passed', kind: 'number', key: (l) => l.passed, descends: true },
  ...exercises.map((exercise, index) => ({
    title: exercise.number, hidden: exercise.title, kind: 'exercise', exercise, descends: true,
    key: (l) => order.indexOf(l.grades[index].state) * (most + 1) + (l.grades[index].points ?? 0),
  })),
];
const lead = columns.length - exercises.length;
const grid = at('grid');
const head = grid.tHead;
const rows = learners.map(() => null);
let sequence = [...learners];
let shown = sequence;

function showHead() {
  const widths = { who: ['var(--who)', 1.5], team: ['var(--team)', 0.6], number: ['4.6rem', 0], exercise: ['2rem', 1] };
  const [least, shares] = [0, 1].map((side) => columns.map((column) => widths[column.kind][side]));
  grid.style.setProperty('--columns', least.map((width, index) =>
    (shares[index] ? `minmax(${width}, ${shares[index]}fr)` : width)).join(' '));
  grid.style.minWidth = `calc(0.7rem + ${least.join(' + ')})`;
  const titles = columns.map((column, index) => {
    const button = make('button', { type: 'button', tabindex: -1, title: column.hidden },
      column.title, ...(column.hidden ? [make('span', { class: 'unseen' }, ` ${column.hidden}`)] : []));
    button.addEventListener('click', () => sort(column));
    return make('th', { scope: 'col', role: 'columnheader', class: column.kind }, button);
  });
  const passes = columns.map((column, index) => {
    if (!index) return make('th', { scope: 'row', role: 'rowheader', class: 'who' }, 'passed, % of begun');
    const { exercise } = column;
    if (!exercise) {
      return make('td', { role: 'gridcell', class: column.kind },
        column.title === 'Points' ? `of ${number.format(most * exercises.length)}`
          : column.title === 'Passed' ? `of ${exercises.length}` : '');
    }
    const share = percent(exercise.passed, exercise.begun);
    return make('td', { role: 'gridcell', title: `${exercise.passed} of ${exercise.begun} passed` },
      exercise.begun ? `${share}` : '–', meter(share));
  });
  head.append(make('tr', { role: 'row' }, ...titles), make('tr', { role: 'row', class: 'share' }, ...passes));
}

function makeRow(learner) {
  const name = make('th', { scope: 'row', role: 'rowheader', class: 'who', tabindex: -1, title: learner.name },
    make('bdi', null, learner.name));
  if (learner.fault) name.append(make('span', null, ' · could not be read'));
  const cells = learner.grades.map((grade, index) => {
    const isByHand = grade.byHand !== undefined;
    const word = `${exercises[index].number}: ${states[grade.state].word}${isByHand ? ', points by hand' : ''}`;
    return make('td', {
      role: 'gridcell', tabindex: -1, title: word, 'aria-label': word,
      class: `state ${grade.state}${isByHand ? ' by-hand' : ''}`,
    }, states[grade.state].sign);
  });
  return make('tr', { role: 'row', 'data-index': learner.index }, name,
    ...(hasGroups ? [make('td', { role: 'gridcell', class: 'team', tabindex: -1 }, make('bdi', null, learner.group ?? ''))] : []),
    make('td', { role: 'gridcell', class: 'number', tabindex: -1 }, points(learner.points)),
    make('td', { role: 'gridcell', class: 'number', tabindex: -1 }, `${learner.passed}`),
    ...cells);
}

// Rows stand in bodies of twenty. The browser leaves out bodies that can't be seen, and all but the
// first are filled in slices of time, so that a class of a thousand is never waited for.
const perBody = 20;
let filled = 0;
let timer = 0;

function fill(milliseconds) {
  const end = performance.now() + milliseconds;
  for (; filled * perBody < shown.length; filled += 1) {
    if (filled && performance.now() > end) {
      timer ||= setTimeout(() => { timer = 0; fill(15); });
      return;
    }
    const part = shown.slice(filled * perBody, (filled + 1) * perBody);
    grid.tBodies[filled].replaceChildren(
      ...part.map(({ index }) => (rows[index] ??= makeRow(learners[index]))));
  }
}

function showRows() {
  shown = sequence.filter(matches);
  const count = Math.max(1, Math.ceil(shown.length / perBody));
  while (grid.tBodies.length > count) grid.tBodies[count].remove();
  while (grid.tBodies.length < count) grid.append(make('tbody', { role: 'rowgroup' }));
  [...grid.tBodies].forEach((body, index) => {
    const height = 2 * Math.min(perBody, shown.length - index * perBody);
    body.style.containIntrinsicSize = `auto none ${height}rem`;
  });
  if (!shown.length) grid.tBodies[0].replaceChildren();
  filled = 0;
  fill(0);
  at('scroll').scrollTop = 0;
  if (!stop?.isConnected) stopAt(head.querySelector('button'));
  const by = sorted ? `, by ${sorted.column.hidden ?? sorted.column.title.toLowerCase()}` : '';
  at('shown').textContent =
    `${number.format(shown.length)} of ${number.format(learners.length)} learners are shown${by}`;
  at('nothing').hidden = shown.length > 0;
}

// Sorting and filtering.

let sorted = null;

function sort(column) {
  const descends = sorted?.column === column ? !sorted.descends : column.descends;
  sorted = { column, descends };
  const keys = learners.map(column.key);
  const compare = (a, b) =>
    typeof keys[a] === 'string' ? collator.compare(keys[a], keys[b]) : keys[a] - keys[b];
  sequence.sort((a, b) => compare(...(descends ? [b.index, a.index] : [a.index, b.index])) || a.index - b.index);
  [...head.rows[0].cells].forEach((cell, index) => {
    if (columns[index] === column) cell.setAttribute('aria-sort', descends ? 'descending' : 'ascending');
    else cell.removeAttribute('aria-sort');
  });
  showRows();
}

const simple = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const searched = learners.map((l) => simple(`${l.name} ${l.id} ${l.email ?? ''}`));
const wanted = { words: '', group: '', exercise: -1, state: '' };

function matches(learner) {
  const fits = (grade) => wanted.state === 'open'
    ? grade.state !== 'passed' && !untried.has(grade.state) : grade.state === wanted.state;
  return searched[learner.index].includes(wanted.words)
    && (!wanted.group || learner.group === wanted.group)
    && (!wanted.state || (wanted.exercise < 0
      ? learner.grades.some(fits) : fits(learner.grades[wanted.exercise])));
}

function filter() {
  Object.assign(wanted, {
    words: simple(at('search').value.trim()), group: at('group').value,
    exercise: Number(at('exercise').value), state: at('state').value,
  });
  showRows();
}

function showFilters() {
  const option = (value, text) => make('option', { value }, text);
  const groups = [...new Set(learners.map((l) => l.group).filter(Boolean))].sort(collator.compare);
  at('group').append(option('', 'all'), ...groups.map((group) => option(group, group)));
  at('group-label').hidden = !hasGroups;
  at('exercise').append(option(-1, 'any'),
    ...exercises.map((exercise, index) => option(index, `${exercise.number} ${exercise.title}`)));
  at('state').append(option('', 'any'), option('open', 'begun, not passed'),
    ...order.map((state) => option(state, `${states[state].sign} ${states[state].word}`)));
  at('filters').addEventListener('input', filter);
  at('filters').addEventListener('submit', (event) => event.preventDefault());
  at('filters').addEventListener('reset', () => setTimeout(filter));
  const counts = {};
  for (const { grades } of learners) {
    for (const { state } of grades) counts[state] = (counts[state] ?? 0) + 1;
  }
  const byHand = learners.flatMap((l) => l.grades).filter((g) => g.byHand !== undefined).length;
  at('legend').append(...order.map((state) => make('li', null, sign(state), states[state].word,
    make('span', { class: 'faint' }, ` ${number.format(counts[state] ?? 0)}`))));
  if (byHand) {
    at('legend').append(make('li', null, make('span', { class: 'sign by-hand' }, '\u00a0'), 'points by hand',
      make('span', { class: 'faint' }, ` ${number.format(byHand)}`)));
  }
}

// The keyboard: one place in the grid takes part in Tab, and arrow keys move it.

const target = (cell) => cell.querySelector('button') ?? cell;
const learnerOf = (cell) => learners[cell.parentElement.dataset.index];
let stop = null;

function stopAt(element) {
  stop?.setAttribute('tabindex', -1);
  stop = element;
  stop.setAttribute('tabindex', 0);
}

function moveTo(element) {
  stopAt(element);
  element.focus();
}

const steps = {
  ArrowUp: ({ y, x }) => [y - 1, x], ArrowDown: ({ y, x }) => [y + 1, x],
  ArrowLeft: ({ y, x }) => [y, x - 1], ArrowRight: ({ y, x }) => [y, x + 1],
  PageUp: ({ y, x }) => [Math.max(1, y - 15), x], PageDown: ({ y, x }) => [y + 15, x],
  Home: ({ y }, whole) => [whole ? 1 : y, 0], End: ({ y }, whole) => [whole ? Infinity : y, Infinity],
};

function listenToGrid() {
  const openAt = (cell) => open(learnerOf(cell), cell.cellIndex - lead);
  grid.addEventListener('keydown', (event) => {
    const cell = event.target.closest('th, td');
    if (!cell || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && cell.closest('tbody')) openAt(cell);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    fill(Infinity);
    // The heads are in line 0.
    const here = { y: shown.indexOf(learnerOf(cell)) + 1, x: cell.cellIndex };
    const [y, x] = step(here, event.ctrlKey);
    const learner = shown[Math.min(y, shown.length) - 1];
    const line = learner ? rows[learner.index] : head.rows[0];
    moveTo(target(line.cells[Math.max(0, Math.min(x, columns.length - 1))]));
  });
  grid.addEventListener('click', (event) => {
    const cell = event.target.closest('tbody :is(.who, .state)');
    if (!cell) return;
    moveTo(cell);
    openAt(cell);
  });
}

// A learner.

let opened = null;

function failureView({ title, text, drawing }) {
  return make('div', { class: 'failure' }, make('h4', null, title),
    ...(text ? [make('pre', null, text)] : []),
    ...(drawing ? [make('pre', { tabindex: 0, role: 'group', 'aria-label': 'Its messages' }, drawing)] : []));
}

function exerciseView(grade, index, isOpen) {
  const { number: short, title } = exercises[index];
  const view = make('section', { class: 'result' }, make('div', { class: 'head' },
    sign(grade.state, grade.byHand !== undefined),
    make('h3', null, `${short} · ${title} `, make('span', null, states[grade.state].word)),
    make('span', { class: 'points' }, grade.points === undefined ? 'no points yet' : `${grade.points} of ${most}`)));
  if (grade.byHand !== undefined) view.append(make('p', { class: 'hand' }, make('b', null, 'Points by hand'), ` ${grade.byHand}`));
  if (grade.note) view.append(make('p', { class: 'faint' }, `Note: ${grade.note}`));
  if (grade.failures?.length) {
    const count = grade.failures.length;
    view.append(make('details', { open: isOpen ? '' : undefined },
      make('summary', null, count === 1 ? 'what failed' : `${count} things failed`),
      ...grade.failures.map((failure) => failureView(failures[failure]))));
  }
  return view;
}

function open(learner, exercise = -1) {
  opened = learner;
  at('learner-name').replaceChildren(make('bdi', null, learner.name));
  const person = [learner.id === learner.name ? '' : learner.id, learner.email, learner.group];
  at('learner-line').replaceChildren(...person.filter(Boolean).flatMap((text) => [make('bdi', null, text), ' · ']),
    `${points(learner.points)} of ${number.format(most * exercises.length)} points · ${learner.passed} of ${exercises.length} passed`);
  const views = learner.grades.map((grade, index) => exerciseView(grade, index, index === exercise));
  at('learner-body').replaceChildren(make('div', { class: 'sheet' },
    ...(learner.fault ? [make('p', { class: 'result' }, `Nothing could be read: ${learner.fault}`)] : []), ...views));
  if (!at('learner').open) at('learner').showModal();
  at('learner-name').focus();
  at('learner').scrollTop = 0;
  if (exercise > 0) views[exercise].scrollIntoView();
}

function listenToLearner() {
  const step = (by) => {
    const next = shown[shown.indexOf(opened) + by];
    if (next) open(next);
  };
  at('before').addEventListener('click', () => step(-1));
  at('after').addEventListener('click', () => step(1));
  at('close').addEventListener('click', () => at('learner').close());
  at('learner').addEventListener('click', (event) => {
    if (event.target === at('learner') && event.offsetX < 0) at('learner').close();
  });
}

// Where the class is stuck.

function peopleView(group, exercise) {
  const people = make('div', { class: 'people' });
  const details = make('details', null, make('summary', null, 'who'), people);
  details.addEventListener('toggle', () => {
    if (people.childElementCount) return;
    people.append(...group.learners.map((index) => {
      const button = make('button', { type: 'button', class: 'link name' }, learners[index].name);
      button.addEventListener('click', () => open(learners[index], exercise));
      return button;
    }));
  });
  return details;
}

function groupsView(groups, exercise, index) {
  return make('ol', null, ...groups.map((group) => make('li', null,
    make('span', { class: 'count' }, make('b', null, `${group.learners.length}`), ` of ${exercise.begun}`),
    make('div', null, ...prose(group.title)),
    ...(group.more ? [make('div', { class: 'faint' }, ...prose(group.more))] : []),
    peopleView(group, index))));
}

function topicView({ exercise, index }) {
  const [first, rest] = [exercise.groups.slice(0, 4), exercise.groups.slice(4)];
  return make('article', { class: 'topic' },
    make('h3', null, `${exercise.number} · ${exercise.title}`),
    make('p', { class: 'faint' }, `${exercise.passed} of ${exercise.begun} who began have passed`),
    meter(percent(exercise.passed, exercise.begun)),
    groupsView(first, exercise, index),
    ...(rest.length ? [make('details', { class: 'rest' },
      make('summary', null, `${rest.length} more`), groupsView(rest, exercise, index))] : []),
    ...(exercise.question ? [make('blockquote', null, ...prose(exercise.question))] : []));
}

function showTopics() {
  const open = ({ exercise }) => exercise.begun - exercise.passed;
  const stuck = exercises.map((exercise, index) => ({ exercise, index }))
    .filter(({ exercise }) => exercise.groups.length).sort((a, b) => open(b) - open(a));
  at('topics').append(...(stuck.length ? stuck.map(topicView)
    : [make('p', null, 'Nowhere: all that was begun has passed.')]));
}

learners.forEach((learner, index) => { learner.index = index; });
showFigures();
showHead();
listenToGrid();
listenToLearner();
addEventListener('beforeprint', () => fill(Infinity));
// Each in its own time, so that no step of opening is long.
[showRows, showFilters, showTopics].forEach((show) => setTimeout(show));
