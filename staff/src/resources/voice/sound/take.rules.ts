/** From what a microphone heard to a clip: checked, cut at both ends, levelled. */
import { levelled, targetLufs } from './level.rules.ts';
import { loudnessOf, samplesPerSecond } from './loudness.rules.ts';
import { asFactor } from './true-peak.rules.ts';

export const mostSeconds = 15;

/** Why a take is refused. */
export type TakeFault = 'silent' | 'quiet' | 'clipped' | 'long';

export type Processed =
  | { readonly fault: TakeFault }
  | { readonly samples: Float32Array; readonly seconds: number };

const frame = Math.round(0.01 * samplesPerSecond);

/** Root mean squares of 10 ms each. */
const framesOf = (samples: Float32Array): number[] =>
  Array.from({ length: Math.floor(samples.length / frame) }, (_, at) => {
    const part = samples.subarray(at * frame, (at + 1) * frame);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / frame);
  });

/** A room without anybody in it. */
const silence = asFactor(-50);
/** What a voice has below its loudest is still voice: a last consonant, a breath before a word. */
const belowLoudest = asFactor(-35);
const before = 0.06;
const after = 0.12;

/** Without the silence at both ends; undefined where there is nothing else. */
const trimmed = (samples: Float32Array): Float32Array | undefined => {
  const frames = framesOf(samples);
  const loudest = frames.reduce((most, each) => Math.max(most, each), 0);
  if (loudest < silence) return undefined;
  const isVoice = (each: number) => each > Math.max(silence / 2, loudest * belowLoudest);
  const from = frames.findIndex(isVoice) * frame - before * samplesPerSecond;
  const to = (frames.findLastIndex(isVoice) + 1) * frame + after * samplesPerSecond;
  return samples.slice(Math.max(0, from), Math.min(samples.length, to));
};

/** As a microphone that cannot take more: the same full swing several times on end. */
const isClipped = (samples: Float32Array): boolean => {
  let run = 0;
  return samples.some((sample) => {
    run = Math.abs(sample) >= 0.985 ? run + 1 : 0;
    return run >= 3;
  });
};

/** More than this would bring the room's noise up with the voice. */
const mostGain = 26;
const fade = Math.round(0.005 * samplesPerSecond);

/** No click where it begins and ends. */
const faded = (samples: Float32Array): Float32Array =>
  samples.map((sample, at) => sample * Math.min(1, at / fade, (samples.length - 1 - at) / fade));

export const processTake = (recording: Float32Array): Processed => {
  if (isClipped(recording)) return { fault: 'clipped' };
  const voice = trimmed(recording);
  if (!voice) return { fault: 'silent' };
  const seconds = voice.length / samplesPerSecond;
  if (seconds > mostSeconds) return { fault: 'long' };
  if (targetLufs - loudnessOf(voice) > mostGain) return { fault: 'quiet' };
  return { samples: faded(levelled(voice)), seconds };
};
