/** What stands on each island of the map. Drawn on 100 by 100 with the feet at 50, 96. Own work. */
import { arrowArt } from './face-art.ts';
import { moveArt } from './move-art.ts';

const post = '<path d="M50 96V60" stroke="#7a4b2c" stroke-width="8" stroke-linecap="round"/>';
const board = (inner: string): string =>
  `${post}<rect x="10" y="6" width="80" height="68" rx="18" fill="#fffaf0" stroke="#c8996a" stroke-width="4"/>${inner}`;
const move = (name: 'jump' | 'clap' | 'spin' | 'sway', x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(.72)">${moveArt(name)}</g>`;

const beetle =
  '<ellipse cx="50" cy="60" rx="32" ry="34" fill="#d42b52"/><path d="M50 26V94" stroke="#8c1733" stroke-width="4"/><circle cx="50" cy="30" r="17" fill="#231a4d"/><circle cx="44" cy="27" r="5" fill="#fff"/><circle cx="57" cy="27" r="5" fill="#fff"/><path d="M42 14L36 4M58 14L64 4" stroke="#231a4d" stroke-width="4" stroke-linecap="round"/><g fill="#231a4d"><circle cx="34" cy="56" r="6"/><circle cx="66" cy="56" r="6"/><circle cx="36" cy="76" r="5"/><circle cx="64" cy="76" r="5"/></g>';
const drum =
  '<path d="M18 44V78C18 90 34 96 50 96S82 90 82 78V44Z" fill="#d42b52"/><path d="M18 54L34 90L50 60L66 90L82 54" fill="none" stroke="#ffd96b" stroke-width="6" stroke-linejoin="round"/><ellipse cx="50" cy="42" rx="33" ry="15" fill="#fff3dc" stroke="#8a4b00" stroke-width="5"/><path d="M30 10L50 40M78 8L60 34" stroke="#8a4b00" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="40" r="5" fill="#ffb020"/><circle cx="59" cy="36" r="5" fill="#ffb020"/>';
const bell =
  '<path d="M50 10V20" stroke="#8a4b00" stroke-width="7" stroke-linecap="round"/><path d="M50 18C72 18 76 40 78 60C79 70 88 74 88 80H12C12 74 21 70 22 60C24 40 28 18 50 18Z" fill="#ffc53d" stroke="#d98a00" stroke-width="4" stroke-linejoin="round"/><circle cx="50" cy="86" r="10" fill="#d98a00"/><path d="M6 40Q2 52 6 62M94 40Q98 52 94 62" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>';
const squares = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (i) =>
      `<rect x="${14 + (i % 3) * 25}" y="${22 + Math.floor(i / 3) * 25}" width="22" height="22" rx="6" fill="${[0, 3, 6, 7, 8].includes(i) ? '#ffc53d' : '#fffaf0'}" stroke="#c8996a" stroke-width="2.500"/>`,
  )
  .join('');
const pad =
  '<path d="M30 34H70C92 34 100 90 86 94C76 96 70 80 62 80H38C30 80 24 96 14 94C0 90 8 34 30 34Z" fill="#6c4cf1" stroke="#41279f" stroke-width="4"/><path d="M32 48V66M23 57H41" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="66" cy="50" r="6" fill="#ffc53d"/><circle cx="76" cy="62" r="6" fill="#ff7d95"/><path d="M50 34C50 20 62 24 62 10" fill="none" stroke="#41279f" stroke-width="4" stroke-linecap="round"/>';

const emblems: Record<string, string> = {
  commands: board(arrowArt('right', { x: 28, y: 18, size: 44 })),
  order: board(
    arrowArt('down', { x: 17, y: 26, size: 31 }) + arrowArt('right', { x: 53, y: 26, size: 31 }),
  ),
  squares,
  bugs: beetle,
  repeats: drum,
  patterns: board(
    move('jump', 17, 10) + move('clap', 54, 10) + move('jump', 17, 42) + move('clap', 54, 42),
  ),
  events: bell,
  'my-game': pad,
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? post;
