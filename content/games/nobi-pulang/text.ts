/** All words of the game. Short enough for a bubble on a phone; praise names what the child did. */
import type { Lang } from '@nobi/kit/guest';
import type { Way } from '../../boards/board.ts';
import type { PadWords } from '../../boards/pad.ts';
import type { Stop } from '../../boards/run.ts';
import type { StripWords } from '../../boards/strip.ts';
import type { SkillId } from './levels.ts';

export type Thing = 'nobi' | 'home' | 'rock' | 'river' | 'puddle' | 'fruit' | 'chicken' | 'land';

export interface Words extends PadWords, StripWords {
  toFree: string;
  goal: Record<SkillId, string>;
  fresh: Record<SkillId, string>;
  stops: Record<Exclude<Stop, 'home'>, string>;
  praise: Record<SkillId, string>;
  ownWay: string;
  triedAgain: string;
  full: string;
  layFirst: string;
  pressGo: string;
  goNow: string;
  tryWay(way: Way): string;
  tooMany: string;
  beatIt: string;
  scaffold: string;
  watch: string;
  yourTurn: string;
  boards: string;
  build: string;
  things: Record<Thing, string>;
  put(thing: Thing): string;
  carry: string;
  island: string;
  spot(row: number, column: number, thing: string): string;
  layNow: string;
  shut: string;
  islandHome: string;
  edit: string;
  recap(boards: number, bugs: number): string;
}

const id: Words = {
  program: 'Urutan panah',
  lists: { before: 'Panah', body: 'Panah di gendang', after: 'Panah sesudah gendang' },
  free: 'Tempat kosong',
  toFree: 'Santai',
  drum: (times) => `Gendang mengulang ${times} kali. Ketuk untuk mengganti`,
  ways: { up: 'ke atas', right: 'ke kanan', down: 'ke bawah', left: 'ke kiri' },
  go: 'Jalan',
  stop: 'Kembali',
  step: 'Satu langkah',
  erase: 'Buang panah ini',
  goal: {
    sequence: 'Susun panah supaya Nobi pulang.',
    plan: 'Ambil buahnya dulu, lalu pulang.',
    debug: 'Ada yang keliru. Perbaiki, yuk!',
    loops: 'Isi gendang, pilih berapa kali.',
  },
  fresh: {
    sequence: '',
    plan: 'Sekarang ada buah untuk dibawa pulang!',
    debug: 'Sekarang kamu bisa mencari yang keliru!',
    loops: 'Sekarang ada gendang pengulang!',
  },
  stops: {
    rock: 'Duk! Ada batu di sana.',
    river: 'Byur! Itu sungai.',
    puddle: 'Byur! Nobi masuk kubangan.',
    chicken: 'Petok! Ayamnya kaget dan lari.',
    edge: 'Ups! Itu tepi pulau.',
    short: 'Panahnya habis sebelum sampai rumah.',
    forgot: 'Buahnya tertinggal. Ambil dulu, ya.',
  },
  praise: {
    sequence: 'Nobi pulang! Urutan panahmu pas.',
    plan: 'Buah dulu, baru pulang. Rencanamu jalan!',
    debug: 'Kamu menemukan yang keliru dan memperbaikinya!',
    loops: 'Gendangmu mengulang langkahnya. Nobi pulang!',
  },
  ownWay: 'Kamu menemukan jalan sendiri. Nobi pulang!',
  triedAgain: 'Kamu perbaiki panahnya, dan Nobi pulang!',
  full: 'Sudah penuh. Ketuk panah untuk mengganti.',
  layFirst: 'Ketuk panah untuk langkah pertama.',
  pressGo: 'Kalau sudah, tekan tombol jalan.',
  goNow: 'Panahmu siap. Tekan segitiga kuning!',
  tryWay: (way) => `Coba panah ${id.ways[way]}.`,
  tooMany: 'Panah ini tidak perlu. Buang saja.',
  beatIt: 'Ketuk gendang untuk mengganti angkanya.',
  scaffold: 'Ikuti titik-titik putih di pulau.',
  watch: 'Lihat, begini Nobi berjalan.',
  yourTurn: 'Sekarang giliranmu.',
  boards: 'Pulang',
  build: 'Buat pulaumu, lalu tekan segitiga.',
  things: {
    nobi: 'Nobi',
    home: 'rumah',
    rock: 'batu',
    river: 'sungai',
    puddle: 'kubangan',
    fruit: 'buah',
    chicken: 'ayam',
    land: 'rumput',
  },
  put: (thing) => `Taruh ${id.things[thing]}`,
  carry: 'Ketuk kotak untuk memindahkan.',
  island: 'Pulau buatanmu',
  spot: (row, column, thing) => `Baris ${row}, kotak ${column}: ${thing}`,
  layNow: 'Sekarang susun panahnya.',
  shut: 'Jalannya tertutup. Buka satu kotak, yuk.',
  islandHome: 'Nobi pulang di pulau buatanmu!',
  edit: 'Ubah pulau',
  recap: (boards, bugs) =>
    bugs > 0
      ? `Kamu membuat ${boards} jalan pulang dan memperbaiki ${bugs} yang keliru.`
      : `Kamu menyusun ${boards} jalan pulang untuk Nobi.`,
};

