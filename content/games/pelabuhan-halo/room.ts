/** What both ways of playing share: the picture, the radio, the sounds, and what is remembered. */
import type { Clock, Guest, Happening, Sounds, Stage } from '@nobi/kit/guest';
import type { At, Handles } from './handles.ts';
import type { Radio } from './radio.ts';
import type { Haven } from './save.ts';
import type { Game } from './session.ts';
import type { SoundName } from './sounds.ts';
import type { SpotId } from './spots.ts';
import type { Words } from './text.ts';
import type { Harbour } from './view/harbour.ts';

export interface Memory {
  game: Game;
  haven: Haven;
  keep(): void;
}

export interface Room {
  guest: Guest;
  stage: Stage;
  harbour: Harbour;
  handles: Handles;
  radio: Radio;
  sounds: Sounds<SoundName>;
  clock: Clock;
  memory: Memory;
  text(): Words;
  /** What is being played, for events about the sitting as a whole. */
  context(): Happening['ctx'];
  /** Room for so many rows of words above the crane. */
  fit(rows: number, count: number): void;
}

/** A way of playing. The game hands it every press. */
export interface Mode {
  name: 'play' | 'free';
  enter(): void;
  leave(): void;
  thing(at: number, byKey: boolean): void;
  spot(spot: SpotId, byKey: boolean): void;
  drag(to: At): void;
  release(at: At): void;
  elsewhere(at: At): void;
  /** The captain again; slowly if asked. */
  repeat(slow: boolean): void;
  /** Words and looks again, after a change of settings or size. */
  dress(isResized: boolean): void;
}

export const today = (): number => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};
