import type { Language } from '@nobi/contract';

interface Shape {
  /** What its measures are called, in the order of the formula. */
  readonly area: readonly [string, (sizes: readonly number[]) => number | undefined];
  readonly round: readonly [string, (sizes: readonly number[]) => number | undefined];
}

const two = (sizes: readonly number[], work: (a: number, b: number) => number) => {
  const [a, b] = sizes;
  return a === undefined || b === undefined || sizes.length > 2 ? undefined : work(a, b);
};
const one = (sizes: readonly number[], work: (a: number) => number) => {
  const [a] = sizes;
  return a === undefined || sizes.length > 1 ? undefined : work(a);
};
const sum = (sizes: readonly number[]) =>
  sizes.length === 3 ? sizes.reduce((all, size) => all + size, 0) : undefined;
const never = () => undefined;

type Name = 'square' | 'rectangle' | 'triangle' | 'circle';

const shapes: Record<Language, Record<Name, Shape>> = {
  id: {
    square: {
      area: ['sisi × sisi', (sizes) => one(sizes, (side) => side * side)],
      round: ['4 × sisi', (sizes) => one(sizes, (side) => 4 * side)],
    },
    rectangle: {
      area: ['panjang × lebar', (sizes) => two(sizes, (long, wide) => long * wide)],
      round: ['2 × (panjang + lebar)', (sizes) => two(sizes, (long, wide) => 2 * (long + wide))],
    },
    triangle: {
      area: ['alas × tinggi : 2', (sizes) => two(sizes, (base, high) => (base * high) / 2)],
      round: ['sisi + sisi + sisi', sum],
    },
    circle: {
      area: ['π × jari-jari × jari-jari, dengan π kira-kira 3,14 atau 22/7', never],
      round: ['2 × π × jari-jari, dengan π kira-kira 3,14 atau 22/7', never],
    },
  },
  en: {
    square: {
      area: ['side × side', (sizes) => one(sizes, (side) => side * side)],
      round: ['4 × side', (sizes) => one(sizes, (side) => 4 * side)],
    },
    rectangle: {
      area: ['length × width', (sizes) => two(sizes, (long, wide) => long * wide)],
      round: ['2 × (length + width)', (sizes) => two(sizes, (long, wide) => 2 * (long + wide))],
    },
    triangle: {
      area: ['base × height ÷ 2', (sizes) => two(sizes, (base, high) => (base * high) / 2)],
      round: ['side + side + side', sum],
    },
    circle: {
      area: ['π × radius × radius, with π about 3.14 or 22/7', never],
      round: ['2 × π × radius, with π about 3.14 or 22/7', never],
    },
  },
};

const names: readonly (readonly [RegExp, Name])[] = [
  [/\bpersegi panjang\b|\brectangle\b/, 'rectangle'],
  [/\bpersegi\b|\bbujur sangkar\b|\bsquare\b(?! (?:metre|meter|root|cm|km))/, 'square'],
  [/\bsegi ?tiga\b|\btriangle\b/, 'triangle'],
  [/\blingkaran\b|\bcircle\b/, 'circle'],
];
const measured = /(\d{1,6})(?![\d.,])\s*(mm|cm|dm|m|km)?\b/g;

const measures = {
  id: { area: 'Luas', round: 'Keliling' },
  en: { area: 'Area', round: 'Perimeter' },
};

/** Area or perimeter of a plane shape: the formula, and with whole numbers of one unit the result. */
export const shapeSize = (text: string, language: Language): string | undefined => {
  const what = /\bluas(?:nya)?\b|\barea\b/.test(text)
    ? 'area'
    : /\bkeliling(?:nya)?\b|\bperimeter\b/.test(text)
      ? 'round'
      : undefined;
  const name = names.find(([word]) => word.test(text))?.[1];
  if (!what || !name) return undefined;
  const [formula, work] = shapes[language][name][what];
  const found = [...text.matchAll(measured)];
  const units = new Set(found.map(([, , unit]) => unit ?? ''));
  const isWhole = !/\d[.,]\d|\d\s*\/\s*\d/.test(text) && units.size < 2;
  const size = isWhole ? work(found.map(([, number]) => Number(number))) : undefined;
  const rule = `${measures[language][what]} = ${formula}`;
  if (size === undefined) return `${rule}.`;
  const unit = [...units][0] ?? '';
  const shown = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-GB').format(size);
  return `${rule} = ${shown}${unit && ` ${unit}${what === 'area' ? '²' : ''}`}.`;
};
