/** The worked example after three misses: the crane does the whole way once, slowly, and undoes it. */
import type { Order } from './order.ts';
import type { Room } from './room.ts';
import { seenAs } from './rules.ts';
import { sentHome } from './session.ts';

/** What stands somewhere else than the captain wants goes back to the quay first. */
const clear = (room: Room, order: Order): void => {
  const { things, steps } = order.round;
  for (const at of things.keys()) {
    const spot = order.sitting.placed[at];
    const isRight = steps.some((step) => order.placeOf(step) === at && step.spot === spot);
    if (spot && !isRight) {
      room.harbour.goHome(at, () => undefined);
      room.memory.game = sentHome(room.memory.game, at);
    }
  }
};

export const showWorked = (room: Room, order: Order, then: () => void): void => {
  const { harbour, radio, sounds, text, clock } = room;
  const { next } = order;
  if (!next) {
    then();
    return;
  }
  const at = order.placeOf(next);
  radio.tell(text().watch);
  clear(room, order);
  harbour.shownHome = at;
  clock.after(1.4, () =>
    harbour.lift(at, () => {
      sounds.play('clank');
      harbour.shownHome = null;
      harbour.shown = next.spot;
      harbour.lower(next.spot, (actor) => {
        sounds.play('land');
        harbour.crane.hangHigh();
        radio.speak(seenAs(actor.thing, next.spot));
        clock.after(3, () => {
          harbour.shown = null;
          harbour.goHome(at, then);
        });
      });
    }),
  );
};
