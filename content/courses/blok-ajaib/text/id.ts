import { type Guest, isGuest, isSound, type Sound, type Token } from '../rules/blocks.ts';
import type { Words } from './words.ts';

const sounds: Record<Sound, string> = { d: 'dung', t: 'ting', k: 'kres', u: 'tut' };
const guests: Record<Guest, string> = { a: 'ayam', b: 'kambing', c: 'sapi' };

const plain: Partial<Record<Token, string>> = {
  rn: 'ulangi sebanyak penghitung',
  rx: 'ulangi sebanyak pesanan',
  f: 'untuk tiap tamu',
  o: 'kalau tidak',
  e: 'akhir kotak',
  p: 'penghitung tambah satu',
  z: 'penghitung jadi nol',
  q: 'blok mantra',
  m: 'kirim pesan',
  hs: 'mulai',
  hq: 'isi blok mantra',
  hm: 'saat pesan datang',
};

const block = (token: Token): string => {
  if (isSound(token)) return sounds[token];
  const [kind, rest = ''] = [token[0], token.slice(1)];
  const guest = isGuest(rest) ? guests[rest] : null;
  if (kind === 'h' && guest) return `saat ${guest} diketuk`;
  if (kind === 'i') return guest ? `jika tamunya ${guest}` : `jika penghitung ${rest}`;
  if (plain[token] !== undefined) return plain[token];
  return kind === 'r' ? `ulangi ${rest} kali` : `blok mantra ${rest}`;
};

export const id: Words = {
  sounds,
  guests,
  block,
  iff: 'jika',
  otherwise: 'tidak',
  put: (name) => `Pasang: ${name}`,
  drop: 'Lepas blok',
  turn: 'Ganti angka atau tamunya',
  go: 'Jalankan',
  stop: 'Kembali menyusun',
  play: 'Mainkan game',
  program: 'Program',
  goal: (played) => `Yang harus terdengar: ${played}`,
  counter: (n) => `Penghitung: ${n}`,
  free: (free) => `Sisa tempat: ${free} blok`,
  full: 'Kotaknya penuh. Lepas satu blok, atau pakai blok lain.',
  done: {
    compose: 'Kamu menyusun blok sampai musiknya pas!',
    mend: 'Kamu menemukan blok yang keliru. Musiknya pas!',
    count: 'Kamu mengikuti putarannya satu-satu. Jumlahnya cocok!',
    row: 'Kamu menjalankan bloknya di kepala. Barisnya cocok!',
  },
  mistakes: {
    nothing: 'Sunyi. Bloknya masih kosong.',
    tooMany: 'Bunyinya pas, tapi bloknya terlalu banyak. Bisa lebih ringkas?',
    offByOne: 'Urutannya benar. Periksa angkanya lagi.',
    loopBody: 'Ada blok di dalam yang harusnya di luar, atau sebaliknya.',
    inverted: 'Tertukar! Isi “jika” ada di “tidak”, dan sebaliknya.',
    hats: 'Isinya benar, tapi ada di bawah topi yang lain.',
    timing: 'Musiknya benar, pesannya belum pada ketukan yang pas.',
    order: 'Bunyinya lengkap, urutannya belum. Dengarkan dari awal.',
    short: 'Musiknya berhenti terlalu awal. Masih ada yang kurang.',
    long: 'Musiknya jalan terus. Ada yang berlebih.',
    differs: 'Lihat ketukan yang ditandai. Di sana bunyinya lain.',
  },
  misread: {
    oneRound: 'Itu hanya satu putaran. Berapa kali diulang?',
    oneLess: 'Hampir. Hitung lagi putaran terakhirnya.',
    oneMore: 'Hampir. Ada satu yang terlalu banyak.',
    tailInside: 'Blok di luar kotak hanya jalan satu kali.',
    bodyCut: 'Semua blok di dalam kotak ikut diulang.',
    flat: 'Kotak di dalam juga punya putarannya.',
    inverted: 'Itu untuk tamu yang lain. Baca jika-nya lagi.',
    bothWays: 'Tiap tamu hanya lewat satu jalan.',
    hats: 'Lihat topinya: siapa yang diketuk?',
    stays: 'Penghitungnya berubah setiap putaran.',
    turned: 'Itu dari belakang. Program dibaca dari depan.',
    neighbours: 'Hampir. Blok mana yang jalan lebih dulu?',
  },
  other: 'Jalankan bloknya satu per satu dengan jari.',
  ways: {
    compose: 'Lihat ketukan pertama yang belum ada bloknya.',
    mend: 'Jalankan dengan jari. Berhenti saat bunyinya lain.',
    count: 'Hitung satu putaran dulu, lalu berapa kali diulang.',
    row: 'Ucapkan bunyinya blok demi blok, dari topi.',
  },
  watch: 'Perhatikan, lalu giliranmu.',
  giant: 'Mbah Ngorok',
  snore: 'Grrrok... fiuuu... grrrok...',
  giggle: 'Hihihi! Geli!',
  tapped: (guest, n) => `${guest}: ${n}`,
  points: (n) => `Nilaimu sekarang ${n}.`,
  quiet: 'Yang ini belum punya blok.',
};
