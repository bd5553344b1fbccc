/** What all ways of playing share: the stage, the newsroom, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Newsroom } from '../scene/newsroom.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  newsroom: Newsroom;
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
  const newsroom = new Newsroom(stage.scene);
  const clock = openClock({
    step: () => {},
    draw: () => newsroom.follow(memory.game.progress.grown),
  });
  return { ...basics, newsroom, clock, refit: () => newsroom.fit(stage.sky()) };
};
