/** The sign under the sea: where the boat is to go. */
import type { Lang } from '@nobi/kit/guest';
import { makeSign } from '@nobi/kit/rounds';
import type { Order } from '../rules/orders.ts';
import { decimal } from '../text/numbers.ts';
import type { Words } from '../text/words.ts';

const fraction = ({ a, b }: Order): string =>
  `<span class="frac"><span>${a}</span><span>${b}</span></span>`;

export const ticket = (order: Order, lang: Lang, words: Words): HTMLElement => {
  const sign = makeSign('target');
  const { form, a, b } = order;
  if (form === 'tenths') sign.textContent = decimal(a * 1000, lang);
  else if (form === 'hundredths') sign.textContent = decimal(a * 100, lang);
  else if (form === 'fraction') sign.innerHTML = fraction(order);
  else if (form === 'percent') sign.textContent = `${a}%`;
  else if (form === 'part') sign.textContent = words.partOf(a, b);
  else sign.textContent = words.farthest;
  return sign;
};
