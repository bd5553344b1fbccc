/** What the island says back. Short enough for a phone; praise names what the child did. */
import type { Lang } from '@nobi/kit/guest';
import type { ThingName } from './things.ts';

type Things = Record<ThingName, { one: string; many: string }>;

const same = (word: string): { one: string; many: string } => ({ one: word, many: word });

const things: Record<Lang, Things> = {
  id: {
    chick: same('anak ayam'),
    frog: same('katak'),
    crab: same('kepiting'),
    butterfly: same('kupu-kupu'),
    fish: same('ikan'),
    duck: same('bebek'),
    flower: same('bunga'),
    star: same('bintang'),
    circle: same('lingkaran'),
    triangle: same('segitiga'),
    square: same('persegi'),
    rectangle: same('persegi panjang'),
    hexagon: same('segi enam'),
    morning: same('pagi'),
    noon: same('siang'),
    afternoon: same('sore'),
    night: same('malam'),
    bowl: same('sarapan'),
    book: same('buku'),
    ball: same('bola'),
    bed: same('tempat tidur'),
  },
  en: {
    chick: { one: 'chick', many: 'chicks' },
    frog: { one: 'frog', many: 'frogs' },
    crab: { one: 'crab', many: 'crabs' },
    butterfly: { one: 'butterfly', many: 'butterflies' },
    fish: { one: 'fish', many: 'fish' },
    duck: { one: 'duck', many: 'ducks' },
    flower: { one: 'flower', many: 'flowers' },
    star: { one: 'star', many: 'stars' },
    circle: { one: 'circle', many: 'circles' },
    triangle: { one: 'triangle', many: 'triangles' },
    square: { one: 'square', many: 'squares' },
    rectangle: { one: 'rectangle', many: 'rectangles' },
    hexagon: { one: 'hexagon', many: 'hexagons' },
    morning: { one: 'morning', many: 'mornings' },
    noon: { one: 'midday', many: 'middays' },
    afternoon: { one: 'afternoon', many: 'afternoons' },
    night: { one: 'night', many: 'nights' },
    bowl: { one: 'breakfast', many: 'breakfasts' },
    book: { one: 'book', many: 'books' },
    ball: { one: 'ball', many: 'balls' },
    bed: { one: 'bed', many: 'beds' },
  },
};

const total = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

export interface Words {
  things(count: number, name: ThingName): string;
  thing(name: ThingName): string;
  friend(number: number): string;
  counted(count: number, name: ThingName): string;
  iAm(number: number): string;
  notThatMany(picked: number): string;
  countSlowly: string;
  tapEach: string;
  addEye: string;
  takeEye: string;
  wake: string;
  eyesFit(count: number): string;
  eyesShort(count: number, wanted: number): string;
  eyesOver(count: number, wanted: number): string;
  addDuck: string;
  takeDuck: string;
  sail: string;
  seatsFit(count: number): string;
  seatsOther(count: number, wanted: number): string;
  tooMany(over: number): string;
  emptySeats(left: number): string;
  makesTen(one: number, other: number): string;
  sumOf(one: number, other: number): string;
  lookAtSeats: string;
  findFriend(number: number): string;
  pickFirst: string;
  ghosts: string;
  watch: string;
  undo: string;
  place(name: ThingName): string;
  picture: string;
  bead(gold: boolean): string;
  beads(gold: number, blue: number): string;
  beadsLeft(left: number): string;
  sumHere(counts: readonly number[]): string;
}

