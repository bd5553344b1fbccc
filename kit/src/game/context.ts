/** What both ways of playing share in every game. A game adds its own scene to it. */
import type { Clock } from '../guest/clock.ts';
import type { Guest, Happening } from '../guest/port/guest.ts';
import type { Sounds } from '../guest/sound.ts';
import { openStage, type Stage } from '../guest/stage/stage.ts';
import type { Lang } from '../port.ts';
import type { GameMode } from './modes.ts';

export interface GameContext<Words, SoundName extends string, Memory> {
  guest: Guest;
  stage: Stage;
  sounds: Sounds<SoundName>;
  clock: Clock;
  memory: Memory;
  text(): Words;
  /** What is being played, for events about the session as a whole. */
  eventContext(): Happening['ctx'];
  /** Reduced motion: nothing bounces, flies or shakes. */
  calm(): boolean;
}

export interface NamedMode extends GameMode {
  name: 'play' | 'free';
}

/** Everything of it but the clock, which drives the scene and so comes last. */
export const openBasics = <Words, SoundName extends string, Memory>(
  guest: Guest,
  parts: {
    words: Readonly<Record<Lang, Words>>;
    sounds(level: number): Sounds<SoundName>;
    memory: Memory;
    /** The skill of the task that stands there. */
    skill(memory: Memory): string;
    mode(): NamedMode;
  },
): Omit<GameContext<Words, SoundName, Memory>, 'clock'> => ({
  guest,
  stage: openStage(guest),
  sounds: parts.sounds(guest.settings.sound),
  memory: parts.memory,
  text: () => parts.words[guest.settings.lang],
  eventContext: () => ({
    level: 0,
    skill: parts.skill(parts.memory),
    mode: parts.mode().name,
  }),
  calm: () => guest.settings.reducedMotion,
});
