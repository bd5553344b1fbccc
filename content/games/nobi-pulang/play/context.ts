/** What both ways of playing share: the stage, the bench, the sounds, and what is remembered. */
import type { Clock, Guest, Happening, Sounds, Stage } from '@nobi/kit/guest';
import type { Way } from '../../../boards/rules/board.ts';
import type { Stop, Trip } from '../../../boards/rules/run.ts';
import type { Bench, Change } from '../../../boards/scene/bench.ts';
import type { Pad } from '../../../boards/scene/pad.ts';
import type { Island } from '../rules/island.ts';
import type { Game } from '../rules/progress.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';

export interface Context {
  guest: Guest;
  stage: Stage;
  /** The place on the scene that the bench has to itself. */
  ground: HTMLElement;
  bench: Bench;
  pad: Pad;
  sounds: Sounds<SoundName>;
  clock: Clock;
  text(): Words;
  /** What is being played, for events about the session as a whole. */
  eventContext(): Happening['ctx'];
  /** Reduced motion: no bounce, no bursts. */
  calm(): boolean;
  memory: Memory;
  /** Measures again after the controls or the line changed their height. */
  refit(): void;
}

export interface Memory {
  game: Game;
  island: Island;
  keep(): void;
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
