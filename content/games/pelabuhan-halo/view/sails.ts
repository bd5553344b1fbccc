/** Boats on the horizon: with each kind of words that is understood a larger one comes home. Own work. */
import type { Stages } from '@nobi/kit/game';

const boat = (sails: string, hull: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="90" viewBox="0 0 100 90"><path d="M48 10V66" stroke="#4A2A1A" stroke-width="4"/>${sails}<path d="M14 64H86Q80 86 62 86H36Q20 86 14 64Z" fill="${hull}"/></svg>`;
const small = '<path d="M50 22L74 58H50Z" fill="#FFFAF0"/>';
const two =
  '<path d="M50 12L80 58H50Z" fill="#FFD96B"/><path d="M45 20L22 58H45Z" fill="#FFFAF0"/>';
const flags =
  '<path d="M48 2L66 8L48 14Z" fill="#FF5A6E"/><circle cx="34" cy="74" r="4" fill="#FFD96B"/><circle cx="50" cy="74" r="4" fill="#FFD96B"/><circle cx="66" cy="74" r="4" fill="#FFD96B"/>';

export const sails: Stages = [
  boat(small, '#7A4A8A'),
  boat(two, '#C8466B'),
  boat(two, '#E8503A').replace('</svg>', `${flags}</svg>`),
];
