import { keyOf, type Order } from '../rules/signs.ts';
import type { Off, Words } from './words.ts';

const goals: Readonly<Record<Order['form'], string>> = {
  capital: 'Ketuk kata yang perlu huruf kapital.',
  place: 'Rapikan di dan ke: dipisah atau disambung?',
  start: 'Beri awalan yang pas, lalu pasang papannya.',
  doing: 'Beri awalan me-. Luluhkan bila perlu.',
  end: 'Beri akhiran yang pas, lalu pasang papannya.',
  person: 'Beri awalan pe-. Luluhkan bila perlu.',
  spelling: 'Perbaiki ejaan papan ini, lalu pasang.',
  compound: 'Satu kata atau dua? Rapikan, lalu pasang.',
  mark: 'Perbaiki tanda bacanya, lalu pasang papannya.',
};

const ways: Readonly<Record<Order['form'], string>> = {
  capital: 'Cari awal kalimat, lalu cari semua nama.',
  place: 'Itu tempat, atau sesuatu yang dilakukan?',
  start: 'Ter- untuk yang tidak disengaja. Ber- untuk yang dilakukan.',
  doing: 'Huruf k, p, t, dan s bisa luluh. Yang lain tetap.',
  end: 'Apa yang berpindah? Atau apakah itu nama benda?',
  person: 'Ingat bunyi awalan me- untuk kata itu.',
  spelling: 'Baca tiap kata pelan-pelan. Ingat tulisannya di kamus.',
  compound: 'Berawalan dan berakhiran sekaligus: disambung. Ada yang sudah padu.',
  mark: 'Baca keras-keras. Di mana jedanya? Siapa yang berbicara?',
};

const miss = ({ form, part, word, first, isRoot, isSmall }: Off): string => {
  if (form === 'capital')
    return isSmall
      ? 'Ada nama atau awal kalimat yang masih kecil.'
      : `“${part}” bukan nama, jadi hurufnya kecil.`;
  if (form === 'place') return `“${part}”: tempat atau perbuatan?`;
  if (form === 'doing' || form === 'person')
    return isRoot
      ? `Jadinya “${word}”. Periksa huruf ${first} di awal kata dasar.`
      : `Jadinya “${word}”. Coba awalan lain untuk huruf ${first}.`;
  if (form === 'start') return `Jadinya “${word}”. Disengaja atau tidak? Periksa juga huruf r.`;
  if (form === 'end') return `Jadinya “${word}”. Apa artinya di kalimat itu?`;
  if (form === 'compound') return `“${part}”: ditulis sambung atau terpisah?`;
  if (form === 'mark') return `Periksa tanda baca dan huruf kapital di “${part}”.`;
  return `“${part}” sering dipakai, tetapi bukan ejaan baku.`;
};

export const id: Words = {
  goal: ({ form }) => goals[form],
  first: 'Ketuk bagian papan, lalu tekan Pasang.',
  way: ({ form }) => ways[form],
  count: () => 'Yang sudah pas terkunci. Periksa yang lain.',
  show: () => 'Ketuk bagian yang menyala, lalu pasang.',
  alone: (order) =>
    order.form === 'mark'
      ? 'Semua tanda bacanya kamu taruh dengan tepat!'
      : `Kamu menulis “${keyOf(order)}” dengan tepat!`,
  fits: (order) =>
    order.form === 'mark'
      ? 'Papannya terpasang, lengkap dengan tanda bacanya.'
      : `Papannya terpasang: “${keyOf(order)}”.`,
  miss,
  empty: 'Isi dulu bagian yang masih kosong.',
  hang: 'Pasang',
  toMend: (count) => `${count} perlu diubah`,
  part: (text) => `Bagian papan: ${text}`,
  blank: 'kosong',
  recap: (rounds) => `Tadi kamu memasang ${rounds} papan. Jalan ini jadi terang.`,
  allKnown: 'Semua papan kota ini bisa kamu tulis! Sekarang buat papan untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Rancang jalanmu. Ketuk papan untuk mengganti kata.',
  before: 'Rumah sebelumnya',
  after: 'Rumah berikutnya',
  shape: 'Ganti bentuk',
  paint: 'Ganti warna',
  makeGoal: 'Ketuk kalimat untuk menggantinya.',
  unsound: 'Dua kata itu memakai bagian yang sama. Pilih yang lain.',
};
