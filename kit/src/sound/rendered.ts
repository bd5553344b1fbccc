/** An effect as samples: its strokes laid over each other. */
import type { Effect } from './effect.ts';
import { rate } from './instruments.ts';
import type { Samples } from './noises.ts';
import { shared } from './shared.ts';
import { soundOf } from './synth.ts';

/** Mono samples at `rate`, never louder than one stroke at its loudest. */
export const rendered = (effect: Effect): Samples => {
  const strokes = typeof effect === 'string' ? shared[effect] : effect;
  const parts = strokes.map(([instrument, pitch, at = 0, loud = 1, bend = 0]) => ({
    from: Math.round(at * rate),
    loud,
    sound: soundOf({ instrument, pitch, bend }),
  }));
  const mix = new Float32Array(Math.max(...parts.map(({ from, sound }) => from + sound.length)));
  for (const { from, loud, sound } of parts)
    for (const [at, value] of sound.entries())
      mix[from + at] = (mix[from + at] ?? 0) + value * loud;
  // Strokes that fall together are pressed softly instead of being cut off.
  return mix.map((value) => Math.tanh(value));
};
