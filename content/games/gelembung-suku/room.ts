/** What both ways of playing share: the stage, the actors, the sounds, and what is remembered. */
import type { Clock, Guest, Happening, Motions, Sounds, Stage } from '@nobi/kit/guest';
import { hop } from './fusing.ts';
import type { Lanes } from './lanes.ts';
import type { Piece } from './save.ts';
import type { Game } from './session.ts';
import type { SoundName } from './sounds.ts';
import type { Words } from './text.ts';
import type { Tray } from './tray.ts';
import type { Actor } from './view/actor.ts';
import type { Spot } from './view/frame.ts';
import { nobiPlace } from './view/nobi.ts';
import type { Theatre } from './view/theatre.ts';
import type { World } from './view/world.ts';

export interface Room {
  guest: Guest;
  stage: Stage;
  theatre: Theatre;
  world: World;
  sounds: Sounds<SoundName>;
  clock: Clock;
  motions: Motions;
  lanes: Lanes;
  tray: Tray;
  /** The round button of the game's own: it lets hear the bubbles, or shakes the jar. */
  extra: HTMLButtonElement;
  memory: Memory;
  text(): Words;
  /** Reduced motion: no bounce, no flight, no shaking. */
  calm(): boolean;
  /** What is being played, for events about the sitting as a whole. */
  context(): Happening['ctx'];
  /** Puts the columns over the drawing again, after their number or the page's size changed. */
  refit(): void;
}

export interface Memory {
  game: Game;
  pieces: Piece[];
  found: string[];
  keep(): void;
}

/** A way of playing. The game hands it every press. */
export interface Mode {
  name: 'play' | 'free';
  enter(): void;
  leave(): void;
  step(seconds: number): void;
  aim(lane: number): void;
  drop(lane: number, byKey: boolean): void;
  pick(hand: number): void;
  hearCard(): void;
  useExtra(): void;
  touched(one: Actor, other: Actor | null, speed: number): void;
  /** How many columns there are. */
  lanes(): number;
  /** Words and looks again, after a change of settings. */
  dress(): void;
}

/** Whatever looks touchable answers: things on the shelf, and Nobi. */
export const poke = (room: Room, at: Spot): void => {
  const { theatre, sounds, calm, motions, guest } = room;
  const thing = theatre.shelf.at(at);
  const nobi = nobiPlace(theatre.frame);
  if (!thing && nobi && Math.abs(at.x - nobi.x) < nobi.width / 2 && at.y < nobi.y && at.y > -190) {
    sounds.play('hop');
    hop(room, 40);
  }
  if (!thing) return;
  sounds.play('hop');
  guest.say(thing.text, false, 'id');
  if (calm()) return;
  motions.add(0.45, (t) => {
    thing.tilt = Math.sin(t * Math.PI * 4) * 0.3 * (1 - t);
  });
};
