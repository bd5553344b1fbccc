import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import { freshClaim } from '../claim/claim.ts';
import { chooseTask, freshState, type LearningState, makePlan, settleTask } from './index.ts';
import { isLook } from './state.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const skills = ids.map((id) => ({ id, domain: 'number', needs: [] }));
const plan = makePlan({
  skills,
  target: 0.8,
  tasks: ids.flatMap((skill) =>
    Array.from({ length: 30 }, (_, at) => ({
      id: `${skill}-${at}`,
      skill,
      level: 0,
      difficulty: at / 30 - 1,
      proves: true,
    })),
  ),
});

/** A month in which everything went right, eight tasks a day. */
const able = (): LearningState => {
  let state = freshState();
  for (let day = 100; day < 130; day += 1)
    for (let at = 0; at < 8; at += 1) {
      const choose = (from: LearningState) =>
        chooseTask(plan, from, { day, at, random: seeded(day * 31 + at) });
      const assignment = choose(state);
      const outcome = { right: true, help: assignment.help, day };
      state = settleTask(plan, state, { assignment, outcome, choose });
    }
  return state;
};

/** What a report says of the first so many is in doubt, and of the others it says nothing yet. */
const doubted = (count: number): LearningState => {
  const state = able();
  const inDoubt = { ...freshClaim(), isAlone: true, wasAlone: true, doubt: 1 };
  const changed = ids.map((id, at) => {
    const claim = at < count ? inDoubt : freshClaim();
    return [id, { ...state.skills[id], claim }];
  });
  return { ...state, skills: { ...state.skills, ...Object.fromEntries(changed) } };
};

/** Of eight places, how many look again at what is in doubt. */
const looks = (count: number): number => {
  const state = doubted(count);
  return Array.from({ length: 8 }, (_, at) => {
    const choice = { day: 130, at, random: seeded(at) };
    const { task, kind } = chooseTask(plan, { ...state, at: 240 + at }, choice);
    return isLook(kind) && ids.indexOf(task.skill) < count;
  }).filter(Boolean).length;
};

test('where what three reports say is in doubt at once, more places look again', () => {
  expect(looks(3)).toBeGreaterThan(looks(2));
  expect(looks(3)).toBeGreaterThanOrEqual(4);
});
