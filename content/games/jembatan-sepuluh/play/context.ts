/** What both ways of playing share: the stage, the actors, the sounds, and what is remembered. */

import type { Spot } from '@nobi/kit/canvas';
import type { GameContext, GameMemory } from '@nobi/kit/game';
import type { Motions } from '@nobi/kit/guest';
import type { Progress, Session } from '../rules/progress.ts';
import type { Save } from '../rules/save.ts';
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
  tray: Tray;
  gap: HTMLButtonElement;
  /** Buttons of the free play only. */
  extras: HTMLElement;
  /** Measures again after the controls changed their height. */
  refit(): void;
}

/** A way of playing. The game hands it every press. */
export interface Mode {
  name: 'play' | 'free';
  enter(): void;
  leave(): void;
  step(seconds: number): void;
  pick(place: number, byKey: boolean): void;
  drag(at: Spot, end: boolean): void;
  /** A press on the scene; `onGap` when it fell on the gap's button. */
  press(at: Spot, onGap: boolean): void;
  takeBack(): void;
  /** The place in the tray that holds this length, if it can be picked. */
  placeOf(length: number): number | null;
  /** Words and looks again, after a change of settings. */
  dress(): void;
}
