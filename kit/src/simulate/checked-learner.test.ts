import { expect, test } from 'vitest';
import { checkedLearner, LearnerError, type LearnerTask } from './index.ts';

const task: LearnerTask = {
  skill: 'see-5',
  level: 0,
  difficulty: -3,
  kind: 'new',
  help: 3,
  sitting: 1,
  day: 0,
};

test('passes on what a learner answers, and lets it keep things of its own', () => {
  const learner = checkedLearner((random: () => number) => ({
    tries: 0,
    answer({ help }: LearnerTask) {
      this.tries += 1;
      return { right: random() < 0.5 && help === 3, wants_help: this.tries > 1 };
    },
  }))(() => 0.1);

  expect(learner.answer(task)).toEqual({ right: true, wants_help: false });
  expect(learner.answer(task)).toEqual({ right: true, wants_help: true });
});

test('takes an answer that wishes nothing for one without help', () => {
  const learner = checkedLearner(() => ({ answer: () => ({ right: true }) }))(() => 0);

  expect(learner.answer(task)).toEqual({ right: true, wants_help: false });
});

test.each([
  ['no function', { answer: () => ({ right: true, wants_help: false }) }],
  ['nothing', undefined],
])('refuses a default export that is %s', (_, exported) => {
  expect(() => checkedLearner(exported)).toThrow(LearnerError);
});

test.each([
  ['no learner', () => undefined],
  ['a learner without answer', () => ({ reply: () => true })],
  ['an answer that is a number', () => ({ answer: () => 1 })],
  ['a wish that is no boolean', () => ({ answer: () => ({ right: true, wants_help: 1 }) })],
  ['a promise', () => ({ answer: async () => ({ right: true, wants_help: false }) })],
])('refuses %s', (_, make) => {
  expect(() => checkedLearner(make)(() => 0).answer(task)).toThrow(LearnerError);
});
