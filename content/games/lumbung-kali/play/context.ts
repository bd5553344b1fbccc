/** What all ways of playing share: the stage, the land, the yard, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Land } from '../scene/land.ts';
import { Yard } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { backdrop } from '../view/scenery.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  land: Land;
  yard: Yard;
  /** Gives land and yard their places anew. */
  refit(): void;
}

/** No press so near to the lower edge, where a wrist may lie. */
const wristMargin = 20;

const parts = { counted, words, sounds: openGameSounds, read: readSave, write: writeSave };

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openRoundsBasics(guest, { ...parts, mode });
  const { stage, memory } = basics;
  stage.scene.innerHTML = backdrop;
  const yard = new Yard(stage.scene);
  const land = new Land(stage.scene);
  const clock = openClock({
    step() {},
    draw() {
      const { progress } = memory.game;
      yard.follow(progress.grown);
      yard.fill(progress.brought);
    },
  });
  return {
    ...basics,
    land,
    yard,
    clock,
    refit() {
      const { clientWidth, clientHeight } = stage.scene;
      const { bottom } = stage.scene.getBoundingClientRect();
      const wrist = Math.max(0, wristMargin - (innerHeight - bottom));
      const isFree = mode().name === 'free';
      const ground = { width: clientWidth, height: clientHeight - wrist, sky: stage.sky(), isFree };
      land.fit(yard.layOut(ground));
    },
  };
};
