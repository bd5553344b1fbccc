/** One blow, breath or drop, computed to samples. The same stroke always sounds the same. */
import { bars, type Instrument, rate, type Tone } from './instruments.ts';
import { brush, hiss, openNoise, type Samples, silent, spring, water } from './noises.ts';

export interface Voice {
  instrument: Instrument;
  /** In hertz; noises have none. */
  pitch: number;
  /** Semitones that it has risen by its end: breath, springs, brushes and water slide. */
  bend?: number;
}

const strike = (into: Samples, pitch: number, tones: readonly Tone[]): void => {
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

const skin = ({ pitch }: Voice): Samples => {
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

const breath = ({ pitch, bend = 0 }: Voice): Samples => {
  const seconds = bend === 0 ? 0.75 : 0.4;
  const sound = silent(seconds);
  const noise = openNoise();
  let angle = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const now = at / rate;
    const swell = Math.min(1, now / 0.05) * Math.min(1, (seconds - now) / (seconds * 0.53));
    const slid = pitch * 2 ** ((bend * now) / seconds / 12);
    angle += (2 * Math.PI * slid * (1 + 0.006 * Math.sin(now * 34))) / rate;
    const tone = Math.sin(angle) + 0.22 * Math.sin(2 * angle) + 0.08 * Math.sin(3 * angle);
    sound[at] = swell * (0.42 * tone + 0.03 * noise());
  }
  return sound;
};

/** An angklung is shaken: its two tubes, an octave apart, knock several times. */
const shaken = ({ pitch }: Voice): Samples => {
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

const others: Partial<Record<Instrument, (voice: Voice) => Samples>> = {
  skin,
  suling: breath,
  angklung: shaken,
  spring,
  water,
  brush,
  shaker() {
    const sound = silent(0.2);
    hiss(sound, { from: 0, seconds: 0.12, loud: 0.55 });
    hiss(sound, { from: 0.05, seconds: 0.1, loud: 0.4 });
    return sound;
  },
  clap() {
    const sound = silent(0.25);
    for (const from of [0, 0.012, 0.026]) hiss(sound, { from, seconds: 0.1, loud: 0.7 });
    return sound;
  },
};

const ring = ({ instrument, pitch }: Voice): Samples => {
  const { tones = [], blow = 0 } = bars[instrument] ?? {};
  const sound = silent(Math.min(1.9, Math.max(0.2, ...tones.map(([, , seconds]) => seconds))));
  strike(sound, pitch, tones);
  hiss(sound, { from: 0, seconds: 0.015, loud: blow });
  return sound;
};

/** No click at either end, and equal loudness whatever the instrument. */
const rounded = (sound: Samples): Samples => {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0.001);
  const edge = Math.min(240, sound.length);
  for (let at = 0; at < sound.length; at += 1) {
    const close = Math.min(1, (at + 1) / 20, (sound.length - at) / edge);
    sound[at] = ((sound[at] ?? 0) / peak) * 0.8 * close;
  }
  return sound;
};

const soundCache = new Map<string, Samples>();

/** Mono samples at `rate`, at most 0.8 loud; computed once for each voice. */
export const soundOf = (voice: Voice): Samples => {
  const key = `${voice.instrument} ${voice.pitch} ${voice.bend ?? 0}`;
  const sound = soundCache.get(key) ?? rounded(others[voice.instrument]?.(voice) ?? ring(voice));
  soundCache.set(key, sound);
  return sound;
};
