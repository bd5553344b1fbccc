/** What all ways of playing share: the stage, the sea, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Sea } from '../scene/sea.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  sea: Sea;
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
  const sea = new Sea(stage.scene, () => guest.settings.reducedMotion);
  const clock = openClock({
    step: (seconds) => sea.step(seconds),
    draw: () => sea.follow(memory.game.progress.grown),
  });
  return { ...basics, sea, clock, refit: () => sea.fit(stage.sky()) };
};
