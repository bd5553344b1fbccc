/** What all ways of playing share: the stage, the hill, the program, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { sawah } from '../rules/tasks.ts';
import { Field } from '../scene/field.ts';
import { Strip } from '../scene/strip.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  field: Field;
  strip: Strip;
  refit(): void;
}

/** Where the strip is not in sight, its place stays free. */
const stripHeight = 104;

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openRoundsBasics(guest, {
    counted: sawah,
    words,
    sounds: openGameSounds,
    read: readSave,
    write: writeSave,
    mode,
  });
  const { stage, memory } = basics;
  const field = new Field(stage.scene);
  const strip = new Strip(stage.scene);
  const clock = openClock({
    step() {},
    draw: () => field.follow(memory.game.progress.grown),
  });
  const refit = (): void => {
    const { offsetTop } = strip.button;
    const taken = offsetTop > 0 ? stage.scene.clientHeight - offsetTop + 4 : stripHeight;
    field.fit(stage.sky(), taken);
  };
  return { ...basics, field, strip, clock, refit };
};
