/** What both ways of playing share: the stage, the actors, the sounds, and what is remembered. */
import type { Clock, Guest, Happening, Motions, Sounds, Stage } from '@nobi/kit/guest';
import type { Piece } from './save.ts';
import type { Game } from './session.ts';
import type { SoundName } from './sounds.ts';
import type { Words } from './text.ts';
import type { Spot } from './view/frame.ts';
import type { Theatre } from './view/theatre.ts';
import type { Tray } from './view/tray.ts';
import type { World } from './view/world.ts';

export interface Room {
  guest: Guest;
  stage: Stage;
  theatre: Theatre;
  world: World;
  sounds: Sounds<SoundName>;
  clock: Clock;
  motions: Motions;
  tray: Tray;
  gap: HTMLButtonElement;
  /** Buttons of the free play only. */
  extras: HTMLElement;
  text(): Words;
  /** What is being played, for events about the sitting as a whole. */
  context(): Happening['ctx'];
  /** Reduced motion: no bounce, no flight, no shaking. */
  calm(): boolean;
  memory: Memory;
  /** Measures again after the controls changed their height. */
  refit(): void;
}

export interface Memory {
  game: Game;
  pieces: Piece[];
  keep(): void;
}

/** A way of playing. The game hands it every press. */
export interface Mode {
  name: 'play' | 'free';
  enter(): void;
  leave(): void;
  step(seconds: number): void;
  pick(place: number, byKey: boolean): void;
  drag(at: Spot, end: boolean): void;
  /** A press on the scene; `onGap` when it fell on the gap's button. */
  press(at: Spot, onGap: boolean): void;
  takeBack(): void;
  /** The place in the tray that holds this length, if it can be picked. */
  placeOf(length: number): number | null;
  /** Words and looks again, after a change of settings. */
  dress(): void;
}
