/** Where a child builds a riddle: the answer is pulled out, and what it measures becomes the question. */
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { built, kinds } from '../rules/code.ts';
import type { Order, Spot } from '../rules/order.ts';
import { latticeOf } from '../rules/orders.ts';
import { questionOf } from '../text/question.ts';
import { sheetOf } from '../view/sheets/sheets.ts';
import type { Context } from './context.ts';
import { artOf } from './desk.ts';
import { inside, movedBy } from './moving.ts';

const begin: Spot = { x: 3, y: 3 };

export const openBench = (context: Context): Bench<Order> => {
  const { yard, guest, sounds, text } = context;
  let kind = 0;
  let spot = begin;

  const order = (): Order => built(kind, spot);
  const dress = (): void => {
    const now = order();
    const { lang } = guest.settings;
    context.refit();
    yard.voyage.moor(artOf(now));
    yard.board.show({
      lattice: latticeOf(now),
      // Whoever builds it may see all the numbers.
      draw: (size) => sheetOf({ order: now, spot, level: 0, aid: 0, lang }, size),
    });
    yard.board.button.ariaLabel = `${text().board(questionOf(now, lang))}. ${text().keys}`;
    Object.assign(yard.board.button.dataset, { ready: 'yes', form: 'make' });
  };
  return {
    goal: () => text().makeGoal,
    order,
    dress,
    sign(made) {
      const sign = makeSign('asked');
      sign.textContent = questionOf(made, guest.settings.lang);
      return sign;
    },
    next() {
      kind = (kind + 1) % kinds.length;
      spot = inside(spot, latticeOf(order()));
    },
    enter(changed, add) {
      const pull = (to: Spot): void => {
        if (to.x === spot.x && to.y === spot.y) return;
        spot = to;
        sounds.play('pull', { pitch: 0.8 + (spot.x + spot.y) * 0.012 });
        changed();
        dress();
      };
      yard.ready();
      yard.board.hand({
        onPull: pull,
        onKey(key) {
          if (key === 'Enter') {
            add();
            return true;
          }
          const moved = movedBy(key, latticeOf(order()), spot);
          if (moved) pull(moved);
          return moved !== null;
        },
      });
    },
  };
};
