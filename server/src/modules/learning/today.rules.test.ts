import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseToday, type TodayChild, type TodayItem } from './today.rules.ts';

type Kind = TodayItem['kind'];
const item = (kind: Kind, ages: [number, number], skills: Record<string, string[]>) => ({
  kind,
  ageMin: ages[0],
  ageMax: ages[1],
  skills: Object.entries(skills).map(([skill, needs]) => ({ id: skill, needs })),
});

const items: readonly TodayItem[] = [
  { id: 'bridge', ...item('game', [5, 7], { bonds: ['count'], add: ['bonds'] }) },
  { id: 'friends', ...item('course', [4, 6], { count: [], bonds: ['count'] }) },
  { id: 'stall', ...item('game', [8, 11], { fractions: ['add'] }) },
  { id: 'robot', ...item('game', [5, 8], { steps: [] }) },
  { id: 'paint', ...item('tool', [4, 9], { colours: [] }) },
];

const fresh: TodayChild = {
  years: undefined,
  shown: [],
  day: 20_000,
  isSteady: false,
  goal: undefined,
};
const marks = (id: string, text: string, [from, to]: [number, number]) => ({
  id,
  marks: text,
  from,
  to,
});
const mastered = (id: string, to: number) => marks(id, '1'.repeat(22), [to - 4, to]);

const chosen = (child: Partial<TodayChild>) => chooseToday(items, { ...fresh, ...child });
const ids = (child: Partial<TodayChild>) => chosen(child).map(({ id }) => id);

test.each([
  [4, 'friends'],
  [6.5, 'bridge'],
  [9, 'stall'],
])('a child of %d who has played nothing begins with what is made for that age', (years, first) => {
  expect(chosen({ years })[0]).toMatchObject({ id: first, why: 'start' });
});

test('nobody has said an age: the first of the catalogue, and something of another kind beside it', () => {
  const three = chosen({});

  expect(three[0]).toEqual({ kind: 'game', id: 'bridge', why: 'start' });
  expect(new Set(three.map(({ kind }) => kind)).size).toBeGreaterThan(1);
});

test('goes on with what is being learnt, the newest first', () => {
  const shown = [marks('steps', '10', [19_990, 19_991]), marks('bonds', '101', [19_995, 19_999])];

  expect(chosen({ years: 6, shown })[0]).toMatchObject({ id: 'bridge', why: 'learning' });
});

test('what is known and fading comes before what is new, the faintest first', () => {
  const shown = [
    mastered('steps', 19_900),
    mastered('count', 19_980),
    marks('add', '1', [1, 19_999]),
  ];

  const [first, second] = chosen({ years: 6, shown });

  expect(first).toMatchObject({ id: 'robot', why: 'review' });
  expect(second).toMatchObject({ id: 'friends', why: 'review' });
});

test('what was shown a moment ago is not looked at again', () => {
  const shown = [mastered('steps', 20_000)];

  expect(chosen({ years: 6, shown }).map(({ why }) => why)).not.toContain('review');
  expect(ids({ years: 6, shown })[0]).not.toBe('robot');
});

test('opens a new skill only where what it stands on is known or behind the child', () => {
  const ready = chosen({ years: 9, shown: [mastered('add', 20_000)] });
  const notYet = chosen({ years: 9, shown: [marks('count', '1', [20_000, 20_000])] });

  expect(ready.find(({ id }) => id === 'stall')?.why).toBe('learning');
  expect(notYet.find(({ id }) => id === 'stall')?.why).toBe('start');
});

test.each([
  [{ kind: 'skill', id: 'fractions' } as const, 'stall'],
  [{ kind: 'tool', id: 'paint' } as const, 'paint'],
])('the goal of the adult comes first, whatever was shown: %j', (goal, first) => {
  const shown = [mastered('steps', 19_900)];

  const three = chosen({ years: 6, shown, goal });

  expect(three[0]).toMatchObject({ id: first, why: 'goal' });
  expect(three[1]).toMatchObject({ id: 'robot', why: 'review' });
});

test('a goal that has left the shelf is no goal', () => {
  expect(ids({ years: 6, goal: { kind: 'game', id: 'gone' } })).toEqual(ids({ years: 6 }));
});

test('a level that stays looks at age and day alone, and gives everything its turn', () => {
  const shown = [mastered('steps', 19_900), marks('bonds', '0000', [19_999, 20_000])];
  const steady = (day: number, more = {}) => ids({ years: 6, isSteady: true, day, ...more });

  expect(steady(20_000, { shown })).toEqual(steady(20_000));
  const firsts = [0, 1, 2, 3].map((later) => steady(20_000 + later)[0]);
  expect(new Set(firsts).size).toBe(4);
  expect(firsts).not.toContain('stall');
});

const anyChild = fc.record({
  years: fc.option(fc.double({ min: 3, max: 14, noNaN: true }), { nil: undefined }),
  shown: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('count', 'bonds', 'add', 'fractions', 'steps', 'elsewhere'),
      marks: fc.stringMatching(/^[01]{1,42}$/),
      from: fc.integer({ min: 19_000, max: 19_500 }),
      to: fc.integer({ min: 19_500, max: 20_001 }),
    }),
    { selector: ({ id }) => id },
  ),
  day: fc.constant(20_000),
  isSteady: fc.boolean(),
  goal: fc.option(fc.record({ kind: fc.constant('skill' as const), id: fc.constant('add') }), {
    nil: undefined,
  }),
});

test('whatever a child has shown: the same three for the same child, each once and of the catalogue', () => {
  void fc.assert(
    fc.property(anyChild, fc.integer({ min: 0, max: items.length }), (child, count) => {
      const some = items.slice(0, count);

      const three = chooseToday(some, child);

      expect(three).toEqual(chooseToday(some, child));
      expect(three.length).toBe(child.isSteady && count > 0 ? three.length : Math.min(3, count));
      expect(new Set(three.map(({ id }) => id)).size).toBe(three.length);
      expect(three.every(({ id }) => some.some((each) => each.id === id))).toBe(true);
      expect(three.length > 0).toBe(count > 0);
    }),
  );
});

/** Six weeks of one who plays what comes first each day and gets better at it. */
test('leads a child from the first things on, and comes back to them', () => {
  let shown: TodayChild['shown'] = [];
  const path: string[] = [];
  for (let day = 20_000; day < 20_042; day += 1) {
    const first = chosen({ years: 5, shown, day })[0];
    path.push(`${first?.why} ${first?.id}`);
    const skills = items.find(({ id }) => id === first?.id)?.skills ?? [];
    shown = [
      ...shown.filter(({ id }) => !skills.some((each) => each.id === id)),
      ...skills.map(({ id }) => {
        const before = shown.find((each) => each.id === id);
        const more = `${before?.marks ?? ''}111111`.slice(-42);
        return marks(id, more, [before?.from ?? day, day]);
      }),
    ];
  }

  expect(path[0]).toBe('start friends');
  expect(new Set(path.map((each) => each.split(' ')[1])).size).toBeGreaterThan(2);
  expect(path.filter((each) => each.startsWith('review')).length).toBeGreaterThan(2);
  expect(path.slice(1).some((each) => each === 'learning bridge')).toBe(true);
});
