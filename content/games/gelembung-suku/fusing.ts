/** Two bubbles become one, and a whole word becomes its thing and bounces away to the shelf. */

import { easeInOut, easeOut, mix } from '@nobi/kit/guest';
import type { BankWord } from '../../words/bank.ts';
import type { Room } from './room.ts';
import { type Actor, makeActor, wobble } from './view/actor.ts';
import { holdY, type Spot, shelfY } from './view/frame.ts';
import { pictureOf } from './view/pictures.ts';
import { most } from './view/shelf.ts';

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
  room: Room,
  { first, second, text, key }: Fusion,
  then: (made: Actor) => void,
) => {
  const { theatre, world, motions, sounds } = room;
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
    room.calm() ? 0.3 : 0.42,
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
      if (!room.calm()) wobble(made, 4);
      sounds.play('fit');
      theatre.sparks.stars(middle.x, middle.y);
      then(made);
    },
  );
};

/** Each hop: until when, how far along, how high. */
const hops = [
  { until: 0.5, along: 0.55, high: 120 },
  { until: 0.8, along: 0.86, high: 62 },
  { until: 1, along: 1, high: 24 },
];

const bounceTo = (room: Room, actor: Actor, to: Spot): void => {
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
      room.sounds.play('hop', { pitch: 1 + at * 0.2 });
    }
  };
  room.motions.add(room.calm() ? 0.01 : 1.15, travel, () =>
    Object.assign(actor, { ...to, tilt: 0, size: 22 }),
  );
};

/** The word's bubble shows its thing, pops, and the thing runs free. */
export const freeThing = (
  room: Room,
  { made, word }: { made: Actor; word: BankWord },
  then: () => void,
): void => {
  const { theatre, motions, sounds, clock } = room;
  pictureOf(word.id);
  clock.after(0.75, () => {
    made.thing = word.id;
    const from = { x: made.x, y: made.y };
    const size = made.size;
    if (!room.calm()) wobble(made, 5);
    motions.add(room.calm() ? 0.01 : 0.5, (t) => {
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
    bounceTo(room, thing, { ...theatre.shelf.spot(theatre.frame, place), y: shelfY });
    clock.after(room.calm() ? 0.4 : 0.7, then);
  });
};

/** A chain reaction: one top leaps over to the other. */
export const leap = (
  room: Room,
  { actor, to }: { actor: Actor; to: Actor },
  then: () => void,
): void => {
  const from = { x: actor.x, y: actor.y };
  room.world.remove(actor.key);
  actor.isFront = true;
  wobble(to, 3);
  room.sounds.play('hop', { pitch: 1.4 });
  room.motions.add(
    room.calm() ? 0.2 : 0.6,
    (t) => {
      actor.x = mix(from.x, to.x, t);
      actor.y = mix(from.y, to.y - to.size - actor.size, t) - Math.sin(t * Math.PI) * 90;
    },
    then,
  );
};

/** Nobi jumps for joy, or out of surprise. */
export const hop = (room: Pick<Room, 'theatre' | 'motions' | 'calm'>, height: number): void => {
  if (room.calm()) return;
  const { now } = room.theatre.nobi;
  room.motions.add(0.5, (t) => {
    now.hop = Math.sin(t * Math.PI) * height;
  });
};
