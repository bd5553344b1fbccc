/** What the island says back. Short enough for a phone; praise names what the child did. */
import type { Lang } from '@nobi/kit/course';
import type { Way } from '../../boards/board.ts';
import type { PadWords } from '../../boards/pad.ts';
import { type Program, unroll } from '../../boards/program.ts';
import type { Stop } from '../../boards/run.ts';
import type { StripWords } from '../../boards/strip.ts';
import type { MoveName, Trigger } from './moves.ts';

export type Praise =
  | 'drive'
  | 'square'
  | 'open'
  | 'path'
  | 'repair'
  | 'drum'
  | 'gap'
  | 'short'
  | 'bug'
  | 'pattern'
  | 'core'
  | 'event'
  | 'foresee';
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
  card(program: Program): string;
  whichFits: string;
  countRound: string;
  tooOften: string;
  noBeetle: string;
  watchStop: string;
  moves: Record<MoveName, string>;
  triggers: Record<Trigger, string>;
  otherMove: string;
  sayAlong: string;
  otherEvent: string;
  lookAtCards: string;
  danceFull: string;
  danced(times: number): string;
  pickMove: string;
  pickThing: string;
  undo: string;
  fruitDoes(move: MoveName): string;
  carry: string;
  shut: string;
  playNow: string;
  gameWon: string;
  putThings: string;
  edit: string;
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
    gap: 'Kamu coba di kepala dulu. Pas!',
    short: 'Lebih pendek, jalannya sama!',
    bug: 'Kamu amati di mana berhenti. Ketemu!',
    pattern: 'Kamu lihat pola yang berulang!',
    core: 'Bagian itu terus berulang. Kamu lihat!',
    event: 'Kamu baca kartunya. Nobi senang!',
    foresee: 'Kamu sudah tahu sebelum terjadi!',
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
  faces: { rock: 'batu', fruit: 'buah', chicken: 'ayam', home: 'rumah', bug: 'kumbang' },
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
  card: (program) => `${id.tiles(program)}`,
  whichFits: 'Panah mana yang pas di tempat kosong?',
  countRound: 'Hitung berapa kali langkahnya berulang.',
  tooOften: 'Nobi sudah pulang, gendang masih bunyi!',
  noBeetle: 'Panah ini sudah benar. Cari yang lain.',
  watchStop: 'Tekan segitiga. Lihat di mana berhenti.',
  moves: { jump: 'lompat', clap: 'tepuk', spin: 'putar', sway: 'goyang' },
  triggers: { bell: 'lonceng', flower: 'bunga', drum: 'gendang' },
  otherMove: 'Di sini tariannya jadi lain.',
  sayAlong: 'Ucapkan gerakannya satu per satu.',
  otherEvent: 'Itu kejadian lain. Lihat kartunya.',
  lookAtCards: 'Lihat kartunya: ini, lalu itu.',
  danceFull: 'Empat gerakan cukup. Tekan segitiga!',
  danced: (times) => `Gendang mengulang tarianmu ${times} kali!`,
  pickMove: 'Pilih gerakan untuk tarianmu.',
  pickThing: 'Ketuk benda, lalu pilih gerakannya.',
  undo: 'Hapus yang terakhir',
  fruitDoes: (move) => `Kalau ambil buah, Nobi ${id.moves[move]}.`,
  carry: 'Ketuk kotak untuk memindahkan.',
  shut: 'Jalannya tertutup. Buka satu kotak.',
  playNow: 'Mainkan gimmu dengan panah!',
  gameWon: 'Gimmu bisa dimainkan sampai tujuan!',
  putThings: 'Pilih benda, lalu ketuk kotak.',
  edit: 'Ubah gim',
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
    gap: 'You tried it in your head first. It fits!',
    short: 'Shorter, and the same way!',
    bug: 'You watched where he stopped. Found it!',
    pattern: 'You saw what comes again!',
    core: 'That part comes again and again!',
    event: 'You read the cards. Nobi is glad!',
    foresee: 'You knew before it happened!',
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
  faces: { rock: 'rock', fruit: 'fruit', chicken: 'chicken', home: 'home', bug: 'bug' },
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
  card: (program) => `${en.tiles(program)}`,
  whichFits: 'Which arrow fits the empty place?',
  countRound: 'Count how often the steps repeat.',
  tooOften: 'Nobi is home, but the drum beats on!',
  noBeetle: 'This arrow is fine. Look further.',
  watchStop: 'Press go and see where he stops.',
  moves: { jump: 'jump', clap: 'clap', spin: 'spin', sway: 'sway' },
  triggers: { bell: 'bell', flower: 'flower', drum: 'drum' },
  otherMove: 'Here the dance goes another way.',
  sayAlong: 'Say the moves one by one.',
  otherEvent: 'That was something else. See the cards.',
  lookAtCards: 'Look at the cards: this, then that.',
  danceFull: 'Four moves will do. Press go!',
  danced: (times) => `The drum repeats your dance ${times} times!`,
  pickMove: 'Pick a move for your dance.',
  pickThing: 'Tap a thing, then pick its move.',
  undo: 'Take back the last one',
  fruitDoes: (move) => `When he takes fruit: ${en.moves[move]}.`,
  carry: 'Tap a square to move it there.',
  shut: 'The way is shut. Open a square.',
  playNow: 'Play your game with the arrows!',
  gameWon: 'Your game can be played to its goal!',
  putThings: 'Pick a thing, then tap a square.',
  edit: 'Change the game',
};

export const words: Record<Lang, Words> = { id, en };
