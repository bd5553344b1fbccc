/** Two bubbles become one, and a whole word becomes its thing and bounces away to the shelf. */
import { easeInOut, mix } from '@nobi/kit/guest';
import { type Actor, makeActor, wobble } from '../scene/actor.ts';
import type { Context } from './context.ts';

export interface Fusion {
  /** In the order in which they are read. */
  first: Actor;
  second: Actor;
  text: string;
  key: number;
}

const apart = 40;
const mostX = 110;

/** They swing round until they stand in reading order, touch, and are one. */
export const fuse = (
  context: Context,
  { first, second, text, key }: Fusion,
  then: (made: Actor) => void,
) => {
  const { theatre, world, motions, sounds } = context;
  const pair = [first, second];
  const middle = {
    x: Math.max(-mostX, Math.min(mostX, (first.x + second.x) / 2)),
    y: Math.min(-92, (first.y + second.y) / 2),
  };
  const starts = pair.map(({ x, y }) => ({ x, y }));
  for (const actor of pair) {
    world.remove(actor.key);
    actor.isFront = true;
    actor.isLit = true;
  }
  motions.add(
    context.calm() ? 0.3 : 0.42,
    (t) => {
      const k = easeInOut(t);
      for (const [i, actor] of pair.entries()) {
        const start = starts[i] ?? middle;
        actor.x = mix(start.x, middle.x + (i === 0 ? -apart : apart), k);
        actor.y = mix(start.y, middle.y, k);
      }
    },
    () => {
      for (const actor of pair) theatre.actors.delete(actor.key);
      const size = 58 + Math.max(0, text.length - 4) * 3;
      const made = makeActor({ key, text, ...middle, size, isFront: true });
      theatre.actors.set(key, made);
      if (!context.calm()) wobble(made, 4);
      sounds.play('fit');
      theatre.sparks.stars(middle.x, middle.y);
      then(made);
    },
  );
};
/** A chain reaction: one top leaps over to the other. */
export const leap = (
  context: Context,
  { actor, to }: { actor: Actor; to: Actor },
  then: () => void,
): void => {
  const from = { x: actor.x, y: actor.y };
  context.world.remove(actor.key);
  actor.isFront = true;
  wobble(to, 3);
  context.sounds.play('hop', { pitch: 1.4 });
  context.motions.add(
    context.calm() ? 0.2 : 0.6,
    (t) => {
      actor.x = mix(from.x, to.x, t);
      actor.y = mix(from.y, to.y - to.size - actor.size, t) - Math.sin(t * Math.PI) * 90;
    },
    then,
  );
};

/** Nobi jumps for joy, or out of surprise. */
export const hop = (
  context: Pick<Context, 'theatre' | 'motions' | 'calm'>,
  height: number,
): void => {
  if (context.calm()) return;
  const { now } = context.theatre.nobi;
  context.motions.add(0.5, (t) => {
    now.hop = Math.sin(t * Math.PI) * height;
  });
};
