/** The worked example after three misses: the crane does the whole way once, slowly, and undoes it. */
import { seenAs } from '../rules/round.ts';
import { sentHome } from '../rules/session.ts';
import type { Context } from './context.ts';
import type { Order } from './order.ts';

/** What stands somewhere else than the captain wants goes back to the quay first. */
const clear = (context: Context, order: Order): void => {
  const { things, steps } = order.round;
  for (const at of things.keys()) {
    const spot = order.session.placed[at];
    const isRight = steps.some((step) => order.placeOf(step) === at && step.spot === spot);
    if (spot && !isRight) {
      context.harbour.goHome(at, () => undefined);
      context.memory.game = sentHome(context.memory.game, at);
    }
  }
};

export const showWorked = (context: Context, order: Order, then: () => void): void => {
  const { harbour, radio, sounds, text, clock } = context;
  const { next } = order;
  if (!next) {
    then();
    return;
  }
  const at = order.placeOf(next);
  radio.tell(text().watch);
  clear(context, order);
  harbour.shownHome = at;
  clock.after(1.4, () =>
    harbour.lift(at, () => {
      sounds.play('clank');
      harbour.shownHome = null;
      harbour.highlight = next.spot;
      harbour.lower(next.spot, (actor) => {
        sounds.play('land');
        harbour.crane.hangHigh();
        radio.speak(seenAs(actor.thing, next.spot));
        clock.after(3, () => {
          harbour.highlight = null;
          harbour.goHome(at, then);
        });
      });
    }),
  );
};
