/** What has no bar to ring: hisses, bent tongues, drops and brushes. */
import { rate } from './instruments.ts';

export type Samples = Float32Array<ArrayBuffer>;

interface Slide {
  pitch: number;
  bend?: number;
}

export const silent = (seconds: number): Samples => new Float32Array(Math.round(seconds * rate));

/** Repeats exactly: the same stroke always sounds the same. */
export const openNoise = (): (() => number) => {
  let state = 22_222;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 1_073_741_823.5 - 1;
  };
};

export const hiss = (
  into: Samples,
  burst: { from: number; seconds: number; loud: number },
): void => {
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

/** The tongue of a genggong: it wobbles while its mouth opens and closes. */
export const spring = ({ pitch, bend = 0 }: Slide): Samples => {
  const seconds = 0.42;
  const sound = silent(seconds);
  let angle = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const now = at / rate;
    const slid = pitch * 2 ** ((bend * now) / seconds / 12);
    angle += (2 * Math.PI * slid * (1 + 0.04 * Math.sin(now * 88))) / rate;
    const mouth = 0.5 + 0.5 * Math.sin(now * 44);
    const tone =
      Math.sin(angle) +
      (0.2 + 0.3 * mouth) * Math.sin(2 * angle) +
      0.22 * mouth * Math.sin(3 * angle);
    sound[at] = 0.5 * tone * Math.min(1, now / 0.006) * Math.exp(-now * 8);
  }
  return sound;
};

/**
 * A drop: a bubble rings at a pitch that rises as it comes up (van den Doel, Physically based models for
 * liquid sounds, 2005). The deeper it is, the more water splashes with it.
 */
export const water = ({ pitch }: Slide): Samples => {
  const sound = silent(0.5);
  const noise = openNoise();
  const spray = Math.min(1, (140 / pitch) ** 2);
  let [angle, dull] = [0, 0];
  for (let at = 0; at < sound.length; at += 1) {
    const now = at / rate;
    angle += (2 * Math.PI * pitch * (1 + 6 * now)) / rate;
    dull += 0.22 * (noise() - dull);
    const bubble = Math.sin(angle) * Math.exp(-now * 22);
    sound[at] =
      bubble * (1 - 0.5 * spray) +
      1.6 * spray * dull * Math.exp(-now * 9) * Math.min(1, now / 0.03);
  }
  return sound;
};

/** Paper, cloth, a broom: noise around a pitch that swells and goes. */
export const brush = ({ pitch, bend = 0 }: Slide): Samples => {
  const seconds = 0.32;
  const sound = silent(seconds);
  const noise = openNoise();
  let [low, band] = [0, 0];
  for (let at = 0; at < sound.length; at += 1) {
    const now = at / rate;
    // A state-variable filter (Chamberlin, Musical Applications of Microprocessors, 1985): its band is kept.
    const cut = 2 * Math.sin((Math.PI * pitch * 2 ** ((bend * now) / seconds / 12)) / rate);
    low += cut * band;
    band += cut * (noise() - low - 0.9 * band);
    sound[at] = band * Math.sin((Math.PI * now) / seconds) ** 2;
  }
  return sound;
};
