import { expect, test } from 'vitest';
import { simulated as numbers } from '../courses/sahabat-angka/simulated.ts';
import { evenly, follow, isFoundInTime, ofHundredSkills } from './honesty.ts';

test('a report finds within four weeks what able children can do of the fourteen skills of Sahabat Angka', () => {
  const all = follow(numbers, evenly(0.95), { weeks: 8, perDay: 2, children: 8, seed: 16 });

  expect(all.length).toBe(8 * 14);
  expect(ofHundredSkills(all, isFoundInTime)).toBeGreaterThanOrEqual(85);
});
