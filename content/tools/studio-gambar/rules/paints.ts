/** The paint box and the brushes. Saves name them by their place, so only ever add at the end. */
import type { Lang } from '@nobi/kit/guest';

export interface Paint {
  name: string;
  hex: string;
  says: Record<Lang, string>;
}

const paint = (name: string, hex: string, id: string): Paint => ({
  name,
  hex,
  says: { id, en: name },
});

export const paints: readonly Paint[] = [
  paint('red', '#D42B52', 'merah'),
  paint('pink', '#FF7A9E', 'merah muda'),
  paint('orange', '#FF8A2B', 'oranye'),
  paint('yellow', '#FFC53D', 'kuning'),
  paint('light green', '#8FD94E', 'hijau muda'),
  paint('green', '#19B37D', 'hijau'),
  paint('dark green', '#0B6E4F', 'hijau tua'),
  paint('light blue', '#2BC3E8', 'biru muda'),
  paint('blue', '#0E86B8', 'biru'),
  paint('night blue', '#38218F', 'biru malam'),
  paint('purple', '#6C4CF1', 'ungu'),
  paint('lilac', '#B79BFF', 'ungu muda'),
  paint('brown', '#8A4B00', 'cokelat'),
  paint('cream', '#FFE6BF', 'krem'),
  paint('white', '#FFFFFF', 'putih'),
  paint('black', '#231A4D', 'hitam'),
];

export const paintAt = (place: number): Paint =>
  paints[place] ?? { name: 'ink', hex: '#231A4D', says: { id: 'hitam', en: 'black' } };

export const brushNames = [
  'crayon',
  'marker',
  'pencil',
  'watercolour',
  'stars',
  'rainbow',
  'batik',
  'spray',
  'eraser',
] as const;
export type BrushName = (typeof brushNames)[number];

export const brushAt = (place: number): BrushName => brushNames[place] ?? 'crayon';

/** Line widths in units of the sheet: thin, middle, thick. */
const widths: Record<BrushName, readonly [number, number, number]> = {
  crayon: [26, 52, 104],
  marker: [20, 44, 92],
  pencil: [8, 14, 26],
  watercolour: [60, 112, 200],
  stars: [44, 76, 130],
  rainbow: [30, 60, 120],
  batik: [54, 88, 140],
  spray: [80, 150, 240],
  eraser: [50, 104, 200],
};

export const widthOf = (brush: BrushName, size: number): number =>
  widths[brush][size === 0 ? 0 : size === 2 ? 2 : 1];

export const paperNames = [
  'cream',
  'night',
  'sea',
  'field',
  'batik',
  'dusk',
  'mountain',
  'road',
] as const;
export type PaperName = (typeof paperNames)[number];

export const paperAt = (place: number): PaperName => paperNames[place] ?? 'cream';

export const stickerNames = [
  'nobi',
  'tiger',
  'elephant',
  'turtle',
  'fish',
  'butterfly',
  'star',
  'moon',
  'sun',
  'cloud',
  'flower',
  'tree',
  'house',
  'kite',
  'boat',
  'heart',
] as const;
export type StickerName = (typeof stickerNames)[number];

export const stickerNameAt = (place: number): StickerName => stickerNames[place] ?? 'star';

export const stock = {
  brushes: brushNames.length,
  colors: paints.length,
  stickers: stickerNames.length,
  papers: paperNames.length,
};
