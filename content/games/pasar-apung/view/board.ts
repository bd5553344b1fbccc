/** What a boat shows of its order: a board on a pole, and a note that is held up. */
import type { Lang } from '@nobi/kit/guest';
import { limitOf, type Order } from '../rules/orders.ts';
import { numeral, pieceButton } from './pieces.ts';

const fruit =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="23" r="15" fill="#ff9a3d"/><circle cx="15" cy="18" r="4" fill="#ffe0b0"/><path d="M20 9Q24 0 34 3Q31 12 20 9Z" fill="#19b37d"/></svg>';
const slip =
  '<svg viewBox="0 0 40 24" aria-hidden="true"><rect x="2" y="2" width="36" height="20" rx="4" fill="#dcebb0" stroke="#6b8a1e" stroke-width="3"/><circle cx="20" cy="12" r="5" fill="#6b8a1e" opacity=".5"/></svg>';

export const boardOf = (order: Order, lang: Lang): string => {
  const { form, a } = order;
  if (form === 'count') return '<b>?</b>';
  if (form === 'enough') return '';
  if (form === 'load') return `<b>${numeral(a, lang)}</b>${fruit}`;
  const few = form === 'few' ? `<i>${slip}<u>× ${limitOf(order)}</u></i>` : '';
  return `<b>${numeral(a, lang)}</b>${few}`;
};

export const heldOf = ({ form, b }: Order, lang: Lang): string =>
  form === 'change' ? pieceButton(b, { lang, isPack: false }) : '';
