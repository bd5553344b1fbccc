/** Builds what both ways of playing share. */
import { today } from '@nobi/kit/game';
import { type Guest, newSeed, openClock, openStage, type Stage } from '@nobi/kit/guest';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { openMotions } from '../scene/motion.ts';
import { Stall } from '../scene/stall.ts';
import { words } from '../text/text.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Memory } from './context.ts';

const openMemory = (guest: Guest): Memory => {
  const { progress, session, buffet } = readSave(guest.save);
  const memory: Memory = {
    game: session
      ? { progress, session }
      : sessions.start(progress, { seed: newSeed(), day: today() }),
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

export const openContext = (guest: Guest): Context => {
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
    eventContext: () => ({ level: 0, skill: taskOf(memory.game.session).skill, mode: 'play' }),
    calm: () => guest.settings.reducedMotion,
  };
};
