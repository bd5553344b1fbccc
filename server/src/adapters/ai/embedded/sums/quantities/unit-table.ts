export type Dimension = 'length' | 'mass' | 'volume' | 'time' | 'years' | 'count';

export interface Unit {
  readonly dimension: Dimension;
  /** How it is written in answers. */
  readonly sign: { readonly id: string; readonly en: string };
  /** In the smallest unit of its dimension. */
  readonly worth: number;
}

const unit = (dimension: Dimension, worth: number, signs: string): Unit => {
  const [id = '', en = id] = signs.split('|');
  return { dimension, worth, sign: { id, en } };
};

const table: readonly (readonly [Unit, string])[] = [
  [unit('length', 1, 'mm'), 'mm milimeter millimeter millimeters millimetre millimetres'],
  [unit('length', 10, 'cm'), 'cm senti sentimeter centimeter centimeters centimetre centimetres'],
  [unit('length', 100, 'dm'), 'dm desimeter decimeter decimetre'],
  [unit('length', 1000, 'm'), 'm meter meters metre metres'],
  [unit('length', 1_000_000, 'km'), 'km kilometer kilometers kilometre kilometres'],
  [unit('mass', 1, 'mg'), 'mg miligram milligram milligrams'],
  [unit('mass', 1000, 'g'), 'g gr gram grams'],
  [unit('mass', 100_000, 'ons'), 'ons'],
  [unit('mass', 1_000_000, 'kg'), 'kg kilo kilogram kilograms'],
  [unit('mass', 100_000_000, 'kuintal'), 'kuintal kwintal'],
  [unit('mass', 1_000_000_000, 'ton'), 'ton tons tonne tonnes'],
  [unit('volume', 1, 'ml'), 'ml mililiter milliliter milliliters millilitre millilitres'],
  [unit('volume', 1000, 'l'), 'l liter liters litre litres'],
  [unit('time', 1, 'detik|seconds'), 'detik second seconds'],
  [unit('time', 60, 'menit|minutes'), 'menit minute minutes'],
  [unit('time', 3600, 'jam|hours'), 'jam hour hours'],
  [unit('time', 86_400, 'hari|days'), 'hari day days'],
  [unit('time', 604_800, 'minggu|weeks'), 'minggu pekan week weeks'],
  [unit('years', 1, 'bulan|months'), 'bulan month months'],
  [unit('years', 12, 'tahun|years'), 'tahun year years'],
  [unit('years', 60, 'lustrum|lustrums'), 'lustrum'],
  [unit('years', 96, 'windu|windu'), 'windu'],
  [unit('years', 120, 'dasawarsa|decades'), 'dasawarsa dekade decade decades'],
  [unit('years', 1200, 'abad|centuries'), 'abad century centuries'],
  [unit('count', 1, 'buah|pieces'), 'buah piece pieces'],
  [unit('count', 12, 'lusin|dozen'), 'lusin dozen dozens'],
  [unit('count', 20, 'kodi|kodi'), 'kodi'],
  [unit('count', 144, 'gros|gross'), 'gros gross'],
  [unit('count', 500, 'rim|reams'), 'rim'],
];

/** Every name of a unit in both languages. */
export const units: ReadonlyMap<string, Unit> = new Map(
  table.flatMap(([each, names]) => names.split(' ').map((name) => [name, each] as const)),
);

const names = [...units.keys()].sort((one, other) => other.length - one.length);

/** Any name of a unit, longest first, for patterns. */
export const unitName = names.join('|');
