/** Where everything stands, in pixels of the scene. */
export interface Spot {
  x: number;
  y: number;
}

export interface Pot extends Spot {
  /** Pixels for one unit of `@nobi/kit/slices`. */
  unit: number;
}

export interface Layout {
  width: number;
  height: number;
  top: number;
  /** The edge of the table behind which people stand. */
  counter: number;
  /** People stand beside the table instead of behind it, on a phone on its side. */
  side: boolean;
  crowd: { x: number; y: number; width: number; height: number };
  table: { x: number; y: number; width: number; height: number };
  pots: Pot[];
}

// What is pressed stays clear of the lowest finger-width, where wrists rest.
const foot = 26;

const potsIn = (table: Layout['table'], pans: number, shape: 'round' | 'box'): Pot[] => {
  const space = { width: table.width / pans, height: table.height };
  // The rim of the pan itself takes a little more than the martabak.
  const need = shape === 'round' ? { x: 2.32, y: 2.32 } : { x: 2.9, y: 1.98 };
  const unit = Math.min(space.width / need.x, space.height / need.y, 230);
  // Two pans stand together in the middle rather than far apart.
  const apart = Math.min(space.width, unit * need.x + 14);
  return Array.from({ length: pans }, (_, i) => ({
    x: table.x + table.width / 2 + (i - (pans - 1) / 2) * apart,
    y: table.y + table.height / 2,
    unit,
  }));
};

export const layOut = (
  size: { width: number; height: number },
  sky: number,
  pans: { count: number; shape: 'round' | 'box' },
): Layout => {
  const { width, height } = size;
  // While a device turns, the bar may cover more than there is.
  const left = Math.max(160, height - sky);
  const side = left < 330 && width > left * 1.2;
  if (side) {
    const split = width * 0.4;
    const counter = sky;
    const crowd = { x: 0, y: sky + 6, width: split, height: left * 0.8 - 6 };
    const table = { x: split, y: sky + 2, width: width - split - 8, height: left - foot - 2 };
    return {
      width,
      height,
      top: sky,
      counter,
      side,
      crowd,
      table,
      pots: potsIn(table, pans.count, pans.shape),
    };
  }
  const tall = Math.min(270, Math.max(108, left * 0.34));
  const counter = sky + tall;
  const crowd = { x: 0, y: sky + 6, width, height: tall - 2 };
  const table = { x: 8, y: counter + 14, width: width - 16, height: height - counter - 22 };
  return {
    width,
    height,
    top: sky,
    counter,
    side,
    crowd,
    table,
    pots: potsIn(table, pans.count, pans.shape),
  };
};
