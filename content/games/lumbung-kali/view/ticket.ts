/** The sign beside the field: a picture, words or digits, and what is to be found. */
import { makeSign } from '@nobi/kit/rounds';
import { amountOf, type Order, standing } from '../rules/orders.ts';
import type { Words } from '../text/words.ts';

const dots = ({ rows, cols }: Order): string => {
  const all = Array.from(
    { length: rows * cols },
    (_, at) =>
      `<circle cx="${8 + (at % cols) * 12}" cy="${8 + Math.floor(at / cols) * 12}" r="4.500" fill="#0b7f5a"/>`,
  ).join('');
  return `<svg class="dots" viewBox="0 0 ${cols * 12 + 4} ${rows * 12 + 4}" aria-hidden="true">${all}</svg>`;
};

const unknown = '<b class="unknown">?</b>';

const question = (order: Order, level: number, words: Words): string => {
  const { form, rows, cols, at } = order;
  const total = amountOf(order);
  const known = standing(order);
  if (form === 'lay' && level === 0) return dots(order);
  if (form === 'lay') return level === 1 ? words.rowsOf(order) : `${rows} × ${cols}`;
  if (form === 'total') return `${rows} × ${cols} = ${unknown}`;
  if (form === 'cut') return `${rows} × ${cols} = ${at * cols} + ${unknown}`;
  if (form === 'side') return `${rows} × ${unknown} = ${total}`;
  if (form === 'share') return `${words.shared(total, rows)} = ${unknown}`;
  const there = known ? `<span class="there">${known.rows} × ${known.cols} ✓</span>` : '';
  return `${there}<span>${unknown} × ${unknown} = ${total}</span>`;
};

const solved = (order: Order, words: Words): string => {
  const { form, rows, cols, at } = order;
  const total = amountOf(order);
  if (form === 'cut') return `${at * cols} + ${total - at * cols} = ${total}`;
  if (form === 'share') return `${words.shared(total, rows)} = ${cols}`;
  return `${rows} × ${cols} = ${total}`;
};

export const ticket = (
  order: Order,
  { level, words, isSolved }: { level: number; words: Words; isSolved: boolean },
): HTMLElement => {
  const sign = makeSign();
  sign.innerHTML = isSolved ? solved(order, words) : question(order, level, words);
  return sign;
};
