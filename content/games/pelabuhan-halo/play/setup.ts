/** Builds what both ways of playing share. */

import { today } from '@nobi/kit/game';
import { type Guest, newSeed, openClock, openStage, type Stage } from '@nobi/kit/guest';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { startSession } from '../rules/session.ts';
import { Harbour } from '../scene/harbour.ts';
import { words } from '../text/text.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Memory, Mode } from './context.ts';
import { Handles } from './handles.ts';
import { openRadio } from './radio.ts';

const openMemory = (guest: Guest): Memory => {
  const { progress, session, haven } = readSave(guest.save);
  const memory: Memory = {
    game: session
      ? { progress, session }
      : startSession(progress, { seed: newSeed(), day: today() }),
    haven,
    keep: () => guest.keep(writeSave({ ...memory.game, haven: memory.haven })),
  };
  return memory;
};

/** As high as the bubble gets with so many rows, so that nothing jumps from line to line. */
const skyOf = (rows: number): number => {
  const { innerWidth: width, innerHeight: height } = window;
  if (width > height && height <= 520) return Math.max(84, 20 + rows * 32 + 10);
  if (width >= 720) return 16 + Math.max(64, rows * 48 + 14) + 10;
  return 88 + 14 + rows * (width <= 380 ? 38.4 : 44.8) + 8;
};

const openHandles = (stage: Stage, mode: () => Mode): Handles =>
  new Handles(stage.scene, {
    onThing: (at, byKey) => mode().thing(at, byKey),
    onSpot: (spot, byKey) => mode().spot(spot, byKey),
    onDrag: (to) => mode().drag(to),
    onRelease: (at) => mode().release(at),
    onElsewhere: (at) => mode().elsewhere(at),
  });

export const openContext = (guest: Guest, mode: () => Mode): Context => {
  const stage = openStage(guest);
  const harbour = new Harbour(stage.scene);
  const handles = openHandles(stage, mode);
  const memory = openMemory(guest);
  const calm = (): boolean => guest.settings.reducedMotion;
  const clock = openClock({
    step(seconds) {
      harbour.isCalm = calm();
      harbour.step(seconds);
    },
    draw: () => harbour.draw(calm() ? 0 : clock.now()),
  });
  return {
    guest,
    stage,
    harbour,
    handles,
    memory,
    clock,
    radio: openRadio(guest, stage),
    sounds: openGameSounds(guest.settings.sound),
    text: () => words[guest.settings.lang],
    eventContext: () => ({ level: 0, skill: taskOf(memory.game.session).skill, mode: mode().name }),
    fit: (rows, count) => harbour.fit(skyOf(rows), count),
  };
};
