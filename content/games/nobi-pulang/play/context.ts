/** What both ways of playing share: the stage, the bench, the sounds, and what is remembered. */
import type { GameContext, GameMemory } from '@nobi/kit/game';
import type { Way } from '../../../boards/rules/board.ts';
import type { Stop, Trip } from '../../../boards/rules/run.ts';
import type { Bench, Change } from '../../../boards/scene/bench.ts';
import type { Pad } from '../../../boards/scene/pad.ts';
import type { Progress, Session } from '../rules/progress.ts';
import type { Save } from '../rules/save.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';

export type Memory = GameMemory<Progress, Session, Save>;

export interface Context extends GameContext<Words, SoundName, Memory> {
  /** The place on the scene that the bench has to itself. */
  ground: HTMLElement;
  bench: Bench;
  pad: Pad;
  /** Measures again after the controls or the line changed their height. */
  refit(): void;
}

/** A way of playing. The game hands it every press and what came of it. */
export interface Mode {
  name: 'play' | 'free';
  enter(): void;
  leave(): void;
  lay(way: Way): void;
  go(): void;
  step(): void;
  erase(): void;
  /** The bench says that the program was changed, or could not be. */
  changed(change: Change): void;
  /** Nobi meets what ends his walk. */
  halted(stop: Stop): void;
  /** A walk is over. */
  ended(trip: Trip): void;
  /** Buttons to suit what Nobi does right now. */
  refresh(): void;
  /** Words and looks again, after a change of settings. */
  dress(): void;
}
