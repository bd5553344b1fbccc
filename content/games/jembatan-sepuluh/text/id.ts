import { listed, numbers } from './phrases.ts';
import type { Words } from './words.ts';

export const id: Words = {
  goal: ({ target, slots, start }) =>
    start.length > 0
      ? `Ada ${listed(start, 'dan')}. Papan mana yang membuatnya pas ${target}?`
      : `Pakai ${numbers.id[slots]} papan supaya pas ${target}.`,
  more: (laid, target) => `Ada ${listed(laid, 'dan')}. Berapa lagi supaya jadi ${target}?`,
  fits: (planks, target) => `Pas! ${listed(planks, 'dan')} jadi ${target}.`,
  otherWay: (planks, target) => `Kamu coba cara lain: ${listed(planks, 'dan')} jadi ${target}!`,
  short: (by) => `Byur! Jembatannya kurang ${by}.`,
  long: (by) => `Tuing! Papannya kelebihan ${by}.`,
  scaffold: 'Ayo hitung lingkaran yang kosong.',
  watch: (planks, target) => `Lihat, ${listed(planks, 'dan')} jadi ${target}.`,
  yourTurn: 'Sekarang giliranmu.',
  lookFor: (left) => `Lubangnya ${left}. Cari papan ${left}.`,
  startWith: (length) => `Coba mulai dari papan ${length}.`,
  drop: 'Ketuk lubangnya untuk menaruh.',
  plank: (length) => `Papan ${length}`,
  planks: 'Papan',
  gap: (length) => (length === null ? 'Lubang jembatan' : `Taruh papan ${length} di lubang`),
  takeBack: (length) => `Ambil kembali papan ${length}`,
  free: 'Main bebas',
  bridges: 'Jembatan',
  freeGoal: 'Bangun apa saja sesukamu.',
  friend: 'Panggil teman',
  sweep: 'Bereskan',
  recap: (targets) => `Tadi kamu menggabungkan papan menjadi ${listed(targets, 'dan')}.`,
  allKnown: 'Semua jembatan sudah kamu kuasai! Sekarang berlayarlah ke Sahabat Angka.',
  splash: 'BYUR!',
  boing: 'TUING!',
  snug: 'PAS!',
  says: {
    tiger: 'Meong!',
    elephant: 'Treeet!',
    turtle: 'Wiii!',
    chicken: 'Petok!',
    crocodile: 'Klap!',
    monkey: 'Hup!',
  },
};
