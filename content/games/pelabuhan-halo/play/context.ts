/** What both ways of playing share: the picture, the radio, the sounds, and what is remembered. */
import type { GameContext, GameMemory } from '@nobi/kit/game';
import type { Progress, Session } from '../rules/progress.ts';
import type { Save } from '../rules/save.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Harbour } from '../scene/harbour.ts';
import type { Words } from '../text/words.ts';
import type { SoundName } from '../view/sounds.ts';
import type { At, Handles } from './handles.ts';
import type { Radio } from './radio.ts';

export type Memory = GameMemory<Progress, Session, Save>;

export interface Context extends GameContext<Words, SoundName, Memory> {
  harbour: Harbour;
  handles: Handles;
  radio: Radio;
  /** Room for so many rows of words above the crane. */
  fit(rows: number, count: number): void;
}

/** A way of playing. The game hands it every press. */
export interface Mode {
  name: 'play' | 'free';
  enter(): void;
  leave(): void;
  thing(at: number, byKey: boolean): void;
  spot(spot: SpotId, byKey: boolean): void;
  drag(to: At): void;
  release(at: At): void;
  elsewhere(at: At): void;
  /** The captain again; slowly if asked. */
  repeat(slow: boolean): void;
  /** Words and looks again, after a change of settings or size. */
  dress(isResized: boolean): void;
}
