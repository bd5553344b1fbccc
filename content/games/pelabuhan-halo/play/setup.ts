/** Builds what both ways of playing share. */

import { openBasics, openMemory } from '@nobi/kit/game';
import { type Guest, openClock, type Stage } from '@nobi/kit/guest';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { Harbour } from '../scene/harbour.ts';
import { words } from '../text/text.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Mode } from './context.ts';
import { Handles } from './handles.ts';
import { openRadio } from './radio.ts';

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
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => taskOf(game.session).skill,
    mode,
  });
  const { stage, calm } = basics;
  const harbour = new Harbour(stage.scene);
  const handles = openHandles(stage, mode);
  const clock = openClock({
    step(seconds) {
      harbour.isCalm = calm();
      harbour.step(seconds);
    },
    draw() {
      harbour.grow(basics.memory.game.progress.grown);
      harbour.draw(calm() ? 0 : clock.now());
    },
  });
  return {
    ...basics,
    harbour,
    handles,
    clock,
    radio: openRadio(guest, stage),
    fit: (rows, count) => harbour.fit(skyOf(rows), count),
  };
};
