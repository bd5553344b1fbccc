/** What all parts of the studio share. */
import type { Clock, Guest, Sounds, Stage } from '@nobi/kit/guest';
import type { Lines, Reports } from '@nobi/kit/studio';
import type { Mark, Spot } from '../rules/marks.ts';
import type { Session } from '../rules/session.ts';
import type { Technique } from '../rules/techniques.ts';
import type { Dock } from '../scene/dock.ts';
import type { Easel } from '../scene/easel.ts';
import type { Tag } from '../scene/tag.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';
import type { StickerArt } from '../view/sticker-art.ts';

export interface Context extends Lines {
  guest: Guest;
  stage: Stage;
  /** The element that holds everything; classes on it say what is going on. */
  frame: HTMLElement;
  clock: Clock;
  sounds: Sounds<SoundName>;
  session: Session;
  easel: Easel;
  art: StickerArt;
  dock: Dock;
  tag: Tag;
  reports: Reports<Technique>;
  text(): Words;
  /** Reduced motion. */
  calm(): boolean;
  /** The name of a thing, beside it and spoken. */
  name(text: string, by: Element): void;
  used(technique: Technique): void;
  /** Adds a mark and paints it; false if there was no room and the child was asked. */
  commit(mark: Mark): boolean;
  /** Measures the room and shows the whole drawing again. */
  refit(): void;
  /** Buttons that hang on the drawing: undo, redo, the chosen paper. */
  refresh(): void;
}

/** Something that takes over the sheet for a while: a sticker in the hand, a film. */
export interface Hand {
  down(at: Spot): void;
  move(at: Spot): void;
  up(): void;
}
