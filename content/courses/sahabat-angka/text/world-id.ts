import { onDial, parts, shapes } from './world-phrases.ts';
import type { WorldWords } from './world-words.ts';

export const id: WorldWords = {
  shape: (name) => shapes.id[name],
  hasCorners: (name, count) =>
    count === 0
      ? `${shapes.id[name]} tidak punya sudut. Bisa berguling!`
      : `${shapes.id[name]}: ${count} sudut, ${count} sisi.`,
  hole: 'Gambar dengan lubang',
  shapeFits: (name) => `${shapes.id[name]}! Kamu mencocokkan sudutnya.`,
  shapeOther: ({ picked, corners }) =>
    corners === 0
      ? `${shapes.id[picked]} punya sudut. Lubangnya bulat.`
      : `${shapes.id[picked]} belum pas. Lubangnya punya ${corners} sudut.`,
  sidesOther: (isEven) =>
    isEven ? 'Semua sisi lubangnya sama panjang.' : 'Lubangnya punya sisi panjang dan sisi pendek.',
  countCorners: 'Hitung sudut lubangnya.',
  lanterns: 'Rangkaian lampion',
  rowFits: (part) => `Kamu menemukan polanya: berulang tiap ${part}!`,
  rowOther: 'Yang ini belum cocok. Dengarkan polanya lagi.',
  sayRow: 'Sebut satu-satu dari depan. Lalu apa?',
  ownRow: (part) => `Polamu berulang tiap ${part}!`,
  makeRow: 'Ulangi urutan yang sama.',
  addBlock: 'Tambah satu balok',
  takeBlock: 'Ambil satu balok',
  addMarble: 'Tambah satu kelereng',
  takeMarble: 'Ambil satu kelereng',
  check: 'Periksa',
  lengthIs: (blocks) => `Pas! Panjangnya ${blocks} balok.`,
  lengthOther: (blocks, isShort) =>
    isShort ? `Baru ${blocks} balok. Ujungnya belum sampai.` : `${blocks} balok melewati ujungnya.`,
  weightIs: (marbles) => `Seimbang! Beratnya ${marbles} kelereng.`,
  weightOther: (isLight) =>
    isLight ? 'Kelerengnya kurang: masih miring.' : 'Kelerengnya terlalu berat.',
  longer: (first) => (first ? 'Ular hijau' : 'Ular merah muda'),
  longerFits: 'Kamu membandingkan ujungnya. Ini lebih panjang!',
  longerOther: 'Lihat ujungnya: yang lain lebih jauh.',
  lookAtEnds: 'Bayangkan ujungnya sejajar. Mana yang lebih panjang?',
  heavierFits: 'Lihat, timbangannya turun ke sini!',
  heavierOther: 'Timbangannya turun di sisi lain.',
  watchScale: 'Bayangkan mengangkat keduanya.',
  later: 'Satu jam lagi',
  earlier: 'Mundur satu jam',
  clock: (hour) => `Jam ${onDial(hour)}`,
  clockFits: (hour, part) => `Jam ${onDial(hour)} ${parts.id[part]}. Kamu putar dengan pas!`,
  clockOther: (hour, wanted) => `Sekarang jam ${onDial(hour)}. Putar ke jam ${onDial(wanted)}.`,
  hourRead: (hour) => `Jam ${onDial(hour)}! Kamu lihat jarum pendeknya.`,
  hourOther: (picked) => `Jarum pendek tidak di ${onDial(picked)}. Lihat lagi, yuk.`,
  shortHand: 'Jarum pendek menunjuk jamnya.',
  partFits: (part) => `Ya, itu waktu ${parts.id[part]}. Kamu lihat langitnya!`,
  partOther: (part) => `Ini langit ${parts.id[part]}. Cari waktu yang lain.`,
  lookAtSky: 'Lihat matahari dan bulannya.',
};
