/** Small synthetic effects. Nothing sounds before the first press, and nothing ever waits for a sound. */

/** The numbers of one ZzFX effect, in its own order. */
export type Effect = readonly (number | undefined)[];

export interface Sounds<Name extends string> {
  /** `pitch` 1 is as written, 2 an octave higher. */
  play(name: Name, how?: { pitch?: number; loud?: number }): void;
  volume(level: number): void;
}

type Synth = typeof import('zzfx')['ZZFX'];

const loudest = 0.35;

export const openSounds = <Name extends string>(
  book: Record<Name, Effect>,
  level: number,
): Sounds<Name> => {
  let synth: Synth | null = null;
  let loud = level;
  const samples = new Map<Name, number[]>();

  // The library opens its audio at import, which browsers allow only after a press.
  const unlock = (): void => {
    removeEventListener('pointerdown', unlock, true);
    removeEventListener('keydown', unlock, true);
    void import('zzfx').then((library) => {
      synth = library.ZZFX;
      synth.volume = loudest * loud;
    });
  };
  addEventListener('pointerdown', unlock, true);
  addEventListener('keydown', unlock, true);

  return {
    play(name, how) {
      if (!synth || loud === 0) return;
      const ready = samples.get(name) ?? synth.buildSamples(...book[name]);
      samples.set(name, ready);
      if (ready.length > 0) synth.playSamples([ready], how?.loud ?? 1, how?.pitch ?? 1);
    },
    volume(next) {
      loud = next;
      if (synth) synth.volume = loudest * loud;
    },
  };
};
