/** Letters that say what to load and where: what a child does shows whether the letter was understood. Pure. */
import { wordIn } from '@nobi/kit/bank';
import { capital } from './sentences.ts';
import { type Arguments, textsIn } from './tiles.ts';

export const placeNames = ['peti-merah', 'peti-biru', 'karung', 'keranjang'] as const;
export type PlaceName = (typeof placeNames)[number];
export const isPlace = (name: string): name is PlaceName =>
  placeNames.some((each) => each === name);

interface Parts {
  a: string;
  b: string;
  place: string;
  to: string;
  who: string;
}

interface Order {
  /** Whether it is a sentence, or a text in which something must be worked out. */
  kind: 'line' | 'text';
  text(parts: Parts): string;
  /** Where each thing belongs; what is not named stays ashore. */
  puts(parts: Parts, things: readonly string[]): Readonly<Record<string, string>>;
}

const onlyA = ({ a, place }: Parts) => ({ [a]: place });
const onlyB = ({ b, place }: Parts) => ({ [b]: place });
const both = ({ a, b, place }: Parts) => ({ [a]: place, [b]: place });
const apart = ({ a, b, place, to }: Parts) => ({ [a]: place, [b]: to });
const butA = ({ a, place }: Parts, things: readonly string[]) =>
  Object.fromEntries(things.filter((each) => each !== a).map((each) => [each, place]));

export const orders: Readonly<Record<string, Order>> = {
  put: { kind: 'line', text: ({ a, place }) => `Taruh ${a} di ${place}.`, puts: onlyA },
  two: { kind: 'line', text: ({ a, b, place }) => `Taruh ${a} dan ${b} di ${place}.`, puts: both },
  apart: {
    kind: 'line',
    text: ({ a, b, place, to }) => `Taruh ${a} di ${place} dan ${b} di ${to}.`,
    puts: apart,
  },
  not: {
    kind: 'line',
    text: ({ a, b, place }) => `Taruh ${b} di ${place}, bukan ${a}.`,
    puts: onlyB,
  },
  but: {
    kind: 'line',
    text: ({ a, place }) => `Taruh semua di ${place}, kecuali ${a}.`,
    puts: butA,
  },
  stays: {
    kind: 'line',
    text: ({ a, b, place }) => `Biarkan ${a} di dermaga. Muat ${b} ke ${place}.`,
    puts: onlyB,
  },
  names: {
    kind: 'line',
    text: ({ a, b, place, to }) => `${capital(place)} untuk ${a}. ${capital(to)} untuk ${b}.`,
    puts: apart,
  },
  likes: {
    kind: 'text',
    text: ({ a, b, place, who }) =>
      `Aku ${who}. Adikku suka ${b}, aku suka ${a}. Kirim kesukaanku dalam ${place}.`,
    puts: onlyA,
  },
  instead: {
    kind: 'text',
    text: ({ a, b, place, who }) =>
      `Aku ${who}. Kemarin aku mau ${a}. Sekarang tidak, aku mau ${b} saja. Taruh di ${place}.`,
    puts: onlyB,
  },
  waits: {
    kind: 'text',
    text: ({ a, b, place, who }) =>
      `${who} memesan ${a} dan ${b}. Hujan turun. Jadi, ${b} menunggu sampai besok. Kirim yang lain dalam ${place}.`,
    puts: onlyA,
  },
  leak: {
    kind: 'text',
    text: ({ a, b, place, to, who }) =>
      `Tolong kirim ${a} dan ${b}. Tadinya mau di ${to}, tetapi bocor. Pakai ${place} saja. Dari ${who}.`,
    puts: both,
  },
  gifts: {
    kind: 'text',
    text: ({ a, b, place, to, who }) =>
      `Ibu suka ${b}. Ayah suka ${a}. Hadiah Ayah di ${place}, hadiah Ibu di ${to}. Salam, ${who}.`,
    puts: apart,
  },
  found: {
    kind: 'text',
    text: ({ a, b, place, who }) =>
      `Aku ${who}. Aku pesan ${a} dan ${b}. Hore, ${a} sudah sampai! Kirim yang belum dalam ${place}.`,
    puts: onlyB,
  },
  feast: {
    kind: 'text',
    text: ({ a, place, who }) =>
      `Besok ada pesta! Muat semua di ${place}. Cuma ${a} tidak usah, ${who} sudah punya.`,
    puts: butA,
  },
  swap: {
    kind: 'text',
    text: ({ a, b, place, to, who }) =>
      `${capital(a)} masuk ${to}. ${capital(b)} masuk ${place}. Eh, kata ${who} terbalik! Tukar keduanya.`,
    puts: apart,
  },
};
export const orderNames = Object.keys(orders);

const partsIn = (task: Arguments): Parts => ({
  a: wordIn(task, 'a'),
  b: wordIn(task, 'b'),
  place: wordIn(task, 'place'),
  to: wordIn(task, 'to'),
  who: capital(wordIn(task, 'who')),
});

const spaced = (name: string): string => name.replaceAll('-', ' ');

export const orderText = (task: Arguments): string => {
  const parts = partsIn(task);
  return (
    orders[wordIn(task, 'how')]?.text({
      ...parts,
      place: spaced(parts.place),
      to: spaced(parts.to),
    }) ?? ''
  );
};

export const thingsIn = (task: Arguments): string[] => textsIn(task, 'things');
export const placesIn = (task: Arguments): PlaceName[] => textsIn(task, 'places').filter(isPlace);

/** For each thing the place where it belongs; an empty name is the quay. */
export const goalOf = (task: Arguments): string[] => {
  const things = thingsIn(task);
  const puts = orders[wordIn(task, 'how')]?.puts(partsIn(task), things) ?? {};
  return things.map((thing) => puts[thing] ?? '');
};

export type LoadMiss = 'none' | 'otherThing' | 'otherPlace' | 'missing' | 'extra';

export const loadMiss = (task: Arguments, laid: readonly string[]): LoadMiss => {
  const goal = goalOf(task);
  if (laid.every((place) => place === '')) return 'none';
  const extra = laid.some((place, at) => place !== '' && goal[at] === '');
  const missing = laid.some((place, at) => place === '' && goal[at] !== '');
  if (extra && missing) return 'otherThing';
  if (extra) return 'extra';
  return missing ? 'missing' : 'otherPlace';
};
