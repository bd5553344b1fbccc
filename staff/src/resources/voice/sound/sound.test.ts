import { expect, test } from 'vitest';
import { levelled } from './level.rules.ts';
import { loudnessOf, samplesPerSecond } from './loudness.rules.ts';
import { processTake } from './take.rules.ts';
import { asFactor, truePeakOf } from './true-peak.rules.ts';

interface Tone {
  readonly hertz?: number;
  readonly decibels: number;
  readonly seconds: number;
  readonly phase?: number;
}
const tone = ({ hertz = 997, decibels, seconds, phase = 0 }: Tone) =>
  Float32Array.from(
    { length: Math.round(seconds * samplesPerSecond) },
    (_, at) => asFactor(decibels) * Math.sin((2 * Math.PI * hertz * at) / samplesPerSecond + phase),
  );
const joined = (...parts: readonly Float32Array[]) =>
  Float32Array.from(parts.flatMap((part) => [...part]));
/** EBU Tech 3341 allows a tenth. */
const expectLoudness = (samples: Float32Array, lufs: number) =>
  expect(Math.abs(loudnessOf(samples) - lufs)).toBeLessThan(0.1);
const silence = (seconds: number) => new Float32Array(Math.round(seconds * samplesPerSecond));

/** BS.1770-5, annex 1: "a 0 dB FS, 997 Hz sine wave … will indicate −3.01 LKFS" on one channel. */
test.each([
  [0, -3.01],
  [-23, -26.01],
  [-33, -36.01],
])('reads a sine of 997 Hz at %d dBFS as %d LUFS', (decibels, lufs) => {
  expect(loudnessOf(tone({ decibels, seconds: 20 }))).toBeCloseTo(lufs, 1);
});

/** EBU Tech 3341, cases 3 to 5, on one channel: 3.01 below what two of them are. */
test('leaves out what is far quieter than the rest, and all of silence', () => {
  const quiet = tone({ hertz: 1000, decibels: -36, seconds: 3 });
  const loud = tone({ hertz: 1000, decibels: -23, seconds: 20 });
  const faint = tone({ hertz: 1000, decibels: -72, seconds: 3 });

  expectLoudness(joined(quiet, loud, quiet), -26.01);
  expectLoudness(joined(faint, quiet, loud, quiet, faint), -26.01);
  const soft = tone({ hertz: 1000, decibels: -26, seconds: 20 });
  const middle = tone({ hertz: 1000, decibels: -20, seconds: 20.1 });
  expectLoudness(joined(soft, middle, soft), -26.01);
  expect(loudnessOf(silence(3))).toBe(Number.NEGATIVE_INFINITY);
});

test('hears low tones as the ear does: 100 Hz a little below 1 kHz, 25 Hz far below', () => {
  const at = (hertz: number) => loudnessOf(tone({ hertz, decibels: -20, seconds: 5 }));

  expect(at(1000) - at(100)).toBeGreaterThan(1);
  expect(at(1000) - at(25)).toBeGreaterThan(10);
});

test('measures a sound that is shorter than a block by its own length', () => {
  expect(loudnessOf(tone({ decibels: -23, seconds: 0.15 }))).toBeCloseTo(-26.01, 0);
});

/** EBU Tech 3341, cases 15, 16 and 19: −6 dBTP each, +0.2 and −0.4; and +3. */
test('finds the peaks between samples', () => {
  const quarter = samplesPerSecond / 4;
  const half = { hertz: quarter, decibels: -6, seconds: 1 };
  const within = (peak: number, wanted: number) => {
    expect(peak).toBeLessThanOrEqual(wanted + 0.2);
    expect(peak).toBeGreaterThanOrEqual(wanted - 0.4);
  };

  within(truePeakOf(tone(half)), -6);
  // Every sample of it is 3 dB lower than what it swings to.
  within(truePeakOf(tone({ ...half, phase: Math.PI / 4 })), -6);
  within(truePeakOf(tone({ ...half, decibels: 3, phase: Math.PI / 4 })), 3);
});

test.each([
  ['a soft voice', tone({ hertz: 220, decibels: -38, seconds: 2 })],
  ['a loud one', tone({ hertz: 220, decibels: -4, seconds: 2 })],
  [
    'one with a knock in it',
    joined(
      tone({ hertz: 220, decibels: -34, seconds: 1 }),
      tone({ hertz: 500, decibels: -8, seconds: 0.02 }),
      tone({ hertz: 220, decibels: -34, seconds: 1 }),
    ),
  ],
])('brings %s to −16 LUFS with peaks of at most −1 dBTP', (_, voice) => {
  const out = levelled(voice);

  expect(Math.abs(loudnessOf(out) + 16)).toBeLessThan(0.5);
  expect(truePeakOf(out)).toBeLessThanOrEqual(-0.99);
});

test('cuts the silence at both ends and keeps all of the voice', () => {
  const hiss = tone({ hertz: 3000, decibels: -62, seconds: 0.8 });
  const last = tone({ hertz: 2000, decibels: -40, seconds: 0.2 });
  const take = processTake(joined(hiss, tone({ decibels: -20, seconds: 1 }), last, silence(0.9)));

  if ('fault' in take) throw new Error(take.fault);
  expect(take.seconds).toBeGreaterThan(1.2);
  expect(take.seconds).toBeLessThan(1.45);
});

test.each([
  ['silent', tone({ hertz: 3000, decibels: -62, seconds: 2 })],
  ['quiet', tone({ decibels: -42, seconds: 1 })],
  ['clipped', tone({ decibels: 6, seconds: 1 }).map((each) => Math.max(-1, Math.min(1, each)))],
  ['long', tone({ decibels: -20, seconds: 15.5 })],
])('refuses what is %s', (fault, recording) => {
  expect(processTake(recording)).toEqual({ fault });
});
