import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { course } from '../course.ts';
import { isPlayable } from '../playable.ts';
import { simulated } from '../simulated.ts';

const banks = course.lessons.map(({ id, play }) => ({ id, bank: play.bank }));

test.each(banks)('gives $id many tasks, each another question that can be won', ({ bank }) => {
  const questions = bank.map(({ activity, args }) => `${activity} ${JSON.stringify(args)}`);

  expect(bank.length).toBeGreaterThanOrEqual(70);
  expect(new Set(questions).size).toBe(bank.length);
  for (const task of bank) expect(isPlayable(task), task.id).toBe(true);
});

test('names what does not fit by mistakes that differ from what is right', () => {
  for (const { bank } of banks)
    for (const { id, args } of bank)
      for (const choices of [args.programs, args.choices])
        if (Array.isArray(choices))
          expect(new Set<string | number>(choices).size, id).toBe(choices.length);
});

test('calls nobody able who knows by heart what came before and guesses the rest', () => {
  const byHeart = (random: () => number) => {
    const seen = new Set<string>();
    return {
      answer({ skill, level, difficulty }: { skill: string; level: number; difficulty: number }) {
        const task = `${skill} ${level} ${difficulty}`;
        const right = seen.has(task) || random() < 0.3;
        seen.add(task);
        return { right, wants_help: false };
      },
    };
  };
  const states = Array.from({ length: 20 }, (_, child) =>
    playChild(simulated, byHeart, { child, sittings: 40, daysBetween: 1, seed: 7 }),
  ).flatMap(({ skills }) => Object.values(skills).map(({ state }) => state));

  expect(states).not.toContain('mastered');
});
