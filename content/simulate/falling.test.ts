import { expect, test } from 'vitest';
import { simulated } from '../games/jembatan-sepuluh/simulated.ts';
import { ofHundredTaken, takenBackInTime } from './taken-back.ts';

test('of children who lose what they could, the report says so within three weeks', () => {
  const all = takenBackInTime(simulated, 0.3, { children: 15, seed: 12 });

  expect(all.length).toBeGreaterThan(30);
  expect(ofHundredTaken(all)).toBeGreaterThanOrEqual(95);
});
