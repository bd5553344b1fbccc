/** Planks in the gap: where each belongs, and how one flies there. */

import { easeInOut, mix } from '@nobi/kit/guest';
import type { Room } from './room.ts';
import { gapLeft, plankThick } from './view/frame.ts';

export const slotsFor = (
  planks: readonly number[],
  unit: number,
): { x: number; length: number }[] => {
  let edge = gapLeft;
  return planks.map((length) => {
    const x = edge + (length * unit) / 2;
    edge += length * unit;
    return { x, length };
  });
};

/** Lays these planks at rest, without any flight. */
export const setPlanks = (room: Room, planks: readonly number[]): void => {
  room.world.clear();
  room.world.rope(true);
  room.theatre.show.rope = true;
  for (const [i, { x, length }] of slotsFor(planks, room.theatre.show.unit).entries())
    room.world.dropPlank(100 + i, length, { x, y: plankThick / 2 - 2, slot: x });
};

/** Tosses the held plank over its place and lets it fall. A plank that is too long is led by nobody. */
export const plankHome = (
  room: Room,
  plank: { key: number; length: number; slot: number; fits: boolean },
  then: () => void,
): void => {
  const { show, nobi } = room.theatre;
  const held = show.held;
  if (!held) {
    then();
    return;
  }
  const from = { x: held.x, y: held.y };
  room.sounds.play('toss');
  room.motions.add(
    room.calm() ? 0.05 : 0.26,
    (t) => {
      held.x = mix(from.x, plank.slot, easeInOut(t));
      held.y = mix(from.y, -150, t) - Math.sin(t * Math.PI) * 50;
      nobi.look = { x: held.x, y: held.y };
    },
    () => {
      show.held = null;
      nobi.arms = 'rest';
      room.world.dropPlank(plank.key, plank.length, {
        x: plank.slot,
        y: -150,
        slot: plank.fits ? plank.slot : null,
        angle: room.calm() ? 0 : (Math.random() - 0.5) * 0.24,
      });
      room.clock.after(plank.fits ? 0.62 : 0.95, then);
    },
  );
};
