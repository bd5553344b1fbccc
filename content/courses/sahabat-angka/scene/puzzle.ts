/** A picture made of shapes, with a hole in it. */
import type { Piece } from '../view/puzzles.ts';
import { corners, outline, type ShapeName, shapeCoat } from '../view/shapes.ts';

const place = ({ x, y, w, h, turn = 0 }: Piece): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${w / 100} ${h / 100}) translate(-50 -50)`;

const solid = (piece: Piece): string =>
  `<g transform="${place(piece)}"><path d="${outline(piece.shape)}" fill="${piece.fill}" stroke="#231a4d" stroke-width="4" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></g>`;

const hole = (piece: Piece): string =>
  `<g transform="${place(piece)}"><path class="hole" d="${outline(piece.shape)}" fill="#fff" stroke="#5b3bd6" stroke-width="5" stroke-dasharray="11 9" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></g>`;

const marks = (piece: Piece): string =>
  `<g transform="${place(piece)}">${corners(piece.shape)
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${900 / (piece.w + piece.h)}" fill="#ffb020" stroke="#231a4d" stroke-width="2" vector-effect="non-scaling-stroke"/>`,
    )
    .join('')}</g>`;

/** What was tried lies over the hole for a moment, as large as the hole: the corners stick out. */
const tried = (piece: Piece, shape: ShapeName): string => {
  const [light, deep] = shapeCoat(shape);
  const side = Math.min(piece.w, piece.h);
  const over = { ...piece, shape, w: side, h: side, turn: 0 };
  return `<g class="misfit"><g transform="${place(over)}"><path d="${outline(shape)}" fill="${light}" fill-opacity=".9" stroke="${deep}" stroke-width="5" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></g></g>`;
};

export interface Scene {
  pieces: readonly Piece[];
  open: number;
  over: ShapeName | null;
  hint: boolean;
}

export const draw = ({ pieces, open, over, hint }: Scene): string => {
  const gap = pieces[open];
  const drawn = pieces.map((piece, i) => (i === open ? hole(piece) : solid(piece)));
  const extra = gap ? `${over ? tried(gap, over) : ''}${hint ? marks(gap) : ''}` : '';
  return `<svg viewBox="0 0 300 240" aria-hidden="true">${drawn.join('')}${extra}</svg>`;
};
