/** Pictures of the choices of questions: a program as small tiles, or a thing. Own work. */
import type { Way } from '../../../boards/rules/board.ts';
import type { Program } from '../../../boards/rules/program.ts';

const turn: Record<Way, number> = { right: 0, down: 90, left: 180, up: 270 };
const colour: Record<Way, string> = {
  up: '#5b3bd6',
  right: '#d42b52',
  down: '#0b7f5a',
  left: '#086a94',
};

export interface ArtPlace {
  x: number;
  y: number;
  size: number;
}

export const arrowArt = (way: Way, { x, y, size }: ArtPlace): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 40})"><rect width="40" height="40" rx="11" fill="${colour[way]}"/><path transform="translate(6 6) scale(.7) rotate(${turn[way]} 20 20)" d="M7 15H19V7.500L33 20L19 32.500V25H7Z" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round"/></g>`;

const drumArt = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 48})"><path d="M6 17V33C6 39 14 43 24 43S42 39 42 33V17Z" fill="#d42b52"/><path d="M6 22L15 40L24 25L33 40L42 22" fill="none" stroke="#ffd96b" stroke-width="3" stroke-linejoin="round"/><ellipse cx="24" cy="16" rx="18" ry="8.500" fill="#fff3dc" stroke="#8a4b00" stroke-width="3"/></g>`;

const dots = (times: number): string =>
  Array.from(
    { length: times },
    (_, i) =>
      `<circle cx="${62 + (i % 2) * 18}" cy="${20 + Math.floor(i / 2) * 18}" r="7" fill="#5b3bd6"/>`,
  ).join('');

const rowOf = (arrows: readonly Way[], top: number, most = 84): string => {
  const wanted = arrows.length > 2 ? 30 : arrows.length > 1 ? 44 : 84;
  const size = Math.min(most, wanted);
  const columns = Math.min(arrows.length, 3);
  return arrows
    .map((way, i) => {
      const left = 50 - (columns * (size + 3)) / 2;
      return arrowArt(way, {
        x: left + (i % 3) * (size + 3),
        y: top + Math.floor(i / 3) * (size + 3),
        size,
      });
    })
    .join('');
};

const programArt = ({ before, drum }: Program): string =>
  drum
    ? `<rect x="3" y="3" width="94" height="94" rx="16" fill="#efe9ff" stroke="#b79bff" stroke-width="3"/>${drumArt(8, 8, 42)}${dots(drum.times)}${rowOf(drum.body, 52, 40)}`
    : rowOf(before, before.length === 1 ? 8 : before.length > 3 ? 18 : 30);

export const programFace = (program: Program): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${programArt(program)}</svg>`;
