/**
 * How loud a recording is, by Recommendation ITU-R BS.1770-5 (11/2023), for one channel at 48 kHz: the
 * filters of its annex 1 (tables 1 and 2), blocks of 400 ms that overlap by three quarters, and the gates at
 * −70 LUFS and 10 LU below what passes the first. A recording that is shorter than a block, as a spoken
 * consonant is, is measured as one block of its own length; the standard says nothing of it.
 */
export const samplesPerSecond = 48_000;

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The head as a sphere, and then the ear that hears little of what is low. */
const weighting: readonly Biquad[] = [
  {
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

const filtered = (samples: Float32Array, { b, a }: Biquad): Float32Array => {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[at] = y;
  }
  return out;
};

const blockLength = 0.4 * samplesPerSecond;
const step = blockLength / 4;
const absoluteGate = -70;
const relativeGate = -10;

const powersOf = (weighted: Float32Array): number[] => {
  const length = Math.min(blockLength, weighted.length);
  const powers: number[] = [];
  for (let from = 0; length > 0 && from + length <= weighted.length; from += step) {
    let sum = 0;
    for (let at = from; at < from + length; at += 1) sum += (weighted[at] ?? 0) ** 2;
    powers.push(sum / length);
  }
  return powers;
};

const inLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (powers: readonly number[]): number =>
  powers.reduce((sum, power) => sum + power, 0) / powers.length;

/** Integrated loudness in LUFS; minus infinity for silence. */
export const loudnessOf = (samples: Float32Array): number => {
  const weighted = weighting.reduce(filtered, samples);
  const audible = powersOf(weighted).filter((power) => inLufs(power) > absoluteGate);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = inLufs(mean(audible)) + relativeGate;
  return inLufs(mean(audible.filter((power) => inLufs(power) > gate)));
};
