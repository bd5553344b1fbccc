import { seeded } from '@nobi/kit/guest';
import { type Cut, polar, slicesOf } from '@nobi/kit/slices';
import { expect, test } from 'vitest';
import { fairCuts } from './aim.ts';
import { cutAlong, endFor, level, upright, withCut } from './knife.ts';

const shares = (shape: 'round' | 'box', cuts: readonly Cut[]): number[] =>
  slicesOf(shape, cuts).map(({ share }) => share);

test('cuts two to twelve equal pieces of either shape', () => {
  for (const shape of ['round', 'box'] as const)
    for (const parts of [2, 3, 4, 6, 8, 12]) {
      const found = shares(shape, fairCuts(shape, parts));

      expect(found.length, `${shape} ${parts}`).toBe(parts);
      for (const share of found) expect(share).toBeCloseTo(1 / parts, 9);
    }
});

test('loses and invents nothing, however wildly it is cut', () => {
  const random = seeded(11);
  for (let turn = 0; turn < 300; turn += 1)
    for (const shape of ['round', 'box'] as const) {
      let cuts: Cut[] = [];
      for (let i = 0; i < 6; i += 1) {
        const spot = () => ({ x: random() * 2.6 - 1.3, y: random() * 2 - 1 });
        const cut = cutAlong(shape, spot(), spot());
        cuts = (cut && withCut(shape, cuts, cut)) ?? cuts;
      }

      const found = shares(shape, cuts);

      expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    }
});

test('leads a stroke that nearly meets the middle through it, and leaves others alone', () => {
  const nearly = cutAlong('round', { x: 0.1, y: -1.2 }, { x: 0.12, y: 1.1 });
  const beside = cutAlong('round', { x: 0.5, y: -1.2 }, { x: 0.5, y: 1.1 });

  expect(nearly && shares('round', [nearly])[0]).toBeCloseTo(0.5, 9);
  expect(beside && Math.min(...shares('round', [beside]))).toBeLessThan(0.25);
});

test('cuts from the rim to the middle only, if the stroke stops there', () => {
  const cut = cutAlong('round', { x: 0, y: -1.3 }, { x: 0.1, y: -0.1 });

  expect(cut?.to).toEqual({ x: 0, y: 0 });
  expect(cut?.from.y).toBeCloseTo(-1, 2);
});

test('straightens a stroke over a box that is nearly straight', () => {
  const down = cutAlong('box', { x: 0.4, y: -1 }, { x: 0.5, y: 1 });
  const across = cutAlong('box', { x: -1.4, y: 0.1 }, { x: 1.4, y: -0.1 });

  expect(down).toEqual(upright(0.45));
  expect(across).toEqual(level(0));
});

test('takes no stroke for a tap, and no cut twice', () => {
  const cuts = fairCuts('round', 4);

  expect(cutAlong('round', { x: 0.5, y: 0.5 }, { x: 0.6, y: 0.5 })).toBeNull();
  expect(withCut('round', cuts, { from: polar(0.02), to: polar(Math.PI + 0.02) })).toBeNull();
  expect(withCut('round', cuts, { from: polar(0), to: { x: 0, y: 0 } })).toBeNull();
});

test('opens only the missing half when a cut runs on over an old one', () => {
  const cuts = withCut('round', [{ from: polar(0), to: { x: 0, y: 0 } }], {
    from: polar(0),
    to: polar(Math.PI),
  });

  expect(cuts?.length).toBe(2);
  expect(cuts && shares('round', cuts)).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)]);
});

test('takes a tap near the rim for a place on it, and the middle only for the second tap', () => {
  expect(endFor('round', { x: 0, y: -1.1 }, false)?.y).toBeCloseTo(-1, 9);
  expect(endFor('round', { x: 0, y: -0.1 }, false)).toBeNull();
  expect(endFor('round', { x: 0, y: -0.1 }, true)).toEqual({ x: 0, y: 0 });
  expect(endFor('box', { x: 0.3, y: -0.9 }, false)?.y).toBeCloseTo(-0.82, 9);
});
