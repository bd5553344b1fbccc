/** What all ways of playing share: the stage, the river, the sounds, and what is remembered. */
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
import { counted } from '../rules/tasks.ts';
import { River } from '../scene/river.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

type Memory = GameMemory<CountedProgress, ChosenRound, Save>;

export interface Context extends GameContext<Words, Sound, Memory> {
  river: River;
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
  const river = new River(stage.scene);
  const clock = openClock({
    step: () => undefined,
    draw: () => river.follow(memory.game.progress.grown),
  });
  return { ...basics, river, clock, refit: () => river.fit(stage.sky()) };
};
