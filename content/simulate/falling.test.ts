import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { simulated as syllables } from '../games/gelembung-suku/simulated.ts';
import { simulated as bridges } from '../games/jembatan-sepuluh/simulated.ts';
import { simulated as harbour } from '../games/pelabuhan-halo/simulated.ts';
import falling from './learners/falling.ts';

const items = [
  ['jembatan-sepuluh', bridges],
  ['gelembung-suku', syllables],
  ['pelabuhan-halo', harbour],
] as const;

/** Of a play each day; three weeks after the month that goes well. */
const statesAfter = (item: (typeof items)[number][1], child: number, days: number) =>
  playChild(item, falling, { child, sittings: days, daysBetween: 1, seed: 12, report: true })
    .report ?? {};

test.each(items)(
  'of children who lose what they could, %s lets the report say so within three weeks',
  (_name, item) => {
    const all = Array.from({ length: 20 }, (_, child) => {
      const [before, after] = [statesAfter(item, child, 30), statesAfter(item, child, 51)];
      return Object.entries(before)
        .filter(([, { state }]) => state === 'Bisa sendiri')
        .map(([skill]) => after[skill]?.state);
    }).flat();

    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((state) => state === 'Perlu diulang').length / all.length).toBeGreaterThan(
      0.8,
    );
  },
);
