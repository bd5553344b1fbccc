import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import { type Claim, freshClaim } from '../claim/claim.ts';
import { weigh } from '../claim/weigh.ts';
import { inQuestion } from './frontier.ts';
import {
  beginWith,
  chooseTask,
  freshState,
  isMastered,
  type LearningState,
  makePlan,
  mayProve,
  settleTask,
} from './index.ts';

const skills = [
  { id: 'one', domain: 'number', needs: [] },
  { id: 'two', domain: 'number', needs: ['one'] },
];
const tasks = skills.flatMap(({ id: skill }, at) =>
  Array.from({ length: 30 }, (_, i) => ({
    id: `${skill}-${i}`,
    skill,
    level: i % 3,
    difficulty: at * 1.5 - 3 + (i % 3) * 0.8,
    proves: i % 3 === 2,
  })),
);
const plan = makePlan({ skills, tasks, target: 0.82 });

/** Flawless sittings, and what the server would count and weigh of them. */
const played = (count: number) => {
  let state: LearningState = freshState();
  const shown: Record<string, { marks: string; from: number; to: number; claim: Claim }> = {};
  for (let at = 0; at < count; at += 1) {
    const day = 100 + Math.floor(at / 6);
    const assignment = chooseTask(plan, state, { day, at: at % 6, random: seeded(at) });
    const { task, kind, help } = assignment;
    if (task.proves && help === 0 && mayProve(kind)) {
      const before = shown[task.skill] ?? { marks: '', from: day, to: day, claim: freshClaim() };
      const claim = weigh(before.claim, { day, right: true, unaided: true });
      shown[task.skill] = { ...before, marks: `${before.marks}1`.slice(-42), to: day, claim };
    }
    state = settleTask(plan, state, { assignment, outcome: { right: true, help, day } });
  }
  return { state, shown };
};

const one = { id: 'one' };

test('goes on as it was where the save and what was shown agree', () => {
  const { state, shown } = played(80);

  const begun = beginWith(plan, state, { shown, start: 0 });

  expect(isMastered(state, one)).toBe(true);
  expect(begun.skills).toEqual(state.skills);
});

test("carries no mastery of a sibling's, a guest's or an old phone's save", () => {
  const { state } = played(80);

  const begun = beginWith(plan, state, { shown: {}, start: 0 });

  expect(plan.skills.map((skill) => isMastered(begun, skill))).toEqual([false, false]);
  expect(begun.skills.one?.proof.trail).toBe('');
  expect(inQuestion(plan, begun, 200), 'asked again because a report says so').toEqual([]);
  expect(begun.skills.one?.introduced).toBe(state.skills.one?.introduced);
});

test("takes what a report says from the server, whatever a sibling's save says", () => {
  const { state, shown } = played(140);
  const hers = Object.fromEntries(
    Object.entries(shown).map(([id, skill]) => [id, { ...skill, claim: freshClaim() }]),
  );

  const questioned = (claimed: typeof shown) =>
    inQuestion(plan, beginWith(plan, state, { shown: claimed, start: 0 }), 200).map(({ id }) => id);

  expect(questioned(shown), 'her own, not asked for a week').toContain('one');
  expect(questioned(hers)).toEqual([]);
});

test('knows again on a new phone what was shown, without its save', () => {
  const shown = { one: { marks: '1'.repeat(21), from: 100, to: 103 } };

  const begun = beginWith(plan, freshState(), { shown, start: 1 });

  expect(isMastered(begun, one)).toBe(true);
  expect(begun).toMatchObject({ start: 1, placing: null });
  expect('two' in begun.skills).toBe(false);
});

test('believes neither one good day nor a guesser', () => {
  const day = { one: { marks: '1'.repeat(42), from: 100, to: 100 } };
  const luck = { one: { marks: '10110'.repeat(8), from: 100, to: 120 } };
  const mastered = played(80).state;

  for (const shown of [day, luck])
    for (const state of [freshState(), mastered])
      expect(isMastered(beginWith(plan, state, { shown, start: 0 }), one)).toBe(false);
});

test('begins where age and class let expect, and never moves a child who has begun', () => {
  const { state } = played(10);

  expect(beginWith(plan, freshState(), { shown: {}, start: 1.5 }).start).toBe(1.5);
  expect(beginWith(plan, state, { shown: null, start: 1.5 })).toEqual(state);
});

test.each([-1, 0, 1.5, 3])('finds the frontier within twelve tasks, begun at %d', (start) => {
  for (const ability of [-4, -1.5, 0, 2, 6]) {
    let state = beginWith(plan, freshState(), { shown: {}, start });
    let count = 0;
    while (state.placing && count < 20) {
      const assignment = chooseTask(plan, state, { day: 1, at: count, random: seeded(count) });
      const right = ability > assignment.task.difficulty;
      const outcome = { right, help: assignment.help, day: 1 };
      state = settleTask(plan, state, { assignment, outcome });
      count += 1;
    }

    expect(count, `ability ${ability}`).toBeLessThanOrEqual(12);
  }
});
