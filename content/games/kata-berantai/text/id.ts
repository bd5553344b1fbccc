import { type Miss, type Order, targetsOf, wordsOf } from '../rules/orders.ts';
import type { Words } from './words.ts';

const goals: Readonly<Record<Order['form'], string>> = {
  build: 'Sambung gerbong huruf jadi nama gambar ini.',
  change: 'Ganti satu gerbong supaya jadi nama gambar kedua.',
  chain: 'Ganti satu gerbong, jalan, lalu ganti satu lagi.',
};

const ways: Readonly<Record<Order['form'], string>> = {
  build: 'Ucapkan pelan-pelan. Tiap bunyi, satu gerbong.',
  change: 'Ucapkan kedua nama. Bunyi mana yang berbeda?',
  chain: 'Ucapkan nama berikutnya. Bunyi mana yang berubah?',
};

const looks: Readonly<Record<Miss['slip'], string>> = {
  other: 'Itu kata lain. Dengarkan lagi nama gambarnya.',
  twins: 'Huruf itu punya kembaran. Perutnya di mana?',
  hum: 'Bunyi n, m, ng, dan ny mirip. Dengarkan.',
  short: 'Masih ada bunyi yang tertinggal.',
  long: 'Ada gerbong yang tidak terdengar.',
  first: 'Dengarkan bunyi awalnya.',
  last: 'Dengarkan bunyi akhirnya.',
  middle: 'Dengarkan bunyi di tengahnya.',
};

const lastOf = (order: Order): string => targetsOf(order).at(-1)?.id ?? '';
const chainOf = (order: Order): string =>
  wordsOf(order)
    .map(({ id }) => id)
    .join(', ');

export const id: Words = {
  goal: ({ form }) => goals[form],
  first: 'Ketuk huruf satu per satu, lalu tekan Jalan.',
  way: ({ form }) => ways[form],
  count: () => 'Gerbong yang pas terkunci. Periksa yang lain.',
  show: () => 'Ketuk yang menyala, lalu tekan Jalan.',
  alone: (order) =>
    order.form === 'build'
      ? `Kamu menyusun “${lastOf(order)}” bunyi demi bunyi!`
      : `Kamu menemukan hurufnya: ${chainOf(order)}!`,
  fits: (order) =>
    order.form === 'build'
      ? `Masinis membaca “${lastOf(order)}”. Pas!`
      : `Rantainya tersambung: ${chainOf(order)}.`,
  miss: ({ read, slip }) => `Terbaca “${read}”. ${looks[slip]}`,
  link: (word) => `Sekarang “${word.id}”. Lanjut ke gambar berikutnya!`,
  empty: 'Sambung dulu gerbongnya.',
  full: 'Lepas dulu satu gerbong. Ketuk gerbongnya.',
  gap: 'Masih ada celah. Isi dulu.',
  go: 'Jalan',
  wagon: (letters) => `Lepas gerbong ${letters}`,
  more: 'Gerbong lain',
  picture: (word) => word.id,
  toot: 'Tuuut',
  recap: (rounds) => `Tadi kamu menjalankan ${rounds} kereta. Jalurnya makin ramai.`,
  allKnown: 'Semua rantai kata sudah kamu sambung! Sekarang buat untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Sambung gerbong apa saja. Masinis membacanya!',
  known: (word) => `Masinis membaca “${word.id}”. Ini dia!`,
  creature: (read) => `Hai, ada yang bernama “${read}”!`,
  sneeze: 'Ha… hacih! Asapnya membuat masinis bersin.',
  makeGoal: {
    build: 'Ketuk gambar untuk memilih kata.',
    change: 'Ketuk tiap gambar untuk memilih dua kata.',
    chain: 'Ketuk tiap gambar untuk memilih rantainya.',
  },
  unsound: 'Kereta itu belum bisa jalan. Pilih yang lain.',
};
