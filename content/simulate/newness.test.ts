import type { TaskLine } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { hoursOf, tasksUntilLittleIsNew } from './newness.ts';

const some: Omit<TaskLine, 'task'> = {
  skill: 'sums',
  state: 'learning',
  level: 0,
  difficulty: 0,
  kind: 'practice',
  help: 0,
  first_try: true,
  right: true,
};
const childWith = (ids: readonly number[]) => ({
  child: 1,
  sittings: [{ day: 0, tasks: ids.map((id) => ({ ...some, task: `${id}` })) }],
  skills: {},
});
const counting = (many: number) => Array.from({ length: many }, (_, at) => at);

test('ends where of twenty-five tasks fewer than five are new, with help or without', () => {
  const old = counting(60).map(() => 3);

  expect(tasksUntilLittleIsNew(childWith(counting(40)))).toBe(40);
  expect(tasksUntilLittleIsNew(childWith([...counting(40), ...old]))).toBe(61);
  const everyFifth = counting(200).map((at) => (at % 5 === 0 ? at : 0));
  expect(tasksUntilLittleIsNew(childWith(everyFifth))).toBe(200);
  expect(hoursOf(240)).toBe(1);
});
