/** What both ways of playing share: the stage, the plates, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { type CountedSaved, openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { type Words, words } from '../text/text.ts';
import { openPlates, type Plates } from '../view/plates.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, CountedSaved> {
  plates: Plates;
}

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openRoundsBasics(guest, {
    counted,
    words,
    sounds: openGameSounds,
    read: readSave,
    write: writeSave,
    mode,
  });
  const plates = openPlates(basics.stage.scene);
  return { ...basics, plates, clock: openClock({ step() {}, draw() {} }) };
};
