/** What shapes, lantern rows, scales, rulers and the clock say. */
import type { Lang } from '@nobi/kit/course';
import type { DayPart } from './day.ts';
import type { ShapeName } from './shapes.ts';

export interface WorldWords {
  shape(name: ShapeName): string;
  hasCorners(name: ShapeName, count: number): string;
  hole: string;
  shapeFits(name: ShapeName): string;
  shapeOther(miss: { picked: ShapeName; corners: number }): string;
  /** As many corners, but other sides. */
  sidesOther(isEven: boolean): string;
  countCorners: string;
  lanterns: string;
  rowFits(part: number): string;
  rowOther: string;
  sayRow: string;
  ownRow(part: number): string;
  makeRow: string;
  addBlock: string;
  takeBlock: string;
  addMarble: string;
  takeMarble: string;
  check: string;
  lengthIs(blocks: number): string;
  lengthOther(blocks: number, isShort: boolean): string;
  weightIs(marbles: number): string;
  weightOther(isLight: boolean): string;
  longer(first: boolean): string;
  longerFits: string;
  longerOther: string;
  lookAtEnds: string;
  heavierFits: string;
  heavierOther: string;
  watchScale: string;
  later: string;
  earlier: string;
  clock(hour: number): string;
  clockFits(hour: number, part: DayPart): string;
  clockOther(hour: number, wanted: number): string;
  hourRead(hour: number): string;
  hourOther(picked: number): string;
  shortHand: string;
  partFits(part: DayPart): string;
  partOther(part: DayPart): string;
  lookAtSky: string;
}

const shapes: Record<Lang, Record<ShapeName, string>> = {
  id: {
    circle: 'Lingkaran',
    triangle: 'Segitiga',
    square: 'Persegi',
    rectangle: 'Persegi panjang',
    hexagon: 'Segi enam',
  },
  en: {
    circle: 'Circle',
    triangle: 'Triangle',
    square: 'Square',
    rectangle: 'Rectangle',
    hexagon: 'Hexagon',
  },
};

const parts: Record<Lang, Record<DayPart, string>> = {
  id: { morning: 'pagi', noon: 'siang', afternoon: 'sore', night: 'malam' },
  en: {
    morning: 'in the morning',
    noon: 'at midday',
    afternoon: 'in the afternoon',
    night: 'in the evening',
  },
};

const onDial = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);

const id: WorldWords = {
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
    isShort
      ? `Baru ${blocks} balok. Ujungnya belum sampai.`
      : `${blocks} balok lewat dari ujungnya.`,
  weightIs: (marbles) => `Seimbang! Beratnya ${marbles} kelereng.`,
  weightOther: (isLight) =>
    isLight ? 'Kelerengnya kurang: masih miring.' : 'Kelerengnya terlalu berat.',
  longer: (first) => (first ? 'Ular hijau' : 'Ular merah muda'),
  longerFits: 'Kamu membandingkan ujungnya. Ini lebih panjang!',
  longerOther: 'Lihat ujungnya: yang lain lebih jauh.',
  lookAtEnds: 'Luruskan di mata: mana yang lebih jauh?',
  heavierFits: 'Lihat, timbangannya turun ke sini!',
  heavierOther: 'Timbangannya turun ke yang lain.',
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

const en: WorldWords = {
  shape: (name) => shapes.en[name],
  hasCorners: (name, count) =>
    count === 0
      ? `${shapes.en[name]} has no corners. It can roll!`
      : `${shapes.en[name]}: ${count} corners, ${count} sides.`,
  hole: 'A picture with a hole',
  shapeFits: (name) => `${shapes.en[name]}! You matched the corners.`,
  shapeOther: ({ picked, corners }) =>
    corners === 0
      ? `${shapes.en[picked]} has corners. The hole is round.`
      : `${shapes.en[picked]} does not fit. The hole has ${corners} corners.`,
  sidesOther: (isEven) =>
    isEven ? 'All sides of the hole are alike.' : 'The hole has long and short sides.',
  countCorners: 'Count the corners of the hole.',
  lanterns: 'A string of lanterns',
  rowFits: (part) => `You found the pattern: every ${part} again!`,
  rowOther: 'Not this one yet. Listen to the row again.',
  sayRow: 'Say them from the start. What next?',
  ownRow: (part) => `Your pattern repeats every ${part}!`,
  makeRow: 'Repeat the same order.',
  addBlock: 'One more block',
  takeBlock: 'Take a block away',
  addMarble: 'One more marble',
  takeMarble: 'Take a marble away',
  check: 'Check',
  lengthIs: (blocks) => `It fits! ${blocks} blocks long.`,
  lengthOther: (blocks, isShort) =>
    isShort ? `${blocks} so far. The end is further.` : `${blocks} blocks go past the end.`,
  weightIs: (marbles) => `Level! It weighs ${marbles} marbles.`,
  weightOther: (isLight) =>
    isLight ? 'Too few marbles: it still tilts.' : 'The marbles are too heavy.',
  longer: (first) => (first ? 'Green snake' : 'Pink snake'),
  longerFits: 'You compared the ends. This one is longer!',
  longerOther: 'Look at the ends: the other goes further.',
  lookAtEnds: 'Line them up: which goes further?',
  heavierFits: 'Look, the scale goes down here!',
  heavierOther: 'The scale goes down on the other side.',
  watchScale: 'Imagine lifting both of them.',
  later: 'One hour later',
  earlier: 'One hour earlier',
  clock: (hour) => `${onDial(hour)} o'clock`,
  clockFits: (hour, part) => `${onDial(hour)} o'clock ${parts.en[part]}. You turned it there!`,
  clockOther: (hour, wanted) => `Now it is ${onDial(hour)}. Turn to ${onDial(wanted)}.`,
  hourRead: (hour) => `${onDial(hour)} o'clock! You read the short hand.`,
  hourOther: (picked) => `The short hand is not on ${onDial(picked)}. Look again.`,
  shortHand: 'The short hand shows the hour.',
  partFits: (part) => `Yes, ${parts.en[part]}. You looked at the sky!`,
  partOther: (part) => `This is the sky ${parts.en[part]}. Try another.`,
  lookAtSky: 'Look for the sun and the moon.',
};

export const worldWords: Record<Lang, WorldWords> = { id, en };
