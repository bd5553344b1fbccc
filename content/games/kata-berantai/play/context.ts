/** What all ways of playing share: the stage, the line, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Railway } from '../scene/railway.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  railway: Railway;
  refit(): void;
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
  const { stage, memory } = basics;
  const railway = new Railway(stage.scene);
  const clock = openClock({
    step: () => {},
    draw: () => railway.follow(memory.game.progress.grown),
  });
  const refit = (): void => railway.fit(stage.sky());
  // Until its letters are there the line above may be longer than it is.
  document.fonts.addEventListener('loadingdone', refit);
  return { ...basics, railway, clock, refit };
};
