import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import climbing from '../../../simulate/learners/climbing.ts';
import { simulated } from '../simulated.ts';
import { bank } from './bank.ts';
import { skillIds } from './levels.ts';

test('proves each skill with boards that are alike in difficulty, and many of them', () => {
  for (const skill of skillIds) {
    const proving = bank.filter((task) => task.skill === skill && task.proves);
    const difficulties = proving.map(({ difficulty }) => difficulty);

    expect(proving.length, skill).toBeGreaterThanOrEqual(30);
    expect(Math.max(...difficulties) - Math.min(...difficulties), skill).toBeLessThanOrEqual(1.5);
  }
});

test('lets children who are able and grow show what they can', () => {
  const shown = Array.from({ length: 30 }, (_, child) =>
    playChild(simulated, climbing, { child, sittings: 20, daysBetween: 1, seed: 7 }),
  ).map(({ skills }) => Object.values(skills).filter(({ state }) => state === 'mastered').length);

  expect(shown.reduce((sum, each) => sum + each, 0) / shown.length).toBeGreaterThan(0.8);
});
