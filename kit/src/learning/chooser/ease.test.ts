import { expect, test } from 'vitest';
import { ease } from './ease.ts';
import { nextNew } from './frontier.ts';
import { makePlan } from './plan.ts';
import { freshSkillState, freshState, type LearningState, type SkillState } from './state.ts';

const knowing = (skills: Record<string, Partial<SkillState>>): LearningState => ({
  ...freshState(),
  at: 100,
  skills: Object.fromEntries(
    Object.entries(skills).map(([id, known]) => [
      id,
      { ...freshSkillState(), introduced: 4, last: 99, ...known },
    ]),
  ),
});

test.each([
  ['all goes right', { one: '11111111', two: '1hh11111' }, 0.18],
  ['one of sixteen was a slip', { one: '11111111', two: '11101111' }, 0.18],
  ['four of five go right', { one: '11011101', two: 'h1101111' }, 0],
  ['three of four go right with help', { one: 'hh0hhh0h', two: 'hhhh0hhh' }, 0],
  ['a few tasks went right', { one: '11111111' }, 0],
])('where %s the aim moves so far', (_, firsts, moved) => {
  const state = knowing(
    Object.fromEntries(Object.entries(firsts).map(([id, each]) => [id, { firsts: each }])),
  );

  expect(ease(state)).toBeCloseTo(moved, 5);
});

test('what was played long ago says nothing of today', () => {
  const old = { firsts: '11111111', last: 60 };

  expect(ease(knowing({ one: old, two: old, three: { firsts: '10101010' } }))).toBe(0);
});

const plan = makePlan({
  skills: [
    { id: 'letters', domain: 'reading', needs: [] },
    { id: 'sounds', domain: 'reading', needs: ['letters'] },
    { id: 'words', domain: 'reading', needs: ['letters'] },
  ],
  tasks: ['letters', 'sounds', 'words'].flatMap((skill) =>
    Array.from({ length: 12 }, (_, at) => ({
      ...{ id: `${skill}-${at}`, skill, level: 0 },
      ...{ difficulty: -1, proves: at > 5 },
    })),
  ),
  target: 0.85,
});

test.each([
  ['is still being introduced', 2, undefined],
  ['is past its introduction and not sure yet', 4, 'words'],
])('a skill that %s holds up what does not stand on it, or lets it come', (_, introduced, next) => {
  const state = knowing({
    letters: { stands: true },
    sounds: { introduced, firsts: '0h10', seen: 4 },
  });

  expect(nextNew(plan, state)?.id).toBe(next);
});
