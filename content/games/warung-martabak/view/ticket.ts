/** A ticket of the order: the fraction as a picture, as a symbol, or both. */
import { type Shape, slicesOf } from '@nobi/kit/slices';
import { fairCuts } from '../rules/aim.ts';
import type { Fraction } from '../rules/order-forms.ts';
import { pathOf } from './martabak.ts';

const shaded = (shape: Shape, parts: number, full: number): string =>
  slicesOf(shape, fairCuts(shape, parts))
    .map(
      ({ edges }, i) =>
        `<path d="${pathOf(edges)}" fill="${i < full ? '#FFB020' : '#FFF3DC'}" stroke="#6B3A00" stroke-width=".06" stroke-linejoin="round"/>`,
    )
    .join('');

/** How much there is of each whole: 5/4 is one full picture and a quarter of another. */
const wholesOf = ({ top, bottom }: Fraction): number[] =>
  Array.from({ length: Math.ceil(top / bottom) }, (_, i) => Math.min(bottom, top - i * bottom));

export const fractionPicture = (fraction: Fraction, shape: Shape): string => {
  const wholes = wholesOf(fraction);
  const wide = shape === 'round' ? 2.3 : 2.8;
  const tall = shape === 'round' ? 2.3 : 1.9;
  const drawn = wholes.map(
    (full, i) =>
      `<g transform="translate(${(i + 0.5) * wide} ${tall / 2})">${shaded(shape, fraction.bottom, full)}</g>`,
  );
  return `<svg class="fraction-picture" viewBox="0 0 ${wide * wholes.length} ${tall}" aria-hidden="true">${drawn.join('')}</svg>`;
};

export const fractionSymbol = ({ top, bottom }: Fraction): string =>
  `<span class="fraction" aria-hidden="true"><b>${top}</b><i></i><b>${bottom}</b></span>`;

export interface TicketLook {
  picture: boolean;
  symbol: boolean;
}

export const makeTicket = (fraction: Fraction, shape: Shape, look: TicketLook): HTMLElement => {
  const ticket = document.createElement('div');
  ticket.className = look.picture && look.symbol ? 'ticket has-both' : 'ticket';
  ticket.dataset.top = String(fraction.top);
  ticket.dataset.bottom = String(fraction.bottom);
  ticket.innerHTML = `${look.picture ? fractionPicture(fraction, shape) : ''}${look.symbol ? fractionSymbol(fraction) : ''}`;
  return ticket;
};
