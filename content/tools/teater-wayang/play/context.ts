/** What all parts of the theatre share. */
import type { Clock, Guest, Sounds, Stage } from '@nobi/kit/guest';
import type { Lines, Reports } from '@nobi/kit/studio';
import type { Play, Scene } from '../rules/play.ts';
import type { Session } from '../rules/session.ts';
import type { Technique } from '../rules/techniques.ts';
import type { Dock } from '../scene/dock.ts';
import type { Theatre } from '../scene/theatre.ts';
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
  theatre: Theatre;
  dock: Dock;
  reports: Reports<Technique>;
  text(): Words;
  used(technique: Technique): void;
  /** Lays a changed play, at the same or another scene; false if there was no room. */
  commit(play: Play, at?: number): boolean;
  commitScene(scene: Scene): boolean;
  /** All puppets stand where the scene begins. */
  toPlaces(): void;
  /** Measures the room anew. */
  refit(): void;
  /** Stage, drawers and buttons show what is. */
  refresh(): void;
}
