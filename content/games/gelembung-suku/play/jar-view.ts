/** Bubbles come into the jar, hang above it, and leave it. */
import { easeOut, mix } from '@nobi/kit/guest';
import { type Jar, textOf } from '../rules/jar.ts';
import { type Actor, makeActor, wobble } from '../scene/actor.ts';
import { bubbleSize, holdY, laneX } from '../scene/frame.ts';
import type { Context } from './context.ts';

export const heldKey = 900;

const restY = (level: number): number => -bubbleSize - level * bubbleSize * 2;

export const clearJar = (context: Context): void => {
  context.world.clear();
  context.theatre.actors.clear();
  context.theatre.aim = null;
};

/** Every bubble of the jar falls into its stack, one soft knock after the other. */
export const layJar = (context: Context, { lanes }: Jar, then: () => void): void => {
  clearJar(context);
  let wait = 0;
  for (const [lane, stack] of lanes.entries())
    for (const [level, bubble] of stack.entries()) {
      const x = laneX(lane, lanes.length);
      const drop = context.calm() ? 0 : 150 + level * 60;
      const y = restY(level) - drop;
      const actor = makeActor({ key: bubble.key, text: textOf(bubble), x, y, size: bubbleSize });
      const add = (): void => {
        context.theatre.actors.set(actor.key, actor);
        context.world.add(actor, x);
      };
      if (context.calm()) add();
      else context.clock.after(wait + level * 0.22, add);
      wait += level === 0 ? 0.1 : 0;
    }
  context.clock.after(context.calm() ? 0.05 : wait + 0.5, then);
};

/** A bubble grows out of the wand above the jar. */
export const blowHeld = (context: Context, text: string, x: number): Actor => {
  const size = bubbleSize + Math.max(0, text.length - 4) * 3;
  const actor = makeActor({ key: heldKey, text, x, y: holdY, size, isFront: true });
  context.theatre.actors.set(heldKey, actor);
  if (!context.calm()) {
    actor.alpha = 0;
    context.motions.add(0.22, (t) => {
      actor.alpha = t;
      actor.y = mix(holdY - 26, holdY, easeOut(t));
    });
    wobble(actor, 2.4);
  }
  return actor;
};

/** Back up to where it was held, after a drop that did not fit. */
export const bounceBack = (context: Context, actor: Actor, then: () => void): void => {
  const settleDown = (): void => {
    context.world.remove(actor.key);
    const from = { x: actor.x, y: actor.y };
    context.motions.add(
      context.calm() ? 0.01 : 0.34,
      (t) => {
        actor.x = from.x;
        actor.y = mix(from.y, holdY, easeOut(t));
      },
      then,
    );
  };
  if (context.calm()) {
    settleDown();
    return;
  }
  wobble(actor, 5);
  context.world.kick(actor.key, { x: 0, y: -9 });
  context.clock.after(0.32, settleDown);
};

/** What is left floats off and pops into the river air, oldest first. */
export const popRest = (context: Context, then: () => void): void => {
  const rest = context.world.actors();
  for (const [i, actor] of rest.entries())
    context.clock.after(i * 0.09, () => {
      context.world.remove(actor.key);
      context.theatre.actors.delete(actor.key);
      context.theatre.sparks.pop(actor.x, actor.y, actor.size);
      context.sounds.play('pop', { pitch: 1 + i * 0.07, loud: 0.7 });
    });
  context.clock.after(rest.length * 0.09 + 0.3, then);
};
