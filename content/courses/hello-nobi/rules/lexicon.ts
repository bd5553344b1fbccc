/** The words of the course: what the learner hears in English, what it means, and which picture shows it. */
import type { Lang } from '@nobi/kit/guest';

export interface Entry {
  readonly en: string;
  readonly many: string;
  readonly id: string;
  /** A picture of `content/art/fluent`; without one it is drawn by hand. */
  readonly art?: string;
}

const row = (en: string, id: string, many = `${en}s`): Entry => ({ en, many, id });
const seen = (en: string, art: string, many = `${en}s`): Entry => ({
  en,
  many,
  id: art.replace('-', ' '),
  art,
});

export const friendNames = ['momo', 'kiki', 'bobo', 'lala', 'toto', 'nobi'] as const;
export const colourNames: readonly string[] = [
  'red',
  'yellow',
  'blue',
  'green',
  'orange',
  'pink',
  'purple',
  'brown',
];

const entries: Readonly<Record<string, Entry>> = {
  momo: row('Momo', 'Momo'),
  kiki: row('Kiki', 'Kiki'),
  bobo: row('Bobo', 'Bobo'),
  lala: row('Lala', 'Lala'),
  toto: row('Toto', 'Toto'),
  nobi: row('Nobi', 'Nobi'),
  red: row('red', 'merah'),
  yellow: row('yellow', 'kuning'),
  blue: row('blue', 'biru'),
  green: row('green', 'hijau'),
  orange: row('orange', 'oranye'),
  pink: row('pink', 'merah muda'),
  purple: row('purple', 'ungu'),
  brown: row('brown', 'cokelat'),
  balloon: seen('balloon', 'balon'),
  cat: seen('cat', 'kucing'),
  dog: seen('dog', 'anjing'),
  duck: seen('duck', 'bebek'),
  cow: seen('cow', 'sapi'),
  bird: seen('bird', 'burung'),
  rabbit: seen('rabbit', 'kelinci'),
  monkey: seen('monkey', 'monyet'),
  elephant: seen('elephant', 'gajah'),
  tiger: seen('tiger', 'harimau'),
  frog: seen('frog', 'katak'),
  fish: { en: 'fish', many: 'fish', id: 'ikan', art: 'ikan' },
  eye: seen('eye', 'mata'),
  ear: seen('ear', 'telinga'),
  nose: seen('nose', 'hidung'),
  mouth: seen('mouth', 'mulut'),
  hand: seen('hand', 'tangan'),
  foot: seen('foot', 'kaki', 'feet'),
  apple: seen('apple', 'apel'),
  banana: seen('banana', 'pisang'),
  bread: seen('bread', 'roti', 'bread'),
  rice: seen('rice', 'nasi', 'rice'),
  egg: seen('egg', 'telur'),
  milk: seen('milk', 'susu', 'milk'),
  cake: seen('cake', 'kue'),
  mango: seen('mango', 'mangga', 'mangoes'),
  carrot: seen('carrot', 'wortel'),
  noodles: seen('noodles', 'mi', 'noodles'),
  ball: seen('ball', 'bola'),
  teddy: { en: 'teddy', many: 'teddies', id: 'boneka beruang', art: 'boneka' },
  car: seen('car', 'mobil'),
  robot: seen('robot', 'robot'),
  kite: seen('kite', 'layang-layang'),
  drum: seen('drum', 'gendang'),
  book: seen('book', 'buku'),
  train: seen('train', 'kereta'),
  flower: seen('flower', 'bunga'),
  grapes: { en: 'grapes', many: 'grapes', id: 'anggur', art: 'grapes' },
  tree: seen('tree', 'pohon'),
  star: seen('star', 'bintang'),
  sun: seen('sun', 'matahari'),
  moon: seen('moon', 'bulan'),
  table: row('table', 'meja'),
  box: row('box', 'kotak', 'boxes'),
  bed: row('bed', 'tempat tidur'),
  chair: row('chair', 'kursi'),
};

const unknown: Entry = { en: '', many: '', id: '' };

export const entryNames: readonly string[] = Object.keys(entries);

export const isKnown = (name: string): boolean => Object.hasOwn(entries, name);

export const entryOf = (name: string): Entry => entries[name] ?? unknown;

export const isColour = (name: string): boolean => colourNames.includes(name);

export const isFriend = (name: string): boolean => friendNames.some((each) => each === name);

/** What a thing is called for a screen reader. */
export const meaningOf = (name: string, lang: Lang): string => entryOf(name)[lang];

/** The same where the English word stands below it. */
export const fullNameOf = (name: string, lang: Lang): string => {
  const { en, id } = entryOf(name);
  return lang === 'en' || en === id ? capital(en) : `${capital(en)}, ${id}`;
};

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

export const numberWord = (number: number): string => numberWords[number] ?? `${number}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Rice, milk, bread and noodles are not. */
export const isCounted = (name: string): boolean => {
  const { en, many } = entryOf(name);
  return en !== many || en === 'fish';
};

/** "an apple", "a cow", "some rice". */
export const withArticle = (name: string): string => {
  const { en } = entryOf(name);
  if (!isCounted(name)) return `some ${en}`;
  return `${/^[aeiou]/.test(en) ? 'an' : 'a'} ${en}`;
};

/** "three apples", "one egg". */
export const counted = (name: string, number: number): string => {
  const { en, many } = entryOf(name);
  return `${numberWord(number)} ${number === 1 ? en : many}`;
};
