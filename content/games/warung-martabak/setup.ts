/** Builds the room that both ways of playing live in. */
import { type Guest, newSeed, openClock, openStage } from '@nobi/kit/guest';
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
    text: () => words[guest.settings.lang],
    context: () => ({ level: 0, skill: taskOf(memory.game.sitting).skill, mode: 'play' }),
    calm: () => guest.settings.reducedMotion,
  };
};
