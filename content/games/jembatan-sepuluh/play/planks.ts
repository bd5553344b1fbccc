/** Planks in the gap: where each belongs, and how one flies there. */
import { easeInOut, mix } from '@nobi/kit/guest';
import { gapLeft, plankThick } from '../scene/frame.ts';
import type { Context } from './context.ts';

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
export const setPlanks = (context: Context, planks: readonly number[]): void => {
  context.world.clear();
  context.world.rope(true);
  context.theatre.show.rope = true;
  for (const [i, { x, length }] of slotsFor(planks, context.theatre.show.unit).entries())
    context.world.dropPlank(100 + i, length, { x, y: plankThick / 2 - 2, slot: x });
};

/** Tosses the held plank over its place and lets it fall. A plank that is too long is led by nobody. */
export const plankHome = (
  context: Context,
  plank: { key: number; length: number; slot: number; fits: boolean },
  then: () => void,
): void => {
  const { show, nobi } = context.theatre;
  const held = show.held;
  if (!held) {
    then();
    return;
  }
  const from = { x: held.x, y: held.y };
  context.sounds.play('toss');
  context.motions.add(
    context.calm() ? 0.05 : 0.26,
    (t) => {
      held.x = mix(from.x, plank.slot, easeInOut(t));
      held.y = mix(from.y, -150, t) - Math.sin(t * Math.PI) * 50;
      nobi.look = { x: held.x, y: held.y };
    },
    () => {
      show.held = null;
      nobi.arms = 'rest';
      context.world.dropPlank(plank.key, plank.length, {
        x: plank.slot,
        y: -150,
        slot: plank.fits ? plank.slot : null,
        angle: context.calm() ? 0 : (Math.random() - 0.5) * 0.24,
      });
      context.clock.after(plank.fits ? 0.62 : 0.95, then);
    },
  );
};
