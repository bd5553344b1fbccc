/** What all ways of playing share: the stage, the workshop, the machine, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Strip } from '../scene/strip.ts';
import { Workshop } from '../scene/workshop.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  workshop: Workshop;
  strip: Strip;
  /** What happened in this session, as pictures. */
  photos: string[];
  refit(): void;
}

const parts = { counted, words, sounds: openGameSounds, read: readSave, write: writeSave };

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openRoundsBasics(guest, { ...parts, mode });
  const { stage, memory } = basics;
  const workshop = new Workshop(stage.scene);
  const strip = new Strip(stage.scene);
  const clock = openClock({
    step() {},
    draw: () => workshop.follow(memory.game.progress.grown),
  });
  const refit = (): void => {
    const { offsetTop } = strip.button;
    workshop.fit(stage.sky(), stage.scene.clientHeight - offsetTop);
  };
  return { ...basics, workshop, strip, photos: [], clock, refit };
};
