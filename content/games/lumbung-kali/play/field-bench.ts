/** Where a child builds a level: a field is pulled out, and what is asked of it changed. */
import type { Bench } from '@nobi/kit/rounds';
import { built, builtForms } from '../rules/code.ts';
import { type Order, type Size, widest } from '../rules/orders.ts';
import { ticket } from '../view/ticket.ts';
import type { Context } from './context.ts';
import { pulledBy } from './pulling.ts';

const most: Size = { rows: 8, cols: widest };
const least = 2;

export const openBench = (context: Context): Bench<Order> => {
  const { land, sounds, text, refit } = context;
  let size: Size = { rows: 4, cols: 6 };
  let kind = 1;

  const order = (): Order => built(builtForms[kind] ?? 'total', size);
  const draw = (): void => {
    const there = size;
    land.show({
      ...most,
      look: (row, col) => (row < there.rows && col < there.cols ? 'plant' : 'soil'),
      tags: [{ kind: 'live', text: `${there.rows}×${there.cols}`, row: 0, col: most.cols / 2 }],
      corner: there,
    });
    land.button.ariaLabel = `${text().land(there)}. ${text().keys}`;
    Object.assign(land.button.dataset, { form: 'make', ready: 'yes' });
  };
  const pull = (wanted: Size): void => {
    size = {
      rows: Math.max(least, Math.min(most.rows, wanted.rows)),
      cols: Math.max(least, Math.min(most.cols, wanted.cols)),
    };
    sounds.play('pull');
    draw();
  };
  return {
    goal: () => text().makeGoal,
    order,
    sign: (wanted) => ticket(wanted, { level: 2, words: text(), isSolved: false }),
    next() {
      kind = (kind + 1) % builtForms.length;
    },
    dress() {
      refit();
      draw();
    },
    enter(changed, add) {
      const pullTo = (wanted: Size): void => {
        if (wanted.rows === size.rows && wanted.cols === size.cols) return;
        pull(wanted);
        changed();
      };
      land.button.disabled = false;
      land.hand({
        onTouch({ row, col }, phase) {
          if (phase !== 'up') pullTo({ rows: row + 1, cols: col + 1 });
        },
        onKey(key) {
          const wanted = pulledBy(key, size);
          if (wanted) pullTo(wanted);
          else if (key !== 'Enter' && key !== ' ') return false;
          else add();
          return true;
        },
      });
    },
  };
};
