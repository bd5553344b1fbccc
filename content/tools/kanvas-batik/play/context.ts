/** What all parts of the canvas share. */
import type { Clock, Guest, Sounds, Stage } from '@nobi/kit/guest';
import type { Lines, Reports } from '@nobi/kit/studio';
import type { Mark } from '../rules/marks.ts';
import type { Obstacle, Session } from '../rules/session.ts';
import type { Technique } from '../rules/techniques.ts';
import type { Dock } from '../scene/dock.ts';
import type { Sheet } from '../scene/sheet.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';

export interface Context extends Lines {
  guest: Guest;
  stage: Stage;
  /** The element that holds everything; classes on it say what is going on. */
  frame: HTMLElement;
  clock: Clock;
  sounds: Sounds<SoundName>;
  session: Session;
  sheet: Sheet;
  dock: Dock;
  reports: Reports<Technique>;
  text(): Words;
  used(technique: Technique): void;
  /** Adds a mark and paints it, unless its wax is there already; false if there was no room. */
  commit(mark: Mark, isThere?: boolean): boolean;
  /** Measures the room and shows the whole cloth again. */
  refit(): void;
  /** Buttons that hang on the cloth: undo, redo, the tool in the hand. */
  refresh(): void;
}

/** What stands in the way is told by who knows the pages. */
export type OnObstacle = (what: Obstacle) => void;
