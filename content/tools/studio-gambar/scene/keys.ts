/** Drawing with the keyboard: arrows move the pen, Space lowers and lifts it. */
import { arrowOf, listenToOrders, moved } from '@nobi/kit/studio';
import type { Context, Hand } from '../play/context.ts';
import type { Spot } from '../rules/marks.ts';
import type { Sticking } from './sticking.ts';

const step = 22;
const fineStep = 6;

interface KeyOrders {
  undo(): void;
  redo(): void;
  /** Stops whatever is going on: the film, a drawer, a held sticker. */
  leave(): void;
  /** A free brush, or null when something else has the sheet. */
  brush(): Hand | null;
}

/** Keys for a sticker in the hand; false if the key means nothing to it. */
const moveSticker = (sticking: Sticking, event: KeyboardEvent): boolean => {
  const way = arrowOf(event);
  const far = event.shiftKey ? fineStep : step;
  if (way) sticking.nudge(way[0] * far, way[1] * far);
  else if (event.key === '+' || event.key === '=') sticking.scale(1.2);
  else if (event.key === '-') sticking.scale(1 / 1.2);
  else if (event.key === 'Delete' || event.key === 'Backspace') sticking.remove();
  else if (event.key === 'Enter' || event.key === ' ') sticking.settle();
  else return false;
  return true;
};

const openPen = (context: Context, orders: KeyOrders) => {
  const { easel } = context;
  let at: Spot = { x: easel.shape.wide / 2, y: easel.shape.tall / 2 };
  let hand: Hand | null = null;
  const show = (): void => {
    easel.pointAt(at);
    easel.box.classList.toggle('is-drawing', hand !== null);
  };
  const lift = (): void => {
    hand?.up();
    hand = null;
    show();
  };
  return {
    show,
    lift,
    toggle() {
      if (hand) lift();
      else {
        hand = orders.brush();
        hand?.down(at);
        show();
      }
      context.tell(hand ? context.text().penDown : context.text().penUp);
    },
    move([dx, dy]: readonly [number, number], far: number) {
      at = moved(at, [dx * far, dy * far], easel.shape);
      hand?.move(at);
      show();
    },
  };
};

export const listenToKeys = (context: Context, sticking: Sticking, orders: KeyOrders): void => {
  const pen = openPen(context, orders);
  const { box } = context.easel;
  box.addEventListener('focus', pen.show);
  box.addEventListener('blur', pen.lift);
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrowOf(event);
    if (sticking.isHolding) {
      if (!moveSticker(sticking, event)) return;
    } else if (way) pen.move(way, event.shiftKey ? fineStep : step);
    else if (event.key === ' ' || event.key === 'Enter') {
      if (!event.repeat) pen.toggle();
    } else return;
    event.preventDefault();
  });
  listenToOrders({
    ...orders,
    leave() {
      pen.lift();
      orders.leave();
    },
  });
};
