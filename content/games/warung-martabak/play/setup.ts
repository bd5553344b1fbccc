/** Builds what both ways of playing share. */
import { Growth, openBasics, openMemory } from '@nobi/kit/game';
import { type Guest, openClock, openMotions, type Stage } from '@nobi/kit/guest';
import { skillIds } from '../rules/order-forms.ts';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { Stall } from '../scene/stall.ts';
import { words } from '../text/text.ts';
import { pennants } from '../view/pennants.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Mode } from './context.ts';

/** A bubble of two lines, under the buttons on a phone and beside them on a wide screen. */
const skyOf = (stage: Stage): number => {
  const { innerWidth, innerHeight } = window;
  if (innerWidth > innerHeight && innerHeight <= 520) return Math.max(104, stage.sky());
  const rows = innerWidth >= 720 ? 132 : innerWidth <= 400 && innerHeight <= 760 ? 173 : 202;
  return Math.max(rows, Math.min(stage.sky(), rows + 12));
};

export const openContext = (guest: Guest, mode: () => Mode): Context => {
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => taskOf(game.session).skill,
    mode,
  });
  const { stage } = basics;
  const motions = openMotions();
  const growth = new Growth(skillIds, pennants);
  const stall = new Stall(stage.scene, growth);
  return {
    ...basics,
    motions,
    stall,
    clock: openClock({
      step: (seconds) => motions.step(seconds),
      draw: () => growth.follow(basics.memory.game.progress.grown),
    }),
    sky: () => skyOf(stage),
  };
};