const en: Words = {
  program: 'Your arrows',
  lists: { before: 'Arrows', body: 'Arrows in the drum', after: 'Arrows after the drum' },
  free: 'Empty place',
  toFree: 'Free play',
  drum: (times) => `The drum repeats ${times} times. Tap to change`,
  ways: { up: 'up', right: 'right', down: 'down', left: 'left' },
  go: 'Go',
  stop: 'Back',
  step: 'One step',
  erase: 'Throw this arrow away',
  goal: {
    sequence: 'Lay arrows to take Nobi home.',
    plan: 'Fetch the fruit, then go home.',
    debug: 'Find the bug and fix the path.',
    loops: 'Fill the drum, choose how often.',
  },
  fresh: {
    sequence: '',
    plan: 'Now there is fruit to take home!',
    debug: 'Now you can hunt for bugs!',
    loops: 'Now there is a drum that repeats!',
  },
  stops: {
    rock: 'Bonk! There is a rock.',
    river: 'Splash! That is the river.',
    puddle: 'Splash! Nobi sat in a puddle.',
    chicken: 'Bawk! The chicken ran away.',
    edge: 'Whoops! That is the edge.',
    short: 'The arrows ended before home.',
    forgot: 'The fruit is still out there. Fetch it first.',
  },
  praise: {
    sequence: 'Nobi is home! Your order was right.',
    plan: 'Fruit first, then home. Your plan worked!',
    debug: 'You found the bug and fixed it!',
    loops: 'Your drum repeated the steps. Nobi is home!',
  },
  ownWay: 'You found a way of your own. Nobi is home!',
  triedAgain: 'You fixed the arrows, and Nobi is home!',
  full: 'It is full. Tap an arrow to change it.',
  layFirst: 'Tap an arrow for the first step.',
  pressGo: 'When you are ready, press go.',
  goNow: 'Your arrows are ready. Press the triangle!',
  tryWay: (way) => `Try the arrow that goes ${en.ways[way]}.`,
  tooMany: 'This arrow is not needed. Throw it away.',
  beatIt: 'Tap the drum to change its number.',
  scaffold: 'Follow the white dots on the island.',
  watch: 'Look, this is how Nobi walks.',
  yourTurn: 'Now it is your turn.',
  boards: 'Go home',
  build: 'Make your island, then go!',
  things: {
    nobi: 'Nobi',
    home: 'home',
    rock: 'rock',
    river: 'river',
    puddle: 'puddle',
    fruit: 'fruit',
    chicken: 'chicken',
    land: 'grass',
  },
  put: (thing) => `Place: ${en.things[thing]}`,
  carry: 'Tap a square to move it there.',
  island: 'Your island',
  spot: (row, column, thing) => `Row ${row}, square ${column}: ${thing}`,
  layNow: 'Now lay the arrows.',
  shut: 'There is no way through. Open a square.',
  islandHome: 'Nobi is home on your own island!',
  edit: 'Change the island',
  recap: (boards, bugs) =>
    bugs > 0
      ? `You made ${boards} ways home and repaired ${bugs} of them.`
      : `You made ${boards} ways home for Nobi.`,
};

export const words: Record<Lang, Words> = { id, en };
