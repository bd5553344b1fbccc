import { inOther } from '@nobi/kit/guest';
import type { Aspect, Why } from '../rules/meaning.ts';
import { type Form, type Order, sentenceOf, type Verdict } from '../rules/orders.ts';
import { written } from '../rules/words.ts';
import type { Words } from './words.ts';

const sentence = (order: Order): string => inOther(written(sentenceOf(order)));
const [is, are, ing] = [inOther('is'), inOther('are'), inOther('-ing')];

const goals: Readonly<Record<Form, string>> = {
  look: 'Apa yang ada di foto? Tulis, lalu tarik tuas.',
  place: 'Siapa ada di mana? Tulis, lalu tarik tuas.',
  doing: 'Sedang apa dia? Tulis, lalu tarik tuas.',
  many: 'Ada lebih dari satu. Tulis, lalu tarik tuas.',
  who: 'Tulis tanpa menyebut namanya, lalu tarik tuas.',
  not: 'Fotonya dicoret. Tulis, lalu tarik tuas.',
  ask: 'Bantu Nobi bertanya, lalu tarik tuas.',
  than: 'Bandingkan keduanya. Tulis, lalu tarik tuas.',
  past: 'Ini film kemarin. Tulis, lalu tarik tuas.',
  did: 'Filmnya dari kemarin. Tulis, lalu tarik tuas.',
};

const ways: Readonly<Record<Form, string>> = {
  look: 'Bentuk dulu, lalu warna, baru namanya.',
  place: 'Satu kata kecil menunjukkan letaknya. Perhatikan fotonya.',
  doing: `Yang sedang terjadi memakai ${is} dan kata berakhiran ${ing}.`,
  many: `Kalau lebih dari satu, kata bendanya berakhiran s, lalu ${are}.`,
  who: 'Dia laki-laki, perempuan, hewan, atau lebih dari satu?',
  not: `Kata untuk “tidak” ada tepat sesudah ${is}.`,
  ask: `Untuk bertanya, ${is} atau ${are} pindah ke depan.`,
  than: `Ujung kata sifatnya ${inOther('-er')}, lalu ${inOther('than')}, baru pembandingnya.`,
  past: `Yang sudah terjadi berakhiran ${inOther('-ed')}. Ada juga yang bentuknya khusus.`,
  did: `Sesudah ${inOther('did')}, kata kerjanya kembali ke bentuk dasar.`,
};

const coughs: Readonly<Record<Why, string>> = {
  order: 'Mesinnya batuk. Periksa urutan katanya.',
  article: `Mesinnya batuk. Di depan kata benda perlu ${inOther('a')}, ${inOther('an')}, atau ${inOther('the')}.`,
  many: 'Mesinnya batuk. Perlu huruf s di ujungnya atau tidak?',
  agree: `Mesinnya batuk. ${inOther('Is')} untuk satu, ${are} untuk banyak.`,
  be: `Mesinnya batuk. Di sana perlu ${is} atau ${are}.`,
  ing: `Mesinnya batuk. Yang sedang terjadi berakhiran ${ing}.`,
  not: 'Mesinnya batuk. Ada kata lain untuk “tidak”.',
  ask: 'Mesinnya batuk. Kata apa yang paling depan saat bertanya?',
  than: `Mesinnya batuk. Untuk membandingkan perlu ${inOther('-er')} dan ${inOther('than')}.`,
  past: 'Mesinnya batuk. Kemarin itu sudah lewat. Periksa kata kerjanya.',
  did: `Mesinnya batuk. Periksa ${inOther('did')} dan kata kerja sesudahnya.`,
  whole: 'Mesinnya batuk. Kalimatnya belum lengkap.',
};

const compared: Readonly<Record<Aspect, string>> = {
  mood: 'Apakah dicoret?',
  time: 'Sekarang, atau kemarin?',
  who: 'Siapa dia?',
  count: 'Ada berapa?',
  shape: 'Seperti apa bentuknya?',
  colour: 'Apa warnanya?',
  place: 'Di mana dia?',
  verb: 'Sedang apa dia?',
  thing: 'Benda apa itu?',
  'thing-colour': 'Apa warna bendanya?',
  degree: 'Dia lebih apa?',
};

const miss = (verdict: Verdict): string => {
  if (verdict.kind === 'cough') return coughs[verdict.cough.why];
  const what = verdict.kind === 'other' ? compared[verdict.aspect] : '';
  return `Itu yang tertulis. Sekarang lihat fotonya. ${what}`;
};

export const id: Words = {
  goal: ({ form }) => goals[form],
  first: 'Ketuk kata, lalu tarik tuas merah.',
  way: ({ form }) => ways[form],
  count: () => 'Sekarang pilihan katanya lebih sedikit.',
  show: () => 'Ikuti kata samar yang tampak di mesin.',
  alone: (order) => `Kamu menulis: ${sentence(order)}`,
  fits: (order) => `Lihat, jadi nyata: ${sentence(order)}`,
  miss,
  empty: 'Masih ada tempat kosong di mesin.',
  lever: 'Tarik tuas',
  machine: 'Kata di dalam mesin',
  recap: (rounds) => `Tadi ${rounds} kalimatmu benar-benar terjadi.`,
  allKnown: 'Semua kalimat ini sudah kamu kuasai! Sekarang buat soal untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Tulis kalimat apa saja, lalu tarik tuas.',
  more: 'Kata lain',
  anew: 'Kalimat baru',
  keep: 'Simpan fotonya',
  saved: 'Fotonya ada di albummu.',
  album: 'Album foto',
  nothingYet: 'Buat sesuatu terjadi dulu.',
  unfinished: 'Kalimatnya belum lengkap. Tambah kata.',
  makeGoal: 'Ketuk kata untuk mengganti kalimatnya.',
  unsound: 'Itu belum bisa jadi soal. Ganti satu kata.',
};
