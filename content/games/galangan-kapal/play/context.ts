/** What all ways of playing share: the stage, the yard, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { openGrowing, openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Yard } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  yard: Yard;
  refit(): void;
}

const parts = { counted, words, sounds: openGameSounds, read: readSave, write: writeSave };

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openRoundsBasics(guest, { ...parts, mode });
  const { stage, memory } = basics;
  const yard = new Yard(stage.scene);
  const growing = openGrowing(basics, {
    follow(grown) {
      yard.follow(grown);
      yard.anchor(memory.saved.own);
    },
    fit: (sky) => yard.fit(sky),
  });
  // A longer line makes the bar higher: it never lies over the board.
  const bar = stage.scene.parentElement?.querySelector('.nobi-bubble');
  if (bar) new ResizeObserver(growing.refit).observe(bar);
  return { ...basics, yard, ...growing };
};
