/** Places on the ground: as large as fits, never smaller than a small child's finger. */
export interface Space {
  width: number;
  height: number;
}

export interface Places {
  size: number;
  spots: { x: number; y: number }[];
}

const smallest = 80;
const gap = 16;

/** Rows of things, filled evenly; the last row stands in the middle. */
export const placesFor = (count: number, space: Space, largest: number): Places => {
  const sizeOf = (columns: number): number =>
    Math.min(space.width / columns, space.height / Math.ceil(count / columns)) - gap;
  let columns = 1;
  for (let tried = 2; tried <= count; tried += 1)
    if (tried * (smallest + gap) <= space.width + gap && sizeOf(tried) > sizeOf(columns))
      columns = tried;
  const rows = Math.ceil(count / columns);
  const size = Math.max(smallest, Math.min(largest, sizeOf(columns)));
  const pitchX = Math.max(size + gap, Math.min(space.width / columns, size * 1.6));
  const pitchY = Math.max(size + gap, Math.min(space.height / rows, size * 1.35));
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: space.width / 2 + ((i % columns) - (inRow - 1) / 2) * pitchX,
      y: space.height / 2 + (row - (rows - 1) / 2) * pitchY,
    };
  });
  return { size, spots };
};

/** Stands a thing at its middle. */
export const standAt = (
  thing: HTMLElement,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  Object.assign(thing.style, {
    left: `${x - size / 2}px`,
    top: `${y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
};
