/** What a bridge that does not fit does. A miss is information, and a joke; it costs nothing. */
import { total } from '../rules/round.ts';
import { gapLeft } from '../scene/frame.ts';
import type { Context } from './context.ts';
import { fallIn, hop } from './nobi-acts.ts';

/** Too short: it flops, Nobi with it, and Nobi shakes himself dry. */
export const missShort = (
  context: Context,
  miss: { by: number; planks: readonly number[] },
  then: () => void,
): void => {
  const { show, sparks } = context.theatre;
  // The part that is missing shows itself, for those who count.
  show.marks = { covered: total(miss.planks) };
  if (context.calm()) {
    context.stage.tell(context.text().short(miss.by));
    context.clock.after(2.2, then);
    return;
  }
  const reach = gapLeft + total(miss.planks) * show.unit - 34;
  fallIn(context, reach, {
    drop() {
      show.marks = null;
      show.rope = false;
      context.world.rope(false);
      context.world.release();
      for (const thing of context.world.things())
        context.world.kick(thing.key, {
          x: (Math.random() - 0.5) * 3,
          y: -1.5,
          spin: (Math.random() - 0.4) * 0.12,
        });
    },
    splash() {
      context.sounds.play('splash');
      sparks.word(context.text().splash, { x: 60, y: -20 });
      context.stage.tell(context.text().short(miss.by));
    },
    dry: () => context.clock.after(0.5, then),
  });
};

/** Too long: it lies there sticking out, everybody has a look, and then it springs away. */
export const missLong = (
  context: Context,
  miss: { by: number; key: number },
  then: () => void,
): void => {
  const { nobi, sparks, show } = context.theatre;
  show.over = { key: miss.key, by: miss.by };
  const thing = context.world.things().find((each) => each.key === miss.key);
  nobi.mood = 'wow';
  nobi.look = { x: thing?.x ?? 100, y: thing?.y ?? -20 };
  context.stage.tell(context.text().long(miss.by));
  context.clock.after(1.8, () => {
    show.over = null;
    if (context.calm()) {
      then();
      return;
    }
    context.sounds.play('boing');
    sparks.word(context.text().boing, { x: 110, y: -150 });
    context.world.kick(miss.key, { x: 4.5, y: -19, spin: 0.3, ghost: true });
    hop(context, 40);
    nobi.mood = 'cheer';
    context.clock.after(1.25, then);
  });
};
