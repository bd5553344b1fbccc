import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import { readLearning } from '../../save/chooser.ts';
import {
  beginWith,
  chooseTask,
  freshState,
  type LearningState,
  makePlan,
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
    level: Math.floor(i / 10),
    difficulty: at * 1.5 - 3 + i * 0.08,
    proves: i >= 20,
  })),
);
const plan = makePlan({ skills, tasks, target: 0.82 });

/** Plays on; each sitting of six begins from a save. */
const played = (from: LearningState, count: number, missed: readonly number[] = []) => {
  let state = from;
  const chosen: string[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { at: place } = state;
    const day = Math.floor(place / 6);
    const choose = (known: LearningState) =>
      chooseTask(plan, known, { day, at: place % 6, random: seeded(place * 31) });
    const assignment = choose(state);
    const outcome = { right: !missed.includes(place), help: assignment.help, day };
    chosen.push(`${assignment.task.skill} ${assignment.kind} ${assignment.task.level}`);
    state = settleTask(plan, state, { assignment, outcome, choose });
    if (place % 6 === 5) state = readLearning(JSON.parse(JSON.stringify(state))) ?? state;
  }
  return { state, chosen };
};

test('goes on three tasks after a slip as without it, across sittings and saves', () => {
  const smooth = played(freshState(), 64).chosen;

  for (let slip = 0; slip < 60; slip += 1)
    expect(played(freshState(), slip + 4, [slip]).chosen[slip + 3], `slip at ${slip}`).toBe(
      smooth[slip + 3],
    );
});

test('answers to the slip at the two tasks after it, and holds what was shown', () => {
  const smooth = played(freshState(), 22);
  const slipped = played(freshState(), 22, [21]);
  const [last = ''] = slipped.chosen.slice(-1);
  const skill = last.split(' ')[0] ?? '';

  expect(slipped.state.skills[skill]?.firsts).toMatch(/0$/);
  expect(slipped.state.domains.number?.ability).toBeLessThan(
    smooth.state.domains.number?.ability ?? 0,
  );
  expect(played(slipped.state, 1).chosen[0]).toMatch(new RegExp(`^${skill} `));
});

test('ends with a second miss, and never begins where much goes wrong', () => {
  expect(played(freshState(), 26, [24]).state.counterfactual?.rights).toBe(1);
  expect(played(freshState(), 26, [24, 25]).state.counterfactual).toBeUndefined();
  expect(played(freshState(), 24, [17, 20, 23]).state.counterfactual).toBeUndefined();
  expect(played(freshState(), 40, [24]).state.counterfactual).toBeUndefined();
});

test('masters nothing that the server has not seen', () => {
  const { state } = played(freshState(), 60);
  const slipped = played(state, 3, [state.at]).state;

  const begun = beginWith(plan, slipped, { shown: {}, start: 0 });

  const known = [begun, begun.counterfactual?.state ?? begun].flatMap(({ skills: each }) =>
    Object.values(each),
  );
  expect(slipped.counterfactual?.rights).toBe(2);
  expect(known.some(({ mastered }) => mastered)).toBe(false);
});
