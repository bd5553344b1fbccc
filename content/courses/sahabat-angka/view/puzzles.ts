/** Pictures made of shapes, on 300 by 240: each piece may be the one that is missing. */
import type { ShapeName } from './shapes.ts';

export interface Piece {
  shape: ShapeName;
  /** The middle, and how large. */
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
  turn?: number;
}

type Row = [
  shape: ShapeName,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  turn?: number,
];

const picture = (...rows: Row[]): Piece[] =>
  rows.map(([shape, x, y, w, h, fill, turn = 0]) => ({ shape, x, y, w, h, fill, turn }));

export const puzzles: Record<string, readonly Piece[]> = {
  house: picture(
    ['square', 150, 156, 130, 130, '#ffd98f'],
    ['triangle', 150, 58, 164, 92, '#ff6b5c'],
    ['rectangle', 124, 182, 100, 64, '#8a5a33', 90],
    ['square', 178, 146, 46, 46, '#8fdcff'],
    ['circle', 262, 44, 58, 58, '#ffd54a'],
  ),
  sailboat: picture(
    ['rectangle', 150, 196, 190, 92, '#b8692f'],
    ['triangle', 178, 104, 110, 130, '#fff6ea'],
    ['triangle', 96, 122, 66, 92, '#ff9ec4'],
    ['circle', 46, 46, 56, 56, '#ffd54a'],
  ),
  rocket: picture(
    ['rectangle', 150, 130, 136, 150, '#e9e4fb', 90],
    ['triangle', 150, 38, 76, 68, '#ff6b5c'],
    ['circle', 150, 112, 46, 46, '#55d2f0'],
    ['triangle', 96, 186, 58, 64, '#ffb020'],
    ['triangle', 204, 186, 58, 64, '#ffb020'],
  ),
  cat: picture(
    ['circle', 150, 138, 160, 160, '#ffb56b'],
    ['triangle', 94, 56, 66, 76, '#ff9a52'],
    ['triangle', 206, 56, 66, 76, '#ff9a52'],
    ['circle', 118, 122, 32, 32, '#231a4d'],
    ['circle', 182, 122, 32, 32, '#231a4d'],
    ['triangle', 150, 156, 32, 28, '#d42b52', 180],
  ),
  truck: picture(
    ['rectangle', 116, 122, 176, 200, '#4fcf97'],
    ['square', 238, 142, 84, 84, '#ff7d5c'],
    ['square', 250, 130, 40, 40, '#c6efff'],
    ['circle', 78, 194, 60, 60, '#3a3166'],
    ['circle', 226, 194, 60, 60, '#3a3166'],
  ),
  turtle: picture(
    ['hexagon', 140, 122, 150, 140, '#4db871'],
    ['hexagon', 140, 122, 70, 66, '#c9f2b4'],
    ['circle', 246, 122, 62, 62, '#8fd39a'],
    ['rectangle', 92, 202, 56, 52, '#8fd39a', 90],
    ['rectangle', 188, 202, 56, 52, '#8fd39a', 90],
  ),
  ice: picture(
    ['triangle', 150, 172, 104, 124, '#e0a458', 180],
    ['circle', 150, 88, 106, 106, '#ff9ec4'],
    ['circle', 150, 28, 36, 36, '#d42b52'],
    ['rectangle', 214, 60, 84, 40, '#b8692f', 60],
  ),
  robot: picture(
    ['rectangle', 150, 182, 150, 170, '#8a6df5'],
    ['square', 150, 82, 106, 106, '#b7e3ff'],
    ['circle', 128, 72, 28, 28, '#231a4d'],
    ['circle', 172, 72, 28, 28, '#231a4d'],
    ['rectangle', 150, 108, 52, 34, '#ff6b5c'],
    ['hexagon', 150, 182, 44, 42, '#ffd54a'],
  ),
};
