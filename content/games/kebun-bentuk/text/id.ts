import type { Verdict } from '../rules/judge.ts';
import type { Colour, Look, Shape } from '../rules/looks.ts';
import {
  type Creature,
  creatureOf,
  isMost,
  type Landmark,
  landmarksOf,
  type Measure,
  measureOf,
  type Order,
  type Relation,
  relationOf,
  sortKindOf,
  wantedOf,
} from '../rules/orders.ts';
import type { Words } from './words.ts';

const shapes: Readonly<Record<Shape, string>> = {
  circle: 'lingkaran',
  triangle: 'segitiga',
  square: 'persegi',
  heart: 'hati',
  star: 'bintang',
  oval: 'lonjong',
  oblong: 'persegi panjang',
  hexagon: 'segi enam',
};
/** What a finger feels along its edge. */
const edges: Readonly<Record<Shape, string>> = {
  circle: 'bulat tanpa sudut',
  triangle: 'ada tiga sudut',
  square: 'empat sisinya sama panjang',
  heart: 'ada lekuk di atas',
  star: 'ada lima ujung runcing',
  oval: 'bulat memanjang',
  oblong: 'dua sisinya lebih panjang',
  hexagon: 'ada enam sudut',
};
const colours: Readonly<Record<Colour, string>> = {
  red: 'merah',
  yellow: 'kuning',
  blue: 'biru',
  purple: 'ungu',
};
const creatures: Readonly<Record<Creature, string>> = {
  snail: 'siput',
  frog: 'katak',
  bee: 'lebah',
  ant: 'semut',
  duck: 'bebek',
};
const landmarks: Readonly<Record<Landmark, string>> = {
  pot: 'pot',
  bucket: 'ember',
  basket: 'keranjang',
  boot: 'sepatu bot',
};
const relations: Readonly<Record<Relation, string>> = {
  above: 'di atas',
  below: 'di bawah',
  in: 'di dalam',
  left: 'di kiri',
  right: 'di kanan',
  between: 'di antara',
};
const questions: Readonly<Record<Measure, readonly [most: string, least: string]>> = {
  length: ['Cacing mana yang paling panjang?', 'Cacing mana yang paling pendek?'],
  height: [
    'Bunga mana yang tangkainya paling panjang?',
    'Bunga mana yang tangkainya paling pendek?',
  ],
  weight: ['Karung mana yang paling berat?', 'Karung mana yang paling ringan?'],
  amount: ['Pohon mana yang buahnya paling banyak?', 'Pohon mana yang buahnya paling sedikit?'],
};
const more: Readonly<Record<Measure, readonly [most: string, least: string]>> = {
  length: ['panjang', 'pendek'],
  height: ['panjang', 'pendek'],
  weight: ['berat', 'ringan'],
  amount: ['banyak', 'sedikit'],
};
const things: Readonly<Record<Measure, string>> = {
  length: 'Cacing',
  height: 'Bunga matahari',
  weight: 'Karung',
  amount: 'Pohon',
};

const named = ({ shape, colour }: Look): string => `${shapes[shape]} ${colours[colour]}`;
const extreme = (order: Order, turn = 0): string =>
  more[measureOf(order)][isMost(order) === (turn === 0) ? 0 : 1];
const place = (order: Order): string => {
  const [one, other] = landmarksOf(order);
  const relation = relationOf(order);
  const with2 = relation === 'between' ? ` dan ${landmarks[other]}` : '';
  return `${relations[relation]} ${landmarks[one]}${with2}`;
};
const wish = (order: Order): string => {
  const { shape, colour } = wantedOf(order);
  const kind = sortKindOf(order);
  if (kind === 'both') return `${shapes[shape]} ${colours[colour]}`;
  return `bunga ${kind === 'colour' ? colours[colour] : shapes[shape]}`;
};

const fooled: Readonly<Record<Measure, string>> = {
  length: 'Pangkalnya tidak sejajar. Lihat sampai ujungnya.',
  height: 'Itu berdiri di atas peti. Lihat tangkainya saja.',
  weight: 'Besar belum tentu berat. Lihat pegasnya.',
  amount: 'Pohonnya bisa menipu. Hitung buahnya.',
};
const turnSlips = {
  again: 'Itu bunga yang tadi. Sekarang giliran siapa?',
  other: 'Bunga itu ada di baris, tapi belum gilirannya.',
  strange: 'Bunga itu tidak ada di baris ini.',
};

const sortedMiss = (lacks: 'colour' | 'shape' | 'both', look: Look, order: Order): string => {
  const isBoth = sortKindOf(order) === 'both';
  if (lacks === 'both') return `Itu ${named(look)}. Warna dan bentuknya lain.`;
  if (lacks === 'colour')
    return `${isBoth ? 'Bentuknya sudah pas, tapi warnanya' : 'Warnanya'} ${colours[look.colour]}.`;
  return `${isBoth ? 'Warnanya sudah pas, tapi bentuknya' : 'Bentuknya'} ${shapes[look.shape]}.`;
};

const measuredMiss = (slip: 'opposite' | 'middle' | 'fooled', order: Order): string => {
  if (slip === 'fooled') return fooled[measureOf(order)];
  return slip === 'opposite'
    ? `Itu justru yang paling ${extreme(order, 1)}.`
    : `Masih ada yang lebih ${extreme(order)}.`;
};

