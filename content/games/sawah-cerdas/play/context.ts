/** What all ways of playing share: the stage, the hill, the program, the sounds, and what is remembered. */
import {
  type ChosenRound,
  type GameContext,
  type GameMemory,
  type NamedMode,
  openBasics,
  openMemory,
} from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import type { CountedProgress } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { sawah } from '../rules/tasks.ts';
import { Field } from '../scene/field.ts';
import { Strip } from '../scene/strip.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

type Memory = GameMemory<CountedProgress, ChosenRound, Save>;

export interface Context extends GameContext<Words, Sound, Memory> {
  field: Field;
  strip: Strip;
  refit(): void;
}

/** The strip at the lower edge of the scene, with its distance to the controls. */
const stripHeight = 104;

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions: sawah.sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => sawah.taskOf(game.session).skill,
    mode,
  });
  const { stage, memory } = basics;
  const field = new Field(stage.scene);
  const strip = new Strip(stage.scene);
  const clock = openClock({
    step() {},
    draw: () => field.follow(memory.game.progress.grown),
  });
  return { ...basics, field, strip, clock, refit: () => field.fit(stage.sky(), stripHeight) };
};
