import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { simulated as course } from '../courses/kode-pertamaku/simulated.ts';
import { simulated as game } from '../games/jembatan-sepuluh/simulated.ts';
import { afterSlips } from './one-slip.ts';
import { playRow, rows } from './table.ts';

const items = [
  { name: 'jembatan-sepuluh', item: game },
  { name: 'kode-pertamaku', item: course },
];
const quick = rows.filter(({ name }) => ['growing', 'flawless', 'guessing', 'weak'].includes(name));

for (const { name, item } of items)
  test.each(quick)(`leads a few children who are $name through ${name} as it should`, (row) => {
    row.demand(playRow(item, row, 12), item);
  });

test('gives the same line for the same seed, and another for another', () => {
  const [growing] = rows;
  if (!growing) throw new Error('no learner is shipped');
  const play = (seed: number) =>
    playChild(game, growing.learner, { child: 1, sittings: 3, daysBetween: 1, seed });

  expect(play(7)).toEqual(play(7));
  expect(play(8)).not.toEqual(play(7));
});

test('says of each task and each skill what the line promises', () => {
  const [growing] = rows;
  if (!growing) throw new Error('no learner is shipped');
  const line = playChild(game, growing.learner, { child: 4, sittings: 2, daysBetween: 3, seed: 1 });

  expect(line.child).toBe(4);
  expect(line.sittings.map(({ day }) => day)).toEqual([0, 3]);
  expect(Object.keys(line.skills)).toEqual(game.skills);
  expect(Object.keys(line.sittings[0]?.tasks[0] ?? {}).toSorted()).toEqual([
    'difficulty',
    'first_try',
    'help',
    'kind',
    'level',
    'right',
    'skill',
    'state',
    'task',
  ]);
  expect(line.sittings[0]?.tasks[0]?.state).toBe('new');
});

test.each(items)(
  'chooses three tasks after a slip what it would have without it: $name',
  ({ item }) => {
    const { changed, places } = afterSlips(item, { sessions: 6, step: 1 });

    expect(places).toBeGreaterThan(25);
    expect(changed).toEqual([]);
  },
);

test('says with --report what the adult would read of each skill', () => {
  const reportOf = (name: string) => {
    const learner = rows.find((row) => row.name === name)?.learner;
    if (!learner) throw new Error(`no learner ${name} is shipped`);
    const options = { child: 1, sittings: 30, daysBetween: 1, seed: 3, report: true };
    return playChild(game, learner, options).report ?? {};
  };

  const states = (name: string) => Object.values(reportOf(name)).map(({ state }) => state);
  expect(new Set(states('flawless'))).toEqual(new Set(['Bisa sendiri']));
  expect(Object.keys(reportOf('flawless'))).toEqual(game.skills);
  expect(states('guessing')).not.toContain('Bisa sendiri');
  expect(states('leaning on help')).not.toContain('Bisa sendiri');
  expect(states('leaning on help')).toContain('Bisa dengan bantuan');
});

test.each(['guessing', 'leaning on help', 'replaying answers'])(
  'calls none of ten children who are %s able, in sixty sittings',
  (name) => {
    const learner = rows.find((row) => row.name === name)?.learner;
    if (!learner) throw new Error(`no learner ${name} is shipped`);

    const states = Array.from({ length: 10 }, (_, child) =>
      playChild(game, learner, { child, sittings: 60, daysBetween: 1, seed: 11, report: true }),
    ).flatMap(({ report = {} }) => Object.values(report).map(({ state }) => state));

    expect(states.length).toBeGreaterThan(0);
    expect(states).not.toContain('Bisa sendiri');
  },
);
