import { expect, test } from 'vitest';
import { simulated as numbers } from '../courses/sahabat-angka/simulated.ts';
import { simulated as syllables } from '../games/gelembung-suku/simulated.ts';
import { simulated as bridges } from '../games/jembatan-sepuluh/simulated.ts';
import { ofHundredTaken, takenBackInTime } from './taken-back.ts';

const items = [
  ['jembatan-sepuluh', bridges],
  ['gelembung-suku', syllables],
  ['sahabat-angka', numbers],
] as const;

test.each(items)(
  'of children who lose what they could, %s lets the report say so within three weeks',
  (_name, item) => {
    const all = takenBackInTime(item, 0.3, { children: 15, seed: 12 });

    expect(all.length).toBeGreaterThan(30);
    expect(ofHundredTaken(all)).toBeGreaterThanOrEqual(95);
  },
);
