/** Signs on the stall's string: each thing that is learnt hangs a finer one. Own work. */
import type { Stages } from '@nobi/kit/game';

const sign = (fill: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 90"><path d="M6 4H74" stroke="#6B3A00" stroke-width="5" stroke-linecap="round"/><path d="M12 6H68L68 58L40 84L12 58Z" fill="${fill}" stroke="#FFFAF0" stroke-width="3" stroke-linejoin="round"/>${inside}</svg>`;
const round =
  '<circle cx="40" cy="36" r="18" fill="#FFD96B" stroke="#6B3A00" stroke-width="3"/><path d="M40 18V54M22 36H58" stroke="#6B3A00" stroke-width="3"/>';
const crumbs =
  '<g fill="#6B3A00"><circle cx="32" cy="28" r="3"/><circle cx="49" cy="29" r="3"/><circle cx="32" cy="44" r="3"/><circle cx="48" cy="45" r="3"/></g><path d="M30 66L40 76L50 66" fill="none" stroke="#FFFAF0" stroke-width="4" stroke-linecap="round"/>';

export const pennants: Stages = [
  sign('#4A3AA8', ''),
  sign('#E0457B', round),
  sign('#FF7A45', `${round}${crumbs}`),
];
