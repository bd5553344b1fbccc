/** People of the archipelago and days, who take turns in all texts. Places in these lists are in codes for good. */

export const people = [
  'Pak Karto',
  'Mama Yosina',
  'Bu Butet',
  'Uda Rizal',
  'Kak Wayan',
  'Nek Cut',
  'Opa Frans',
  'Daeng Tata',
] as const;

export const days = [
  'Senin pagi',
  'Selasa sore',
  'Rabu malam',
  'Kamis siang',
  'Jumat pagi',
  'Sabtu sore',
  'Minggu malam',
] as const;

export const animals = ['kambing', 'bebek', 'ayam', 'kucing', 'sapi', 'kelinci'] as const;

/** The one at this place, counted round and round. */
export const turn = <Value>(list: readonly Value[], at: number): Value => {
  const found = list[((at % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Puts values where the text names them; {X} is {x} with a capital. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    const low = values[name.toLowerCase()];
    return low === undefined ? whole : capital(low);
  });
