/** Small effects. Nothing sounds before the first press, and nothing ever waits for a sound. */
import type { Bus, Effect } from '../sound/index.ts';
import { onSpeech } from './speech.ts';

export type { Effect } from '../sound/index.ts';

export interface How {
  pitch?: number;
  loud?: number;
}

export interface Sounds<Name extends string> {
  /** `pitch` 1 is as written, 2 an octave higher. */
  play(name: Name, how?: How): void;
  volume(level: number): void;
}

const loudest = 0.45;
const breathMs = 40;
const staleMs = 400;

export const openSounds = <Name extends string>(
  book: Record<Name, Effect>,
  level: number,
): Sounds<Name> => {
  let bus: Bus | null = null;
  let loud = level;
  const ready = new Map<string, Float32Array<ArrayBuffer>>();
  // The very first press asks for a sound before the instruments have arrived.
  let waiting: { name: Name; how: How | undefined; at: number } | null = null;
  let soundOf: ((name: Name) => Float32Array<ArrayBuffer>) | null = null;

  /** Effects are computed, some milliseconds each on a slow phone: one at a time, between frames. */
  const prepare = ([next, ...later]: Name[]): void => {
    if (!next) return;
    soundOf?.(next);
    setTimeout(() => prepare(later), breathMs);
  };

  const play = (name: Name, how?: How): void => {
    if (loud === 0) return;
    if (bus && soundOf)
      bus.play(soundOf(name), { loud: loudest * (how?.loud ?? 1), speed: how?.pitch ?? 1 });
    else waiting = { name, how, at: performance.now() };
  };

  // Browsers allow sound only after a press.
  const unlock = (): void => {
    removeEventListener('pointerdown', unlock, true);
    removeEventListener('keydown', unlock, true);
    import('../sound/index.ts').then(({ openBus, rendered }) => {
      soundOf = (name) => {
        const sound = ready.get(name) ?? rendered(book[name]);
        ready.set(name, sound);
        return sound;
      };
      bus = openBus(loud);
      bus.wake();
      onSpeech((isVoice) => bus?.under(isVoice));
      if (waiting && performance.now() - waiting.at < staleMs) play(waiting.name, waiting.how);
      prepare(Object.keys(book) as Name[]);
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
      bus?.volume(next);
    },
  };
};
