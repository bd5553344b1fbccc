/** Builds the room that both ways of playing live in. */
import { type Guest, newSeed, openClock, openStage, type Stage } from '@nobi/kit/guest';
import type { Memory, Room } from './room.ts';
import { readSave, writeSave } from './save.ts';
import { sitDown, taskOf } from './session.ts';
import { openGameSounds } from './sounds.ts';
import { words } from './text.ts';
import { openMotions } from './view/motion.ts';
import { Stall } from './view/stall.ts';

const openMemory = (guest: Guest): Memory => {
  const { progress, sitting, buffet } = readSave(guest.save);
  const memory: Memory = {
    game: sitting ? { progress, sitting } : sitDown(progress, newSeed()),
    buffet,
    keep: () => guest.keep(writeSave({ ...memory.game, buffet: memory.buffet })),
  };
  return memory;
};

/** A bubble of two lines, under the buttons on a phone and beside them on a wide screen. */
const skyOf = (stage: Stage): number => {
  const { innerWidth, innerHeight } = window;
  if (innerWidth > innerHeight && innerHeight <= 520) return Math.max(104, stage.sky());
  const rows = innerWidth >= 720 ? 132 : innerWidth <= 400 && innerHeight <= 760 ? 173 : 202;
  return Math.max(rows, Math.min(stage.sky(), rows + 12));
};

export const openRoom = (guest: Guest): Room => {
  const stage = openStage(guest);
  const motions = openMotions();
  const memory = openMemory(guest);
  return {
    guest,
    stage,
    motions,
    memory,
    stall: new Stall(stage.scene),
    sounds: openGameSounds(guest.settings.sound),
    clock: openClock({ step: (seconds) => motions.step(seconds), draw: () => undefined }),
    sky: () => skyOf(stage),
    text: () => words[guest.settings.lang],
    context: () => ({ level: 0, skill: taskOf(memory.game.sitting).skill, mode: 'play' }),
    calm: () => guest.settings.reducedMotion,
  };
};