const miss = (verdict: Verdict, order: Order): string => {
  switch (verdict.kind) {
    case 'fits':
      return '';
    case 'shape':
      return `Itu ${shapes[verdict.shape]}: ${edges[verdict.shape]}. Lubangnya lain.`;
    case 'sorted':
      return sortedMiss(verdict.lacks, verdict.look, order);
    case 'alike':
      return `Si ${named(verdict.look)} masih mirip yang lain.`;
    case 'turn':
      return turnSlips[verdict.slip];
    case 'measured':
      return measuredMiss(verdict.slip, order);
    case 'placed':
      if (verdict.slip === 'landmark') return 'Letaknya sudah pas, tapi dekat benda lain.';
      return verdict.slip === 'opposite'
        ? 'Itu kebalikannya. Coba sisi yang satu lagi.'
        : `Bukan di situ. Dengar lagi: ${place(order)}.`;
  }
};

const isSide = (order: Order): boolean => ['left', 'right'].includes(relationOf(order));
const hand = (order: Order): string => (relationOf(order) === 'left' ? 'kiri' : 'kanan');

export const id: Words = {
  goal(order) {
    if (order.form === 'match') return 'Bunga mana yang pas di lubang ini?';
    if (order.form === 'sort') return `Lebah mau ${wish(order)}. Yang mana?`;
    if (order.form === 'pattern') return 'Bunga apa yang kurang di baris ini?';
    if (order.form === 'compare') return questions[measureOf(order)][isMost(order) ? 0 : 1];
    if (order.form === 'place') return `Taruh ${creatures[creatureOf(order)]} ${place(order)}.`;
    return 'Bunga mana yang berbeda? Kambing mau yang itu.';
  },
  first: 'Ketuk bunga yang pas di lubang.',
  way(order) {
    if (order.form === 'match') return 'Lihat tepinya. Melengkung atau bersudut?';
    if (order.form === 'sort')
      return {
        colour: 'Lihat warnanya saja, bukan bentuknya.',
        shape: 'Lihat bentuknya saja, bukan warnanya.',
        both: 'Lihat warnanya dulu, lalu bentuknya.',
      }[sortKindOf(order)];
    if (order.form === 'pattern') return 'Sebut bunganya dari awal. Apa yang berulang?';
    if (order.form === 'compare')
      return {
        length: 'Lihat dari pangkal sampai ujungnya.',
        height: 'Lihat tangkainya dari bawah sampai atas.',
        weight: 'Lihat pegasnya. Karung mana yang menariknya jauh?',
        amount: 'Hitung buahnya. Besar pohonnya tidak penting.',
      }[measureOf(order)];
    if (order.form === 'place')
      return isSide(order)
        ? `Angkat tangan ${hand(order)}mu. Ke sisi itulah.`
        : 'Tunjuk bendanya dulu, lalu dengar letaknya.';
    return 'Apa yang sama pada banyak bunga? Siapa yang lain?';
  },
  count(order) {
    if (order.form === 'pattern') return 'Lihat kelompoknya. Apa yang kurang di kelompok ini?';
    if (order.form === 'compare') return 'Satu sudah minggir. Bandingkan yang lain.';
    if (order.form === 'place') return 'Lihat gambar panahnya, lalu cari tempatnya.';
    return 'Satu bunga sudah minggir. Lihat yang lain.';
  },
  show(order) {
    return order.form === 'place'
      ? 'Lihat tempat yang bersinar. Taruh di sana.'
      : 'Lihat yang bersinar. Itulah yang pas.';
  },
  miss,
  alone(order) {
    if (order.form === 'match') return `Kamu melihat tepinya: ${shapes[wantedOf(order).shape]}!`;
    if (order.form === 'sort') return `Kamu memilih ${wish(order)} untuk lebah!`;
    if (order.form === 'pattern') return 'Kamu menemukan yang berulang di baris ini!';
    if (order.form === 'compare') return `Kamu menemukan yang paling ${extreme(order)}!`;
    if (order.form === 'place') return `Kamu menaruhnya ${place(order)}!`;
    return 'Kamu menemukan bunga yang berbeda!';
  },
  fits(order) {
    if (order.form === 'match') return `Pas: ${shapes[wantedOf(order).shape]}.`;
    if (order.form === 'sort') return `Ini dia: ${wish(order)}.`;
    if (order.form === 'pattern') return 'Sekarang barisnya lengkap.';
    if (order.form === 'compare') return `Ini yang paling ${extreme(order)}.`;
    if (order.form === 'place') return `Sekarang ia ${place(order)}.`;
    return 'Ini bunga yang berbeda.';
  },
  look: ({ isSmall, ...look }) => `Bunga ${named(look)}${isSmall ? ', kecil' : ''}`,
  thing: (order, at) => `${things[measureOf(order)]} ${at + 1}`,
  spot: (relation, landmark) => `${relations[relation]} ${landmarks[landmark]}`,
  creature: (order) => creatures[creatureOf(order)],
  goat: 'Kambing',
  recap: (rounds) => `Tadi kamu menanam ${rounds} bunga. Kebunmu makin ramai.`,
  allKnown: 'Kamu sudah bisa semua di kebun ini! Sekarang buat soal untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Tanami kebunmu, lalu panggil hujan.',
  shape: (look) => `Bunga ${named(look)}`,
  rain: 'Hujan',
  rained: 'Hujan turun, semua bunga tumbuh!',
  square: (row, col, there) => `Baris ${row}, kolom ${col}${there ? `: ${there}` : ''}`,
  keys: 'Panah berjalan, Enter menanam.',
  makeGoal: 'Putar gambarnya, lalu simpan untuk keluargamu.',
  wheel: (at) => `Ganti gambar ${at + 1}`,
  unsound: 'Kedua bunganya sama. Putar salah satunya.',
};
