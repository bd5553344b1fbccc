import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import {
  beginWith,
  chooseTask,
  freshState,
  type LearningState,
  makePlan,
  settleTask,
} from './index.ts';

const skills = ['one', 'two', 'three'].map((id, at) => ({
  id,
  domain: 'number',
  needs: at === 0 ? [] : [['one', 'two', 'three'][at - 1] ?? ''],
}));
const tasks = skills.flatMap(({ id: skill }, at) =>
  Array.from({ length: 40 }, (_, i) => ({
    id: `${skill}-${i}`,
    skill,
    level: i % 3,
    difficulty: at - 2.5 + (i % 3) * 0.8,
    proves: i % 3 === 2,
  })),
);
const plan = makePlan({ skills, tasks, target: 0.82 });
const shown = { one: { marks: '1'.repeat(42), from: 1, to: 90 } };

const played = (isRight: (at: number) => boolean, saved: LearningState = freshState()) => {
  let state = beginWith(plan, saved, { shown, start: 0.5, isSteady: true });
  const names: string[] = [];
  for (let at = 0; at < 60; at += 1) {
    const assignment = chooseTask(plan, state, { day: 100 + at, at: at % 6, random: seeded(at) });
    names.push(`${assignment.kind} ${assignment.help} ${assignment.task.id}`);
    const outcome = { right: isRight(at), help: assignment.help, day: 100 + at };
    state = settleTask(plan, state, { assignment, outcome });
  }
  return { state, names };
};

test('gives the same tasks to who is always right, never right and now and then', () => {
  const [always, never, sometimes] = [() => true, () => false, (at: number) => at % 3 === 0].map(
    (isRight) => played(isRight).names,
  );

  expect(never).toEqual(always);
  expect(sometimes).toEqual(always);
});

test('gives every skill within reach its turn, without help, and no task twice in a row', () => {
  const { names } = played(() => false);

  for (const id of ['one', 'two', 'three'])
    expect(names.filter((name) => name.includes(`${id}-`)).length).toBe(20);
  expect(names.every((name) => name.includes(' 0 '))).toBe(true);
  expect(names.some((name, at) => name === names[at + 1])).toBe(false);
});

test('moves no estimate, and what was known before is there when the switch is off again', () => {
  const before = played(() => true).state;
  const known: LearningState = {
    ...freshState(),
    domains: { number: { ability: 1.4, seen: 9, lean: 1 } },
  };

  const { state } = played((at) => at % 2 === 0, known);
  const { isSteady, ...saved } = state;

  expect([before.domains, before.skills]).toEqual([{}, {}]);
  expect([isSteady, saved.domains]).toEqual([true, known.domains]);
  expect(beginWith(plan, saved, { shown: null, start: 0 }).isSteady).toBeUndefined();
});
