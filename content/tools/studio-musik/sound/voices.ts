/**
 * Every sound is computed here: bars of metal and wood as sums of fading tones, plucked tongues,
 * breath and skins. It is a few lines instead of recordings, and nothing has to be loaded.
 */
import { bars, rate, type Timbre, type Tone, type Voice } from './timbres.ts';

const silent = (seconds: number): Float32Array<ArrayBuffer> =>
  new Float32Array(Math.round(seconds * rate));

/** Repeats exactly: the same stroke always sounds the same. */
const openNoise = (): (() => number) => {
  let state = 22_222;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 1_073_741_823.5 - 1;
  };
};

const strike = (into: Float32Array, pitch: number, tones: readonly Tone[]): void => {
  for (const [ratio, strength, seconds] of tones) {
    const turn = (2 * Math.PI * pitch * ratio) / rate;
    if (turn > 2.6) continue;
    const fade = 0.001 ** (1 / (seconds * rate));
    // A swing that loses a little each time: no sine is computed in the loop, for weak phones.
    const turnBack = 2 * fade * Math.cos(turn);
    let last = strength * fade * Math.sin(turn);
    let before = 0;
    for (let at = 1; at < into.length; at += 1) {
      into[at] = (into[at] ?? 0) + last;
      const next = turnBack * last - fade * fade * before;
      before = last;
      last = next;
    }
  }
};

const hiss = (into: Float32Array, burst: { from: number; seconds: number; loud: number }): void => {
  const noise = openNoise();
  const start = Math.round(burst.from * rate);
  const fade = 0.001 ** (1 / (burst.seconds * rate));
  let loud = burst.loud;
  let last = 0;
  for (let at = start; at < into.length && loud > 0.002; at += 1) {
    const next = noise();
    // The difference of two neighbours is what is bright in a noise.
    into[at] = (into[at] ?? 0) + (loud * (next - last)) / 2;
    last = next;
    loud *= fade;
  }
};

const skin = (pitch: number): Float32Array<ArrayBuffer> => {
  const sound = silent(0.5);
  let angle = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const seconds = at / rate;
    // A skin is tightest at the blow, so its tone falls.
    angle += (2 * Math.PI * pitch * (1 + 0.9 * Math.exp(-seconds * 28))) / rate;
    sound[at] = 0.95 * Math.sin(angle) * Math.exp(-seconds * 11);
  }
  hiss(sound, { from: 0, seconds: 0.03, loud: 0.35 });
  return sound;
};

const breath = (pitch: number): Float32Array<ArrayBuffer> => {
  const sound = silent(0.75);
  const noise = openNoise();
  let angle = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const seconds = at / rate;
    const swell = Math.min(1, seconds / 0.05) * Math.min(1, (0.75 - seconds) / 0.4);
    angle += (2 * Math.PI * pitch * (1 + 0.006 * Math.sin(seconds * 34))) / rate;
    const tone = Math.sin(angle) + 0.22 * Math.sin(2 * angle) + 0.08 * Math.sin(3 * angle);
    sound[at] = swell * (0.42 * tone + 0.03 * noise());
  }
  return sound;
};

/** An angklung is shaken: its two tubes, an octave apart, knock several times. */
const shaken = (pitch: number): Float32Array<ArrayBuffer> => {
  const sound = silent(0.9);
  const tones: readonly Tone[] = [
    [1, 0.5, 0.4],
    [2, 0.3, 0.3],
    [4.1, 0.08, 0.06],
  ];
  for (const [from, loud] of [
    [0, 1],
    [0.085, 0.6],
    [0.17, 0.75],
    [0.255, 0.5],
    [0.34, 0.35],
  ] as const) {
    const knock = sound.subarray(Math.round(from * rate));
    strike(
      knock,
      pitch,
      tones.map(([ratio, strength, seconds]) => [ratio, strength * loud, seconds] as const),
    );
  }
  return sound;
};

const noises: Partial<Record<Timbre, (pitch: number) => Float32Array<ArrayBuffer>>> = {
  skin,
  suling: breath,
  angklung: shaken,
  shaker: () => {
    const sound = silent(0.2);
    hiss(sound, { from: 0, seconds: 0.12, loud: 0.55 });
    hiss(sound, { from: 0.05, seconds: 0.1, loud: 0.4 });
    return sound;
  },
  clap: () => {
    const sound = silent(0.25);
    for (const from of [0, 0.012, 0.026]) hiss(sound, { from, seconds: 0.1, loud: 0.7 });
    return sound;
  },
};

const ring = ({ timbre, pitch }: Voice): Float32Array<ArrayBuffer> => {
  const tones = bars[timbre] ?? [];
  const sound = silent(Math.min(1.9, Math.max(0.2, ...tones.map(([, , seconds]) => seconds))));
  strike(sound, pitch, tones);
  hiss(sound, { from: 0, seconds: 0.015, loud: 0.25 });
  return sound;
};

/** No click at either end, and equal loudness whatever the instrument. */
const rounded = (sound: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> => {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0.001);
  const edge = Math.min(240, sound.length);
  for (let at = 0; at < sound.length; at += 1) {
    const close = Math.min(1, (at + 1) / 20, (sound.length - at) / edge);
    sound[at] = ((sound[at] ?? 0) / peak) * 0.8 * close;
  }
  return sound;
};

const soundCache = new Map<string, Float32Array<ArrayBuffer>>();

export const soundOf = (voice: Voice): Float32Array<ArrayBuffer> => {
  const key = `${voice.timbre} ${voice.pitch}`;
  const sound = soundCache.get(key) ?? rounded(noises[voice.timbre]?.(voice.pitch) ?? ring(voice));
  soundCache.set(key, sound);
  return sound;
};
