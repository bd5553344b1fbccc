/** What would give a garden of Kebun Bentuk away: the flower that fits, the thing that is meant, the place. */
import { boardOf } from '../../games/kebun-bentuk/rules/boards.ts';
import { rightIn } from '../../games/kebun-bentuk/rules/judge.ts';
import type { Order } from '../../games/kebun-bentuk/rules/orders.ts';
import { bank } from '../../games/kebun-bentuk/rules/tasks.ts';
import { words } from '../../games/kebun-bentuk/text/text.ts';

const seed = 7;
/** What is said of every flower. */
const plain = /^(?:bunga|kecil|small|a|flower|)$/i;

/** Of a place what is to be said of it; of a flower its shape and its colour, too. */
const answersOf = (order: Order, level: number): string[] => {
  const board = boardOf(order, level, seed);
  const [at = 0] = rightIn(order, board);
  const look = board.tray[at] ?? board.row[at];
  return Object.values(words).flatMap((text) => {
    if (order.form === 'compare') return [text.thing(order, at)];
    if (order.form === 'place' || !look) return [text.fits(order)];
    return text
      .look(look)
      .split(/\W+/)
      .filter((word) => !plain.test(word));
  });
};

export const gardenAnswers = bank.map(({ id, skill, level, order }) => ({
  item: 'kebun-bentuk',
  task: `${id}-${level}`,
  skill,
  answers: answersOf(order, level),
}));
