/** The pictures on the tools; pieces are drawn by the brush that draws them on the wall. */
import { drawPiece } from '../paint/pieces.ts';
import { makeInk } from '../paint/wall.ts';
import { type Kind, kinds } from '../rules/board.ts';

const svg = (inner: string): string => `<svg viewBox="0 0 64 64" aria-hidden="true">${inner}</svg>`;

const line = (path: string, width = 6): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const pieceIcon = (kind: Kind): HTMLCanvasElement => {
  const ink = makeInk(120, 120);
  ink.scale(1.2, 1.2);
  drawPiece(ink, kinds[kind][0]);
  return ink.canvas;
};

export const icons = {
  remove: svg(
    '<g transform="rotate(-14 32 36)"><rect x="13" y="8" width="38" height="54" rx="9" fill="#FFF3DC" stroke="#4A2A12" stroke-width="3"/><path d="M13 30V17Q13 8 22 8H42Q51 8 51 17V30Z" fill="#FF9DB0" stroke="#4A2A12" stroke-width="3"/></g>',
  ),
  start: svg(
    '<rect x="21" y="2" width="22" height="22" rx="5" fill="#7A86A8" stroke="#3D4560" stroke-width="3"/><circle cx="32" cy="34" r="8" fill="#E8436B" stroke="#3A1D12" stroke-width="2.500"/><path d="M8 52H56M15 44L7 52L15 60M49 44L57 52L49 60" fill="none" stroke="#6C4CF1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  go: svg(
    '<path d="M18 10L52 32L18 54Z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>',
  ),
  stop: svg('<rect x="14" y="14" width="36" height="36" rx="9" fill="currentColor"/>'),
  slow: svg(
    '<path d="M6 50H46Q58 48 57 36" fill="none" stroke="#8A5A24" stroke-width="8" stroke-linecap="round"/><circle cx="28" cy="32" r="18" fill="#FFC53D" stroke="#8A5A24" stroke-width="3"/><path d="M28 32a6 6 0 1 1 6 6a11 11 0 1 1 4-15" fill="none" stroke="#8A5A24" stroke-width="4" stroke-linecap="round"/><path d="M56 34V22M60 34L63 23" stroke="#8A5A24" stroke-width="3.500" stroke-linecap="round"/>',
  ),
  riddle: svg(
    '<circle cx="32" cy="32" r="27" fill="#6C4CF1"/><path d="M23 25Q23 15 32.500 15Q42 15 42 24Q42 30 35 33Q32 35 32 40" fill="none" stroke="#FFF3DC" stroke-width="6" stroke-linecap="round"/><circle cx="32" cy="50" r="4" fill="#FFF3DC"/>',
  ),
  code: svg(
    '<rect x="4" y="12" width="56" height="40" rx="9" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><g fill="#6C4CF1"><circle cx="17" cy="26" r="4"/><circle cx="32" cy="26" r="4"/><circle cx="47" cy="26" r="4"/><circle cx="17" cy="39" r="4"/></g><path d="M29 39H50" stroke="#FFC53D" stroke-width="6" stroke-linecap="round"/>',
  ),
  album: svg(
    '<rect x="14" y="5" width="44" height="40" rx="7" fill="#B79BFF"/><rect x="6" y="14" width="46" height="44" rx="7" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><path d="M14 26L34 36M44 40L24 50" stroke="#F08A3C" stroke-width="5" stroke-linecap="round"/><circle cx="19" cy="23" r="4.500" fill="#E8436B"/>',
  ),
  undo: svg(line('M24 12L10 26L24 40M12 26H38A14 14 0 0 1 38 54H26', 7)),
  redo: svg(line('M40 12L54 26L40 40M52 26H26A14 14 0 0 0 26 54H38', 7)),
  finish: svg(line('M12 34L26 48L52 16', 9)),
  plus: svg(line('M32 12V52M12 32H52', 9)),
  erase: svg(line('M24 14H56V50H24L8 32ZM34 26L46 38M46 26L34 38', 5)),
  bin: svg(
    '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M9 19H55M24 18Q24 8 32 8Q40 8 40 18"/><path d="M15 20L19 56H45L49 20M27 31V45M37 31V45"/></g>',
  ),
};
