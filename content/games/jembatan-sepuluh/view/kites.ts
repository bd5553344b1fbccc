/** Kites over the river: each sum that is learnt flies a grander one. Own work. */
import type { Stages } from '@nobi/kit/game';

const kite = (inside: string, tail: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 120"><path d="M40 6L72 40L40 84L8 40Z" fill="#FF7A8C" stroke="#FFFAF0" stroke-width="3" stroke-linejoin="round"/>${inside}${tail}</svg>`;

const thread =
  '<path d="M40 84Q34 96 40 106Q46 114 40 120" fill="none" stroke="#FFFAF0" stroke-width="3" stroke-linecap="round"/>';
const bow = (y: number, fill: string): string =>
  `<path d="M40 ${y}l-12 -6v12zM40 ${y}l12 -6v12z" fill="${fill}"/>`;
const halves =
  '<path d="M40 6L72 40H8Z" fill="#FFB020"/><path d="M40 6V84M8 40H72" stroke="#FFFAF0" stroke-width="3"/>';
const eyes =
  '<circle cx="29" cy="34" r="5" fill="#2C1E7A"/><circle cx="51" cy="34" r="5" fill="#2C1E7A"/><path d="M29 50Q40 60 51 50" fill="none" stroke="#2C1E7A" stroke-width="4" stroke-linecap="round"/>';

export const kites: Stages = [
  kite('', thread),
  kite(halves, `${thread}${bow(98, '#59D3F2')}`),
  kite(`${halves}${eyes}`, `${thread}${bow(96, '#59D3F2')}${bow(110, '#6FE3A0')}`),
];
