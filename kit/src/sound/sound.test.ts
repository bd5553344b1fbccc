import { describe, expect, it } from 'vitest';
import { bars, type Instrument, rate } from './instruments.ts';
import { rendered } from './rendered.ts';
import { shared } from './shared.ts';
import { soundOf } from './synth.ts';

const peakOf = (sound: Float32Array): number =>
  sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

const loudnessOf = (sound: Float32Array, from: number, to: number): number => {
  const part = sound.subarray(Math.round(from * rate), Math.round(to * rate));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
};

/** How strongly a pitch is in a sound: one bin of a Fourier transform (Goertzel, 1958). */
const strengthOf = (sound: Float32Array, pitch: number): number => {
  const turn = (2 * Math.PI * pitch) / rate;
  let [before, last] = [0, 0];
  for (const value of sound) {
    const next = value + 2 * Math.cos(turn) * last - before;
    [before, last] = [last, next];
  }
  return Math.hypot(last - before * Math.cos(turn), before * Math.sin(turn)) / sound.length;
};

describe('what a child hears', () => {
  it.each(Object.keys(shared) as (keyof typeof shared)[])(
    '%s is heard, never cut off, and ends in silence',
    (name) => {
      const sound = rendered(name);

      expect(peakOf(sound)).toBeGreaterThan(0.1);
      expect(peakOf(sound)).toBeLessThan(1);
      expect(sound[0]).toBeCloseTo(0, 1);
      expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01);
      expect(sound.length / rate).toBeLessThan(2.5);
    },
  );

  it.each(Object.keys(bars) as Instrument[])('%s rings at its pitch and fades', (instrument) => {
    const sound = soundOf({ instrument, pitch: 440 });
    const end = sound.length / rate;

    expect(strengthOf(sound, 440)).toBeGreaterThan(5 * strengthOf(sound, 560));
    expect(loudnessOf(sound, end * 0.7, end)).toBeLessThan(loudnessOf(sound, 0, end * 0.3) / 3);
  });

  it('strikes one stroke after another', () => {
    const both = rendered([
      ['saron', 440],
      ['saron', 660, 0.5],
    ]);

    const second = both.subarray(Math.round(0.5 * rate), Math.round(0.9 * rate));
    const first = both.subarray(0, Math.round(0.4 * rate));
    expect(strengthOf(second, 660)).toBeGreaterThan(10 * strengthOf(first, 660));
  });

  it('hears a miss without a buzzer: no sudden loud beginning, and softer than what was right', () => {
    expect(peakOf(rendered('oops'))).toBeLessThan(peakOf(rendered('right')));
    expect(loudnessOf(rendered('oops'), 0, 0.005)).toBeLessThan(0.2);
  });
});
