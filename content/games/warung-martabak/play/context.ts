/** What both ways of playing share: the stall, the sounds, and what is remembered. */

import type { GameContext, GameMemory } from '@nobi/kit/game';
import type { Motions } from '@nobi/kit/guest';
import type { Cut, Point } from '@nobi/kit/slices';
import type { Progress, Session } from '../rules/progress.ts';
import type { Save } from '../rules/save.ts';
import type { Stall } from '../scene/stall.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';

export type Memory = GameMemory<Progress, Session, Save>;

export interface Context extends GameContext<Words, SoundName, Memory> {
  stall: Stall;
  motions: Motions;
  /** What the bar covers, the same for one line and for two, so that nothing jumps. */
  sky(): number;
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
