/**
 * The peaks that a sound has between its samples, by annex 2 of Recommendation ITU-R BS.1770-5: four times
 * as many samples, by the filter of its table 3 (48 taps in four phases).
 */
const half = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875,
    0.1373291015625, 0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125,
    0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
    0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
] as const;
/** The other two are the first two, read backwards. */
const phases: readonly (readonly number[])[] = [
  ...half,
  ...half.toReversed().map((each) => each.toReversed()),
];
/** Where the filter's middle lies. */
const delay = 6;

/** How far the sound swings around each of its samples; 1 is full scale. Loops, since there are half a million. */
export const peaksOf = (samples: Float32Array): Float32Array => {
  const peaks = samples.map(Math.abs);
  for (const taps of phases)
    for (let at = 0; at < samples.length; at += 1) {
      let sum = 0;
      for (let tap = 0; tap < taps.length; tap += 1)
        sum += (taps[tap] ?? 0) * (samples[at + delay - tap] ?? 0);
      const peak = Math.abs(sum);
      if (peak > (peaks[at] ?? 0)) peaks[at] = peak;
    }
  return peaks;
};

export const inDecibels = (factor: number): number => 20 * Math.log10(factor);
export const asFactor = (decibels: number): number => 10 ** (decibels / 20);

/** In dBTP. */
export const truePeakOf = (samples: Float32Array): number =>
  inDecibels(peaksOf(samples).reduce((most, peak) => Math.max(most, peak), 0));
