/** A whole word shows its thing, pops, and the thing bounces away to the shelf. */

import type { Spot } from '@nobi/kit/canvas';
import { easeOut, mix } from '@nobi/kit/guest';
import type { BankWord } from '../../../words/bank.ts';
import { type Actor, wobble } from '../scene/actor.ts';
import { holdY, shelfY } from '../scene/frame.ts';
import { most } from '../scene/shelf.ts';
import { pictureOf } from '../view/pictures.ts';
import type { Context } from './context.ts';

/** Each hop: until when, how far along, how high. */
const hops = [
  { until: 0.5, along: 0.55, high: 120 },
  { until: 0.8, along: 0.86, high: 62 },
  { until: 1, along: 1, high: 24 },
];

const bounceTo = (context: Context, actor: Actor, to: Spot): void => {
  const from = { x: actor.x, y: actor.y };
  const size = actor.size;
  let landed = 0;
  const travel = (t: number): void => {
    const at = Math.max(
      0,
      hops.findIndex(({ until }) => t <= until),
    );
    const hop = hops[at] ?? { until: 1, along: 1, high: 0 };
    const before = hops[at - 1] ?? { until: 0, along: 0 };
    const part = (t - before.until) / (hop.until - before.until);
    const base = at === 0 ? mix(from.y, to.y, part * part) : to.y;
    actor.x = mix(from.x, to.x, mix(before.along, hop.along, part));
    actor.y = base - Math.sin(part * Math.PI) * hop.high;
    actor.size = mix(size, 22, Math.min(1, t * 1.6));
    actor.tilt = t * Math.PI * 4 * Math.sign(to.x - from.x || 1);
    if (at > landed) {
      landed = at;
      context.sounds.play('hop', { pitch: 1 + at * 0.2 });
    }
  };
  context.motions.add(context.calm() ? 0.01 : 1.15, travel, () =>
    Object.assign(actor, { ...to, tilt: 0, size: 22 }),
  );
};

/** The word's bubble shows its thing, pops, and the thing runs free. */
export const freeThing = (
  context: Context,
  { made, word }: { made: Actor; word: BankWord },
  then: () => void,
): void => {
  const { theatre, motions, sounds, clock } = context;
  pictureOf(word.id);
  clock.after(0.75, () => {
    made.thing = word.id;
    const from = { x: made.x, y: made.y };
    const size = made.size;
    if (!context.calm()) wobble(made, 5);
    motions.add(context.calm() ? 0.01 : 0.5, (t) => {
      made.y = mix(from.y, Math.min(from.y, holdY / 2 - 30), easeOut(t));
      made.size = mix(size, 66, easeOut(t));
    });
  });
  clock.after(1.75, () => {
    theatre.actors.delete(made.key);
    theatre.sparks.pop(made.x, made.y, made.size);
    sounds.play('pop');
    const place = Math.min(most - 1, theatre.shelf.actors().length);
    const thing = theatre.shelf.add(word.id, { x: made.x, y: made.y });
    thing.size = made.size;
    bounceTo(context, thing, { ...theatre.shelf.spot(theatre.frame, place), y: shelfY });
    clock.after(context.calm() ? 0.4 : 0.7, then);
  });
};
