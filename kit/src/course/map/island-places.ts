/** Where the islands lie: rows that turn at each end, as large as the screen allows. */
export interface IslandPlace {
  x: number;
  y: number;
}

export interface IslandMap {
  /** Width of one island; it is three quarters as high. */
  size: number;
  /** From one island to its neighbour: how wide a label may be. */
  pitch: number;
  places: IslandPlace[];
}

const largest = 320;
/** As large as any target (rule 1); with many islands on a small screen the water between them matters more. */
const smallest = 64;
// The label below an island and the water around it.
const label = 40;

// Two islands are never nearer than a child's finger is wide of its aim.
const gap = 17;

/** Large islands may be a little smaller if that saves a row: then the way can swing up and down. */
const generous = 150;
const isBetter = (size: number, than: number): boolean =>
  size >= (size > generous ? than * 0.9 : than);

export const placeIslands = (
  count: number,
  space: { width: number; height: number },
): IslandMap => {
  const sizeOf = (columns: number): number =>
    Math.min(
      largest,
      space.width / columns / 1.12,
      space.width / columns - gap,
      (space.height / Math.ceil(count / columns) - label) / 0.78,
    );
  let columns = 1;
  for (let tried = 2; tried <= count; tried += 1)
    // Of two that fit alike the wider one: fewer turns on the way.
    if (isBetter(sizeOf(tried), sizeOf(columns))) columns = tried;
  const rows = Math.ceil(count / columns);
  const wide = space.width / columns;
  const high = space.height / rows;
  // A name may take two rows.
  const size = Math.max(smallest, Math.min(sizeOf(columns), (high - 48) / 0.78));
  const sway = columns === 1 ? Math.max(0, (space.width - size) / 2 - 12) : 0;
  const lift = columns > 1 ? Math.max(0, (high - size * 0.78 - label) / 2 - 6) : 0;
  return {
    size,
    pitch: wide,
    places: Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / columns);
      const along = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
      const turn = i % 2 === 0 ? -1 : 1;
      return {
        x: wide * (along + 0.5) + sway * turn,
        y: high * (row + 0.5) - label / 2 - Math.min(lift, 70) * turn,
      };
    }),
  };
};

/** A soft line through all islands. */
export const sailThrough = (places: readonly IslandPlace[]): string =>
  places
    .map(({ x, y }, i) => {
      const before = places[i - 1];
      if (!before) return `M${x.toFixed(0)} ${y.toFixed(0)}`;
      const bend = (before.x + x) / 2;
      return `C${bend.toFixed(0)} ${before.y.toFixed(0)} ${bend.toFixed(0)} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
    })
    .join('');
