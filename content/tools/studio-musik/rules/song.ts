/** A song: three layers of sixteen steps and five rows, and what can be done with them. Pure. */
export const stepCount = 16;
export const pageSteps = 8;
export const rowCount = 5;

export const layers = ['melody', 'bass', 'drums'] as const;
export type Layer = (typeof layers)[number];

/** One number a step; bit 0 is the top row. */
export type Cells = readonly number[];

export interface Song {
  cells: Readonly<Record<Layer, Cells>>;
  /** Which instrument plays each layer. */
  players: Readonly<Record<Layer, number>>;
  tempo: number;
  echo: boolean;
}

export interface Spot {
  step: number;
  row: number;
}

const silence: Cells = Array.from({ length: stepCount }, () => 0);

export const freshSong: Song = {
  cells: { melody: silence, bass: silence, drums: silence },
  players: { melody: 0, bass: 0, drums: 0 },
  tempo: 2,
  echo: false,
};

export const withCells = (song: Song, layer: Layer, cells: Cells): Song => ({
  ...song,
  cells: { ...song.cells, [layer]: cells },
});

export const isOn = (song: Song, layer: Layer, { step, row }: Spot): boolean =>
  (((song.cells[layer][step] ?? 0) >> row) & 1) === 1;

export interface Touch extends Spot {
  layer: Layer;
  on: boolean;
}

/** The same song when nothing changes, so that a still finger leaves no step to undo. */
export const touch = (song: Song, { layer, step, row, on }: Touch): Song => {
  if (isOn(song, layer, { step, row }) === on) return song;
  const cells = song.cells[layer].map((rows, at) => (at === step ? rows ^ (1 << row) : rows));
  return withCells(song, layer, cells);
};

export const noteCount = (song: Song, layer?: Layer): number => {
  const counted: readonly Layer[] = layer ? [layer] : layers;
  return counted.flatMap((each) => song.cells[each].flatMap(rowsIn)).length;
};

export const rowsIn = (rows: number): number[] =>
  Array.from({ length: rowCount }, (_, row) => row).filter((row) => ((rows >> row) & 1) === 1);

export const isBlank = (song: Song): boolean => noteCount(song) === 0;

/** A song is one page long until something stands on the second. */
export const lengthOf = (song: Song): number =>
  layers.some((layer) => song.cells[layer].slice(pageSteps).some((rows) => rows !== 0))
    ? stepCount
    : pageSteps;

/** The second page answers the first, backwards: a song that reads the same from both ends. */
export const mirrored = (song: Song, layer: Layer): Song => {
  const first = song.cells[layer].slice(0, pageSteps);
  return withCells(song, layer, [...first, ...first.toReversed()]);
};

export const repeated = (song: Song, layer: Layer): Song => {
  const first = song.cells[layer].slice(0, pageSteps);
  return withCells(song, layer, [...first, ...first]);
};

const flippedRows = (rows: number): number =>
  rowsIn(rows).reduce((bits, row) => bits | (1 << (rowCount - 1 - row)), 0);

/** High becomes low and low becomes high. */
export const flipped = (song: Song, layer: Layer): Song =>
  withCells(song, layer, song.cells[layer].map(flippedRows));

export const cleared = (song: Song, layer: Layer): Song => withCells(song, layer, silence);
