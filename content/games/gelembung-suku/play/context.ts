/** What both ways of playing share: the stage, the actors, the sounds, and what is remembered. */
import type { GameContext, GameMemory } from '@nobi/kit/game';
import type { Motions } from '@nobi/kit/guest';
import type { Progress, Session } from '../rules/progress.ts';
import type { Save } from '../rules/save.ts';
import type { Actor } from '../scene/actor.ts';
import type { Lanes } from '../scene/lanes.ts';
import type { Theatre } from '../scene/theatre.ts';
import type { Tray } from '../scene/tray.ts';
import type { World } from '../scene/world.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';

export type Memory = GameMemory<Progress, Session, Save>;

export interface Context extends GameContext<Words, SoundName, Memory> {
  theatre: Theatre;
  world: World;
  motions: Motions;
  lanes: Lanes;
  tray: Tray;
  /** The round button of the game's own: it lets hear the bubbles, or shakes the jar. */
  extra: HTMLButtonElement;
  /** Puts the columns over the drawing again, after their number or the page's size changed. */
  refit(): void;
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
