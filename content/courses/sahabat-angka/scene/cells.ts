/** Places on the ground: as large as fits, never smaller than a child's finger. */
export interface Space {
  width: number;
  height: number;
}

export interface Cells {
  size: number;
  places: { x: number; y: number }[];
}

const smallest = 64;
const gap = 16;

/** Rows of cells, filled evenly; the last row stands in the middle. */
export const cellsFor = (count: number, space: Space, largest: number): Cells => {
  const sizeOf = (columns: number): number =>
    Math.min(space.width / columns, space.height / Math.ceil(count / columns)) - gap;
  let columns = 1;
  for (let tried = 2; tried <= count; tried += 1)
    if (sizeOf(tried) > sizeOf(columns)) columns = tried;
  const rows = Math.ceil(count / columns);
  const size = Math.max(smallest, Math.min(largest, sizeOf(columns)));
  const pitchX = Math.min(space.width / columns, size * 1.5 + gap);
  const pitchY = Math.min(space.height / rows, size * 1.3 + gap);
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: space.width / 2 + ((i % columns) - (inRow - 1) / 2) * pitchX,
      y: space.height / 2 + (row - (rows - 1) / 2) * pitchY,
    };
  });
  return { size, places };
};
