/** Bubbles come into the jar, hang above it, and leave it. */

import { easeOut, mix } from '@nobi/kit/guest';
import type { Room } from './room.ts';
import { type Jar, textOf } from './rules.ts';
import { type Actor, makeActor, wobble } from './view/actor.ts';
import { bubbleSize, holdY, laneX } from './view/frame.ts';

export const heldKey = 900;

const restY = (level: number): number => -bubbleSize - level * bubbleSize * 2;

export const clearJar = (room: Room): void => {
  room.world.clear();
  room.theatre.actors.clear();
  room.theatre.aim = null;
};

/** Every bubble of the jar falls into its stack, one soft knock after the other. */
export const layJar = (room: Room, { lanes }: Jar, then: () => void): void => {
  clearJar(room);
  let wait = 0;
  for (const [lane, stack] of lanes.entries())
    for (const [level, bubble] of stack.entries()) {
      const x = laneX(lane, lanes.length);
      const drop = room.calm() ? 0 : 150 + level * 60;
      const y = restY(level) - drop;
      const actor = makeActor({ key: bubble.key, text: textOf(bubble), x, y, size: bubbleSize });
      const add = (): void => {
        room.theatre.actors.set(actor.key, actor);
        room.world.add(actor, x);
      };
      if (room.calm()) add();
      else room.clock.after(wait + level * 0.22, add);
      wait += level === 0 ? 0.1 : 0;
    }
  room.clock.after(room.calm() ? 0.05 : wait + 0.5, then);
};

/** A bubble grows out of the wand above the jar. */
export const blowHeld = (room: Room, text: string, x: number): Actor => {
  const size = bubbleSize + Math.max(0, text.length - 4) * 3;
  const actor = makeActor({ key: heldKey, text, x, y: holdY, size, isFront: true });
  room.theatre.actors.set(heldKey, actor);
  if (!room.calm()) {
    actor.alpha = 0;
    room.motions.add(0.22, (t) => {
      actor.alpha = t;
      actor.y = mix(holdY - 26, holdY, easeOut(t));
    });
    wobble(actor, 2.4);
  }
  return actor;
};

/** Back up to where it was held, after a drop that did not fit. */
export const bounceBack = (room: Room, actor: Actor, then: () => void): void => {
  const settleDown = (): void => {
    room.world.remove(actor.key);
    const from = { x: actor.x, y: actor.y };
    room.motions.add(
      room.calm() ? 0.01 : 0.34,
      (t) => {
        actor.x = from.x;
        actor.y = mix(from.y, holdY, easeOut(t));
      },
      then,
    );
  };
  if (room.calm()) {
    settleDown();
    return;
  }
  wobble(actor, 5);
  room.world.kick(actor.key, { x: 0, y: -9 });
  room.clock.after(0.32, settleDown);
};

/** What is left floats off and pops into the river air, oldest first. */
export const popRest = (room: Room, then: () => void): void => {
  const rest = room.world.actors();
  for (const [i, actor] of rest.entries())
    room.clock.after(i * 0.09, () => {
      room.world.remove(actor.key);
      room.theatre.actors.delete(actor.key);
      room.theatre.sparks.pop(actor.x, actor.y, actor.size);
      room.sounds.play('pop', { pitch: 1 + i * 0.07, loud: 0.7 });
    });
  room.clock.after(rest.length * 0.09 + 0.3, then);
};
