/** What all ways of playing share: the stage, the river, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { openGrowing, openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { River } from '../scene/river.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  river: River;
  refit(): void;
}

const parts = { counted, words, sounds: openGameSounds, read: readSave, write: writeSave };

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openRoundsBasics(guest, { ...parts, mode });
  const river = new River(basics.stage.scene);
  return { ...basics, river, ...openGrowing(basics, river) };
};
