/** Drawing with the keyboard: arrows move the canting, Space lowers and lifts it, or presses a filling. */
import { arrowOf, listenToOrders, moved } from '@nobi/kit/studio';
import type { Context } from '../play/context.ts';
import type { Spot } from '../rules/shape.ts';
import type { Canting } from './canting.ts';

const step = 24;
const fineStep = 6;

interface KeyOrders {
  undo(): void;
  redo(): void;
  /** Closes a drawer. */
  leave(): void;
}

const openPen = (context: Context, canting: Canting) => {
  const { sheet, session } = context;
  // Beside the middle, where turning it round would hide itself.
  let at: Spot = { x: sheet.shape.wide / 2, y: sheet.shape.tall / 4 };
  const show = (): void => {
    sheet.pointAt(at);
    sheet.box.classList.toggle('is-drawing', canting.isDown);
  };
  return {
    show,
    lift() {
      canting.up();
      show();
    },
    toggle() {
      const { text, tell } = context;
      const isLine = session.desk.tool === 'canting';
      if (canting.isDown) canting.up();
      else canting.down(at);
      show();
      if (isLine) tell(canting.isDown ? text().penDown : text().penUp);
    },
    move([dx, dy]: readonly [number, number], far: number) {
      at = moved(at, [dx * far, dy * far], sheet.shape);
      canting.move(at);
      show();
    },
  };
};

export const listenToKeys = (context: Context, canting: Canting, orders: KeyOrders): void => {
  const pen = openPen(context, canting);
  const { box } = context.sheet;
  box.addEventListener('focus', pen.show);
  box.addEventListener('blur', pen.lift);
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrowOf(event);
    if (way) pen.move(way, event.shiftKey ? fineStep : step);
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
