/** Arrows, drum and the other small signs of the program. Own work. */
import type { Way } from '../rules/board.ts';

const turn: Record<Way, number> = { right: 0, down: 90, left: 180, up: 270 };

export const arrowPicture = (way: Way): string =>
  `<svg viewBox="0 0 40 40" aria-hidden="true"><path transform="rotate(${turn[way]} 20 20)" d="M7 15H19V7.500L33 20L19 32.500V25H7Z" fill="currentColor" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/></svg>`;

/** A tile as it lies in the program and on the buttons. */
export const arrowTile = (way: Way): string =>
  `<span class="ar" data-way="${way}">${arrowPicture(way)}</span>`;

export const drumPicture =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M6 17V33C6 39 14 43 24 43S42 39 42 33V17Z" fill="#d42b52"/><path d="M6 22L15 40L24 25L33 40L42 22" fill="none" stroke="#ffd96b" stroke-width="3" stroke-linejoin="round"/><ellipse cx="24" cy="16" rx="18" ry="8.500" fill="#fff3dc" stroke="#8a4b00" stroke-width="3"/><path d="M15 4L24 15M38 3L28 14" stroke="#8a4b00" stroke-width="3.500" stroke-linecap="round"/><circle cx="24" cy="15" r="3" fill="#ffb020"/><circle cx="28" cy="14" r="3" fill="#ffb020"/></svg>';
