/** Small synthetic effects. Nothing sounds before the first press, and nothing ever waits for a sound. */

/** The numbers of one ZzFX effect, in its own order. */
export type Effect = readonly (number | undefined)[];

export interface How {
  pitch?: number;
  loud?: number;
}

export interface Sounds<Name extends string> {
  /** `pitch` 1 is as written, 2 an octave higher. */
  play(name: Name, how?: How): void;
  volume(level: number): void;
}

type Synth = typeof import('zzfx')['ZZFX'];

const loudest = 0.45;
const breathMs = 40;
const staleMs = 400;

export const openSounds = <Name extends string>(
  book: Record<Name, Effect>,
  level: number,
): Sounds<Name> => {
  let synth: Synth | null = null;
  let loud = level;
  const samples = new Map<string, number[]>();
  // The very first press asks for a sound before the library has arrived.
  let waiting: { name: Name; how: How | undefined; at: number } | null = null;

  const sampleOf = (name: string, effect: Effect, from: Synth): number[] => {
    const ready = samples.get(name) ?? from.buildSamples(...effect);
    samples.set(name, ready);
    return ready;
  };

  /** Effects are computed, 10 ms and more each on a slow phone: one at a time, between frames. */
  const prepare = (from: Synth, rest: [string, Effect][]): void => {
    const [next, ...later] = rest;
    if (!next) return;
    sampleOf(next[0], next[1], from);
    setTimeout(() => prepare(from, later), breathMs);
  };

  const play = (name: Name, how?: How): void => {
    if (loud === 0) return;
    if (!synth) {
      waiting = { name, how, at: performance.now() };
      return;
    }
    const ready = sampleOf(name, book[name], synth);
    const strength = loudest * loud * (how?.loud ?? 1);
    if (ready.length > 0) synth.playSamples([ready], strength, how?.pitch ?? 1);
  };

  // The library opens its audio at import, which browsers allow only after a press.
  const unlock = (): void => {
    removeEventListener('pointerdown', unlock, true);
    removeEventListener('keydown', unlock, true);
    import('zzfx').then((library) => {
      synth = library.ZZFX;
      // Samples are built at full strength; how loud they play is decided at each play.
      synth.volume = 1;
      if (waiting && performance.now() - waiting.at < staleMs) play(waiting.name, waiting.how);
      prepare(synth, Object.entries<Effect>(book));
      // Without a line the game goes on in silence, and the next press tries once more.
    }, listen);
  };
  const listen = (): void => {
    addEventListener('pointerdown', unlock, true);
    addEventListener('keydown', unlock, true);
  };
  listen();

  return {
    play,
    volume(next) {
      loud = next;
    },
  };
};
