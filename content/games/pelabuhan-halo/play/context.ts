/** What both ways of playing share: the picture, the radio, the sounds, and what is remembered. */
import type { Clock, Guest, Happening, Sounds, Stage } from '@nobi/kit/guest';
import type { Game } from '../rules/progress.ts';
import type { Haven } from '../rules/save.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Harbour } from '../scene/harbour.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';
import type { At, Handles } from './handles.ts';
import type { Radio } from './radio.ts';

export interface Memory {
  game: Game;
  haven: Haven;
  keep(): void;
}

export interface Context {
  guest: Guest;
  stage: Stage;
  harbour: Harbour;
  handles: Handles;
  radio: Radio;
  sounds: Sounds<SoundName>;
  clock: Clock;
  memory: Memory;
  text(): Words;
  /** What is being played, for events about the session as a whole. */
  eventContext(): Happening['ctx'];
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