const id: Words = {
  things: (count, name) => `${count} ${things.id[name].many}`,
  thing: (name) => things.id[name].one,
  friend: (number) => `Sahabat ${number}`,
  counted: (count, name) => `Kamu menghitung satu-satu: ${count} ${things.id[name].many}!`,
  iAm: (number) => `Aku ${number}! Rambutku ada ${number}.`,
  notThatMany: (picked) => `Aku ${picked}. Coba hitung lagi, yuk.`,
  countSlowly: 'Yuk hitung bareng, pelan-pelan.',
  tapEach: 'Ketuk satu-satu sambil menghitung.',
  addEye: 'Tambah mata',
  takeEye: 'Ambil satu mata',
  wake: 'Bangunkan',
  eyesFit: (count) => `Pas ${count} mata. Monsternya bangun!`,
  eyesShort: (count, wanted) => `Baru ${count} mata. Aku mau ${wanted}.`,
  eyesOver: (count, wanted) => `Wah, ${count} mata! Aku mau ${wanted}.`,
  addDuck: 'Naikkan satu bebek',
  takeDuck: 'Turunkan satu bebek',
  sail: 'Berangkat',
  seatsFit: (count) => `Kamu hitung pas: ${count} bebek. Berlayar!`,
  seatsOther: (count, wanted) => `Ada ${count} bebek. Kapten minta ${wanted}.`,
  tooMany: (over) => `Byur! Kelebihan ${over} bebek.`,
  emptySeats: (left) => `Masih ada ${left} kursi kosong.`,
  makesTen: (one, other) => `${one} dan ${other} jadi 10!`,
  sumOf: (one, other) => `${one} dan ${other} jadi ${one + other}. Cari yang jadi 10.`,
  lookAtSeats: 'Hitung kursi yang kosong.',
  findFriend: (number) => `Siapa teman ${number} supaya jadi 10?`,
  pickFirst: 'Ketuk satu sahabat dulu.',
  ghosts: 'Ikuti lingkaran putus-putus.',
  watch: 'Lihat Nobi dulu, lalu giliranmu.',
  undo: 'Hapus yang terakhir',
  place: (name) => `Pasang ${things.id[name].one}`,
  picture: 'Gambarmu',
  bead: (gold) => (gold ? 'Manik kuning' : 'Manik biru'),
  beads: (gold, blue) => `${gold} kuning dan ${blue} biru jadi 10.`,
  beadsLeft: (left) => `Masih kurang ${left} manik lagi.`,
  sumHere: (counts) => `${counts.join(' tambah ')} jadi ${total(counts)}.`,
};

const en: Words = {
  things: (count, name) => `${count} ${things.en[name][count === 1 ? 'one' : 'many']}`,
  thing: (name) => things.en[name].one,
  friend: (number) => `Friend ${number}`,
  counted: (count, name) =>
    `You counted one by one: ${count} ${things.en[name][count === 1 ? 'one' : 'many']}!`,
  iAm: (number) => `I am ${number}! Count my hair: ${number}.`,
  notThatMany: (picked) => `I am ${picked}. Shall we count again?`,
  countSlowly: 'Let us count slowly together.',
  tapEach: 'Tap them one by one and count.',
  addEye: 'Add an eye',
  takeEye: 'Take an eye away',
  wake: 'Wake up',
  eyesFit: (count) => `Exactly ${count} ${count === 1 ? 'eye' : 'eyes'}. It wakes up!`,
  eyesShort: (count, wanted) => `Only ${count} so far. I want ${wanted}.`,
  eyesOver: (count, wanted) => `Wow, ${count} eyes! I want ${wanted}.`,
  addDuck: 'One more duck on board',
  takeDuck: 'One duck off',
  sail: 'Set sail',
  seatsFit: (count) => `You counted just right: ${count} ducks. Off we go!`,
  seatsOther: (count, wanted) => `${count} on board. The captain wants ${wanted}.`,
  tooMany: (over) => `Splash! ${over} too many.`,
  emptySeats: (left) => (left === 1 ? '1 seat is still empty.' : `${left} seats are still empty.`),
  makesTen: (one, other) => `${one} and ${other} make 10!`,
  sumOf: (one, other) => `${one} and ${other} make ${one + other}. Find 10.`,
  lookAtSeats: 'Count the empty seats.',
  findFriend: (number) => `Who joins ${number} to make 10?`,
  pickFirst: 'Tap one friend first.',
  ghosts: 'Follow the dotted circles.',
  watch: 'Watch Nobi, then it is your turn.',
  undo: 'Take back the last one',
  place: (name) => `Place a ${things.en[name].one}`,
  picture: 'Your picture',
  bead: (gold) => (gold ? 'Yellow bead' : 'Blue bead'),
  beads: (gold, blue) => `${gold} yellow and ${blue} blue make 10.`,
  beadsLeft: (left) => (left === 1 ? 'One more bead to go.' : `${left} more beads to go.`),
  sumHere: (counts) => `${counts.join(' and ')} make ${total(counts)}.`,
};

export const words: Record<Lang, Words> = { id, en };
