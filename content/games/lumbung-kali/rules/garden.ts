/** The land of the free play: fields side by side, each an array of its own. Pure. */
import { isBox, list, whole } from '@nobi/kit/save';
import type { Size } from './orders.ts';

export const land: Size = { rows: 8, cols: 10 };
export const crops = 3;

export interface Spot {
  readonly row: number;
  readonly col: number;
}

export interface Plot extends Spot, Size {
  readonly crop: number;
}

/** The field between two corners, whichever was touched first. */
export const plotBetween = (one: Spot, other: Spot, crop: number): Plot => ({
  crop,
  row: Math.min(one.row, other.row),
  col: Math.min(one.col, other.col),
  rows: Math.abs(one.row - other.row) + 1,
  cols: Math.abs(one.col - other.col) + 1,
});

export const covers = (plot: Plot, { row, col }: Spot): boolean =>
  row >= plot.row && row < plot.row + plot.rows && col >= plot.col && col < plot.col + plot.cols;

const overlaps = (one: Plot, other: Plot): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.col < other.col + other.cols &&
  other.col < one.col + one.cols;

const isOnLand = ({ row, col, rows, cols }: Plot): boolean =>
  row + rows <= land.rows && col + cols <= land.cols;

/** The same list where there is no room. */
export const planted = (plots: readonly Plot[], plot: Plot): readonly Plot[] =>
  isOnLand(plot) && !plots.some((each) => overlaps(each, plot)) ? [...plots, plot] : plots;

export const readPlots = (value: unknown): readonly Plot[] =>
  list(value)
    .filter(isBox)
    .reduce<readonly Plot[]>(
      (plots, each) =>
        planted(plots, {
          crop: whole(each.crop, 0, crops - 1),
          row: whole(each.row, 0, land.rows - 1),
          col: whole(each.col, 0, land.cols - 1),
          rows: whole(each.rows, 1, land.rows),
          cols: whole(each.cols, 1, land.cols),
        }),
      [],
    );
