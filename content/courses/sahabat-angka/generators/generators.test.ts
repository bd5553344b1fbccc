import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import byHeart from '../../../simulate/learners/by-heart.ts';
import { course } from '../course.ts';
import { isPlayable } from '../playable.ts';
import { simulated } from '../simulated.ts';

const banks = course.lessons.map(({ id, play }) => ({ id, bank: play.bank }));

test.each(banks)('gives $id many tasks, each of which can be won', ({ bank }) => {
  expect(bank.length).toBeGreaterThanOrEqual(60);
  for (const task of bank) expect(isPlayable(task), task.id).toBe(true);
});

test.each(banks)('offers in $id nothing twice beside each other', ({ bank }) => {
  for (const { id, args } of bank)
    for (const choices of [args.choices, args.among, args.endings, args.heads])
      if (Array.isArray(choices))
        expect(new Set<string | number>(choices).size, id).toBe(choices.length);
});

test('calls nobody able who knows by heart what came before, and nothing else', () => {
  const count = 5 * simulated.skills.length;
  const states = Array.from({ length: 10 }, (_, child) =>
    playChild(simulated, byHeart, { child, sittings: count, daysBetween: 1, seed: 7 }),
  ).flatMap(({ skills }) => Object.values(skills).map(({ state }) => state));

  expect(states).not.toContain('mastered');
});
