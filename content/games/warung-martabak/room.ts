/** What both ways of playing share: the stall, the sounds, and what is remembered. */
import type { Clock, Guest, Happening, Sounds, Stage } from '@nobi/kit/guest';
import type { Cut, Point } from './dish.ts';
import type { Buffet } from './save.ts';
import type { Game } from './session.ts';
import type { SoundName } from './sounds.ts';
import type { Words } from './text.ts';
import type { Motions } from './view/motion.ts';
import type { Stall } from './view/stall.ts';

export interface Memory {
  game: Game;
  buffet: Buffet;
  keep(): void;
}

export interface Room {
  guest: Guest;
  stage: Stage;
  stall: Stall;
  sounds: Sounds<SoundName>;
  clock: Clock;
  motions: Motions;
  memory: Memory;
  text(): Words;
  /** What is being played, for events about the sitting as a whole. */
  context(): Happening['ctx'];
  /** What the bar covers, the same for one line and for two, so that nothing jumps. */
  sky(): number;
  /** Reduced motion: nothing hops, flies or rains. */
  calm(): boolean;
}

/** A way of playing. The game hands it every press. */
export interface Mode {
  name: 'play' | 'free';
  enter(): void;
  leave(): void;
  /** Whether the knife may be used now, and on what. */
  cutsOf(pan: number): readonly Cut[] | null;
  cut(pan: number, cut: Cut): void;
  /** A tap on the martabak; `place` is the piece under it. */
  tap(pan: number, place: number, at: Point): void;
  /** The next piece, for a keyboard. */
  takeNext(pan: number): void;
  undo(pan: number): void;
  /** The child did something: idle prompts start over. */
  stir(): void;
  /** Words and looks again, after a change of settings or size. */
  dress(): void;
}

export const today = (): number => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};
