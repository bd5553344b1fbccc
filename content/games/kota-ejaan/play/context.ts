/** What all ways of playing share: the stage, the street, the sounds, and what is remembered. */

import type { ChosenRound } from '@nobi/kit/game';
import {
  type GameContext,
  type GameMemory,
  type NamedMode,
  openBasics,
  openMemory,
} from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import type { CountedProgress } from '@nobi/kit/rounds';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Street } from '../scene/street.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

type Memory = GameMemory<CountedProgress, ChosenRound, Save>;

export interface Context extends GameContext<Words, Sound, Memory> {
  street: Street;
  refit(): void;
}

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions: counted.sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => counted.taskOf(game.session).skill,
    mode,
  });
  const { stage, memory } = basics;
  const street = new Street(stage.scene);
  const clock = openClock({
    step: () => {},
    draw: () => street.follow(memory.game.progress.grown),
  });
  return { ...basics, street, clock, refit: () => street.fit(stage.sky()) };
};
