/** Brings a recording to the loudness of all others. */
import { loudnessOf, samplesPerSecond } from './loudness.rules.ts';
import { asFactor, peaksOf, truePeakOf } from './true-peak.rules.ts';

export const targetLufs = -16;
/** In dBTP: Opus may swing a little farther than what it was given. */
export const ceiling = -1;

const reach = Math.round(0.005 * samplesPerSecond);

/** The least of each value's neighbourhood, in one walk. */
const leastAround = (values: Float32Array): Float32Array => {
  const waiting: number[] = [];
  let first = 0;
  const out = new Float32Array(values.length);
  for (let at = 0; at < values.length + reach; at += 1) {
    const value = values[at] ?? 1;
    while (waiting.length > first && (values[waiting.at(-1) ?? 0] ?? 1) >= value) waiting.pop();
    waiting.push(at);
    if ((waiting[first] ?? 0) < at - 2 * reach) first += 1;
    if (at >= reach) out[at - reach] = values[waiting[first] ?? at] ?? 1;
  }
  return out;
};

const meanAround = (values: Float32Array): Float32Array => {
  const width = 2 * reach + 1;
  let sum = 0;
  for (let at = -reach; at <= reach; at += 1) sum += values[at] ?? 1;
  return values.map((_, at) => {
    const mean = sum / width;
    sum += (values[at + reach + 1] ?? 1) - (values[at - reach] ?? 1);
    return mean;
  });
};

/** Turns down softly, five milliseconds ahead, wherever the sound would swing above the ceiling. */
const limited = (samples: Float32Array): Float32Array => {
  const most = asFactor(ceiling);
  const wanted = peaksOf(samples).map((peak) => (peak > most ? most / peak : 1));
  const gains = meanAround(leastAround(wanted));
  return samples.map((sample, at) => sample * (gains[at] ?? 1));
};

const scaled = (samples: Float32Array, decibels: number): Float32Array => {
  const factor = asFactor(decibels);
  return samples.map((sample) => sample * factor);
};

const rounds = 4;
/** Nobody hears less. */
const near = 0.1;

/** At −16 LUFS with peaks of at most −1 dBTP; what cannot have both stays below, and is quieter. */
export const levelled = (samples: Float32Array): Float32Array => {
  let gain = targetLufs - loudnessOf(samples);
  let out = limited(scaled(samples, gain));
  for (let round = 1; round < rounds; round += 1) {
    const off = targetLufs - loudnessOf(out);
    if (Math.abs(off) < near) break;
    gain += off;
    out = limited(scaled(samples, gain));
  }
  // The limiter looks at each sample by itself; what it left over goes from the whole.
  return scaled(out, Math.min(0, ceiling - truePeakOf(out)));
};
