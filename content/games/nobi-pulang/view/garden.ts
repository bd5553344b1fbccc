/** Plants on the far shore: each idea that is learnt lets one grow. Own work. */
import type { Stages } from '@nobi/kit/game';

const plant = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100">${inside}</svg>`;
const leaf = (turn: number): string =>
  `<path transform="rotate(${turn} 40 84)" d="M40 84Q26 66 40 50Q54 66 40 84Z" fill="#2FA36B"/>`;
const trunk = '<path d="M36 96Q38 70 40 56Q42 70 44 96Z" fill="#7A4A2A"/>';
const crown =
  '<circle cx="40" cy="34" r="26" fill="#2FA36B"/><circle cx="22" cy="46" r="16" fill="#268C5B"/><circle cx="58" cy="46" r="16" fill="#3BB87C"/>';
const fruit = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="7" fill="#FFB020"/><circle cx="${x - 2}" cy="${y - 2}" r="2" fill="#FFFAF0"/>`;

export const garden: Stages = [
  plant(`${leaf(-28)}${leaf(28)}`),
  plant(`${trunk}${crown}`),
  plant(`${trunk}${crown}${fruit(26, 30)}${fruit(52, 26)}${fruit(40, 46)}${fruit(60, 50)}`),
];
