/** How big squares and seats may be, and whether the program lies beside the board or under it. */
import type { Board } from '../rules/board.ts';
import type { Program } from '../rules/program.ts';
import type { BoardView } from './board-view.ts';
import type { Strip } from './strip.ts';

interface FitRequest {
  area: { width: number; height: number };
  board: Board;
  program: Program;
  capacity: number;
}

interface Layout {
  cell: number;
  tile: number;
  cols: number;
  under: boolean;
}

// Sand and palms stick out of the squares, in squares.
const around = { x: 0.62, top: 0.7, bottom: 0.44 };
const biggest = 104;
const drumHead = 88;
const drumWidth = 112;

const cellIn = ({ board }: FitRequest, width: number, height: number): number =>
  Math.floor(
    Math.min(
      width / (board.width + around.x),
      height / (board.height + around.top + around.bottom),
      biggest,
    ),
  );

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.floor(value)));

// Smaller than this an arrow is hard to see; then the panel grows wider instead.
const leastTile = 36;
const leastDrumTile = 30;

const besideIt = (wanted: FitRequest): Layout => {
  const { area, capacity, program } = wanted;
  const wide = area.width >= 620;
  const free = area.height - 40 - (program.drum ? drumHead : 0);
  const layouts = (wide ? [3] : [2, 3, 4]).map((cols) => {
    const rows = Math.ceil(capacity / cols) + (program.drum ? 2 : 0);
    const tile = clamp(free / rows, 28, wide ? 64 : 48);
    const panel = Math.max(cols * tile + 16, program.drum ? drumWidth : 0);
    const left = area.width - panel - 30;
    return { cell: cellIn(wanted, left, area.height), tile, cols, under: false };
  });
  const least = program.drum ? leastDrumTile : leastTile;
  const good = layouts.find((layout) => layout.tile >= least) ?? layouts.at(-1);
  return good ?? { cell: 40, tile: leastTile, cols: 2, under: false };
};

const underIt = (wanted: FitRequest): Layout => {
  const { area, capacity } = wanted;
  const cols = Math.min(capacity, 7);
  const tile = clamp((area.width - 48) / cols, 38, 60);
  const left = area.height - tile * Math.ceil(capacity / cols) - 36;
  return { cell: cellIn(wanted, area.width - 16, left), tile, cols, under: true };
};

// A line of more arrows than this, with the drum among them, is wider than a phone.
const mostInLine = 3;

/** The drum in a line with its arrows: two seats more, before it and after it. */
const inLine = (wanted: FitRequest): Layout => {
  const { area, capacity } = wanted;
  const tile = clamp((area.width - 132) / (capacity + 2), 30, 56);
  const cell = capacity > mostInLine ? 0 : cellIn(wanted, area.width - 16, area.height - 112);
  return { cell, tile, cols: capacity, under: true };
};

export const fitBench = (
  bench: { element: HTMLElement; view: BoardView; strip: Strip },
  wanted: FitRequest,
): void => {
  const { area, program, capacity } = wanted;
  if (capacity === 0) {
    const cell = cellIn(wanted, area.width - 8, area.height);
    bench.view.size(cell);
    return;
  }
  const side = besideIt(wanted);
  const under = (program.drum ? inLine : underIt)(wanted);
  const layout = under.cell > side.cell ? under : side;
  bench.view.size(layout.cell);
  bench.element.style.setProperty('--cell', `${layout.cell}px`);
  bench.element.classList.toggle('is-under', layout.under);
  bench.strip.element.style.setProperty('--tile', `${layout.tile}px`);
  bench.strip.element.style.setProperty('--cols', String(layout.cols));
  const rows = program.drum ? 1 : Math.min(2, Math.ceil(capacity / layout.cols));
  bench.strip.element.style.setProperty('--rows', String(rows));
};
