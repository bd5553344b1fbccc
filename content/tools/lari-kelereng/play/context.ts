/** What all parts of the marble run share. */
import type { Clock, Guest, Sounds, Stage } from '@nobi/kit/guest';
import type { Reports } from '@nobi/kit/studio';
import type { Board } from '../rules/board.ts';
import type { Session } from '../rules/session.ts';
import type { Technique } from '../rules/techniques.ts';
import type { Dock } from '../scene/dock.ts';
import type { Wall } from '../scene/wall.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';

export interface Context {
  guest: Guest;
  stage: Stage;
  /** The element that holds everything; classes on it say what is going on. */
  frame: HTMLElement;
  clock: Clock;
  sounds: Sounds<SoundName>;
  session: Session;
  wall: Wall;
  dock: Dock;
  reports: Reports<Technique>;
  text(): Words;
  /** A line in the bubble, spoken. */
  tell(line: string): void;
  /** What the replay button says: the riddle, or how to begin. */
  goal(): void;
  used(technique: Technique): void;
  /** Lays a changed board; false if there was no room. */
  commit(board: Board): boolean;
  /** Measures the room anew. */
  refit(): void;
  /** Buttons that hang on the board: undo, redo, the tool in the hand. */
  refresh(): void;
}
