/** What the island says back. Short enough for a phone; praise names what the child did. */
import type { Lang } from '@nobi/kit/course';
import type { Way } from '../../boards/board.ts';
import type { PadWords } from '../../boards/pad.ts';
import { type Program, unroll } from '../../boards/program.ts';
import type { Stop } from '../../boards/run.ts';
import type { StripWords } from '../../boards/strip.ts';

export type Praise = 'drive' | 'square' | 'open' | 'path' | 'repair' | 'drum';
export type Thing = 'nobi' | 'home' | 'land' | 'rock' | 'river' | 'puddle' | 'chicken' | 'fruit';

export interface Words extends StripWords, PadWords {
  ways: Record<Way, string>;
  stops: Record<Stop | 'grown', string>;
  praise: Record<Praise, string>;
  things: Record<Thing, string>;
  tiles(program: Program): string;
  spot(spot: { x: number; y: number }, thing: Thing): string;
  /** What the pictures among the choices of questions are called. */
  faces: Record<string, string>;
  watchAgain: string;
  tapArrow: string;
  readTiles: string;
  stopsElsewhere: string;
  stillShut: string;
  whatBars: string;
  full: string;
  layFirst: string;
  pressGo: string;
  beatIt: string;
  tooMany: string;
  tryThis: string;
  watchNobi: string;
  yourTurn: string;
}

const told = (program: Program, ways: Record<Way, string>): string =>
  unroll(program)
    .map(({ way }) => ways[way])
    .join(', ');

const idWays: Words['ways'] = { up: 'atas', right: 'kanan', down: 'bawah', left: 'kiri' };
const enWays: Words['ways'] = { up: 'up', right: 'right', down: 'down', left: 'left' };

const id: Words = {
  program: 'Panahmu',
  lists: { before: 'Panah', body: 'Panah di gendang', after: 'Panah sesudah gendang' },
  free: 'Tempat kosong',
  drum: (times) => `Gendang mengulang ${times} kali. Ketuk untuk mengganti`,
  go: 'Jalan',
  stop: 'Kembali',
  step: 'Satu langkah',
  erase: 'Buang panah ini',
  ways: idWays,
  stops: {
    home: 'Nobi sampai di rumah!',
    rock: 'Duk! Ada batu di sana.',
    river: 'Byur! Itu sungai.',
    puddle: 'Byur! Nobi masuk kubangan.',
    chicken: 'Petok! Ayamnya kaget.',
    edge: 'Ups! Itu tepi pulau.',
    short: 'Panahnya habis di tengah jalan.',
    forgot: 'Buahnya tertinggal. Ambil dulu, ya.',
    grown: 'Lihat, ini hasil perintahmu!',
  },
  praise: {
    drive: 'Perintahmu jelas. Nobi menurut!',
    square: 'Kamu baca panahnya satu-satu. Pas!',
    open: 'Kamu cari yang menghalangi. Terbuka!',
    path: 'Urutan panahmu pas. Nobi pulang!',
    repair: 'Kamu periksa dan perbaiki. Nobi pulang!',
    drum: 'Gendangmu mengulang langkah. Nobi pulang!',
  },
  things: {
    nobi: 'Nobi',
    home: 'rumah',
    land: 'rumput',
    rock: 'batu',
    river: 'sungai',
    puddle: 'kubangan',
    chicken: 'ayam',
    fruit: 'buah',
  },
  tiles: (program) => told(program, idWays) || 'Belum ada panah',
  spot: ({ x, y }, thing) => `Baris ${y + 1}, kotak ${x + 1}: ${id.things[thing]}`,
  faces: {},
  watchAgain: 'Lihat lagi',
  tapArrow: 'Ketuk panah yang bergerak.',
  readTiles: 'Baca panahnya satu-satu dari awal.',
  stopsElsewhere: 'Lihat, Nobi berhenti di kotak lain.',
  stillShut: 'Jalannya masih tertutup. Lihat lagi.',
  whatBars: 'Cari yang menutup jalan Nobi.',
  full: 'Sudah penuh. Ketuk panah untuk mengganti.',
  layFirst: 'Ketuk panah untuk langkah pertama.',
  pressGo: 'Panahmu siap. Tekan segitiga!',
  beatIt: 'Ketuk gendang untuk ganti angka.',
  tooMany: 'Panah ini tidak perlu. Buang saja.',
  tryThis: 'Coba panah yang bergerak itu.',
  watchNobi: 'Lihat, begini Nobi berjalan.',
  yourTurn: 'Sekarang giliranmu.',
};

const en: Words = {
  program: 'Your arrows',
  lists: { before: 'Arrows', body: 'Arrows in the drum', after: 'Arrows after the drum' },
  free: 'Empty place',
  drum: (times) => `The drum repeats ${times} times. Tap to change`,
  go: 'Go',
  stop: 'Back',
  step: 'One step',
  erase: 'Throw this arrow away',
  ways: enWays,
  stops: {
    home: 'Nobi is home!',
    rock: 'Bonk! There is a rock.',
    river: 'Splash! That is the river.',
    puddle: 'Splash! Nobi sat in a puddle.',
    chicken: 'Bawk! The chicken jumped.',
    edge: 'Whoops! That is the edge.',
    short: 'The arrows ran out on the way.',
    forgot: 'The fruit is still there. Fetch it first.',
    grown: 'Look what your commands made!',
  },
  praise: {
    drive: 'A clear command. Nobi did it!',
    square: 'You read each arrow. Just there!',
    open: 'You found what was in the way!',
    path: 'Your order was right. Nobi is home!',
    repair: 'You checked and fixed it. Home!',
    drum: 'Your drum repeats the steps. Home!',
  },
  things: {
    nobi: 'Nobi',
    home: 'home',
    land: 'grass',
    rock: 'rock',
    river: 'river',
    puddle: 'puddle',
    chicken: 'chicken',
    fruit: 'fruit',
  },
  tiles: (program) => told(program, enWays) || 'No arrows yet',
  spot: ({ x, y }, thing) => `Row ${y + 1}, square ${x + 1}: ${en.things[thing]}`,
  faces: {},
  watchAgain: 'Watch again',
  tapArrow: 'Tap the arrow that moves.',
  readTiles: 'Read the arrows one by one.',
  stopsElsewhere: 'Look, Nobi stops on another square.',
  stillShut: 'The way is still shut. Look again.',
  whatBars: 'Find what bars the way.',
  full: 'It is full. Tap an arrow to change it.',
  layFirst: 'Tap an arrow for the first step.',
  pressGo: 'Your arrows are ready. Press go!',
  beatIt: 'Tap the drum to change its number.',
  tooMany: 'This arrow is not needed. Throw it away.',
  tryThis: 'Try the arrow that moves.',
  watchNobi: 'Look, this is how Nobi walks.',
  yourTurn: 'Now it is your turn.',
};

export const words: Record<Lang, Words> = { id, en };
