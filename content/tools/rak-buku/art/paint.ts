/** Short ways to draw: every picture of a story is put together from these, as text of an SVG. */
export const ink = '#3a2438';

export const oval = (at: readonly [x: number, y: number, rx: number, ry?: number], fill: string) =>
  `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${at[2]}" ry="${at[3] ?? at[2]}" fill="${fill}"/>`;

export const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const put = (x: number, y: number, inner: string): string =>
  `<g transform="translate(${x} ${y})">${inner}</g>`;

export const sized = (scale: number, inner: string): string =>
  scale === 1 ? inner : `<g transform="scale(${scale})">${inner}</g>`;

/** The same on the other side. */
export const mirrored = (inner: string): string =>
  `${inner}<g transform="scale(-1 1)">${inner}</g>`;

/** A box with round corners: left, top, width, height, radius. */
export const box = (
  [x, y, width, height, radius]: readonly [number, number, number, number, number?],
  fill: string,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius ?? 0}" fill="${fill}"/>`;
