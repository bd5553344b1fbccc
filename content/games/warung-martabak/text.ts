/** All words of the game. Short enough for a bubble on a phone; praise names what the child did. */
import type { Lang } from '@nobi/kit/guest';
import type { Fraction, Task } from './orders.ts';

const namesId: Record<number, string> = {
  3: 'tiga',
  4: 'empat',
  6: 'enam',
  8: 'delapan',
};
const countId = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan'];
const countEn = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const partsEn: Record<number, string> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  6: 'sixth',
  8: 'eighth',
};

/** The name of a fraction, as it is said aloud. */
const sayId = ({ top, bottom }: Fraction): string => {
  if (bottom === 2) return top === 1 ? 'setengah' : `${countId[top]} perdua`;
  if (top === 1) return `seper${namesId[bottom] ?? bottom}`;
  return `${countId[top]} per${namesId[bottom] ?? bottom}`;
};
const sayEn = ({ top, bottom }: Fraction): string => {
  const part = partsEn[bottom] ?? `${bottom}th`;
  if (top === 1) return `one ${part}`;
  return `${countEn[top]} ${bottom === 2 ? 'halves' : `${part}s`}`;
};

export interface Words {
  say(fraction: Fraction): string;
  goal(task: Task): string;
  board(shape: string, parts: number, taken: number): string;
  undo: string;
  weigh: string;
  same: string;
  more(fraction: Fraction): string;
  answers: string;
  choose(task: Task): string;
  tapRim: string;
  tapPieces: string;
  keys: string;
  count(parts: number, people: number): string;
  uneven: string;
  less: string;
  tooMuch: string;
  fair(people: number): string;
  served(task: Task, ownWay: boolean): string;
  heavier(more: Fraction): string;
  equal(one: Fraction, other: Fraction): string;
  scaffold(task: Task): string;
  watch(task: Task): string;
  yourTurn: string;
  yum: string;
  topping: string;
  toppings: readonly string[];
  treats: readonly string[];
  huh: string;
  wow: string;
  level: string;
  free: string;
  stall: string;
  freeGoal: string;
  fresh: string;
  other: string;
  next: string;
  give: string;
  empty: string;
  recap(fractions: readonly Fraction[], people: readonly number[]): string;
  name: { round: string; box: string };
}

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (things: readonly string[], and: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;

const id: Words = {
  say: sayId,
  goal(task) {
    if (task.form === 'share') return `Potong sama besar untuk ${task.want.bottom} orang.`;
    if (task.form === 'compare') return 'Siapa yang dapat martabak lebih banyak?';
    if (task.form === 'recut') return `Ada ${task.ready} potong. Sajikan ${sayId(task.want)}.`;
    return `Potong dan sajikan ${sayId(task.want)}.`;
  },
  board: (shape, parts, taken) => `Martabak ${shape}, ${parts} potong, ${taken} di piring`,
  undo: 'Rapatkan',
  weigh: 'Timbang',
  same: 'Sama banyak',
  more: (fraction) => `${sayId(fraction)} lebih banyak`,
  answers: 'Jawaban',
  choose(task) {
    if (task.form === 'compare') return 'Ketuk yang lebih banyak, atau sama.';
    if (task.form === 'recut') return 'Ketuk potongan yang mau disajikan.';
    return 'Geser pisau di atas martabak, yuk.';
  },
  tapRim: 'Lalu ketuk tepi seberang atau tengah.',
  tapPieces: 'Ketuk dulu potongan yang mau disajikan.',
  keys: 'Panah memutar pisau, Enter memotong, Spasi mengambil.',
  count: (parts, people) => `Ada ${parts} potong untuk ${people} orang.`,
  uneven: 'Miring! Potongannya belum sama berat.',
  less: 'Kurang! Pemberatnya lebih berat.',
  tooMuch: 'Kelebihan! Ini terlalu berat.',
  fair: (people) => `Seimbang! ${people} potong sama besar.`,
  served: (task, ownWay) =>
    ownWay ? 'Kamu pakai cara lain, dan pas!' : `Pas! Ini ${sayId(task.want)} martabak.`,
  heavier: (more) => `${first(sayId(more))} lebih berat.`,
  equal: (one, other) => `${first(sayId(one))} sama dengan ${sayId(other)}.`,
  scaffold(task) {
    if (task.form === 'compare') return 'Lihat gambarnya. Mana yang lebih banyak?';
    if (task.form === 'share') return 'Mulai dari titik-titik di tepinya.';
    return `Bagi jadi ${task.want.bottom}, lalu ambil ${task.want.top}.`;
  },
  watch(task) {
    if (task.form === 'compare') return 'Lihat, kita timbang keduanya.';
    if (task.form === 'share') return `Lihat, begini jadi ${task.want.bottom} sama besar.`;
    return `Lihat, begini jadi ${sayId(task.want)}.`;
  },
  yourTurn: 'Sekarang giliranmu.',
  yum: 'Nyam, nyam! Terima kasih!',
  topping: 'Mau topping apa?',
  toppings: ['Keju', 'Cokelat', 'Kacang', 'Durian', 'Cabai', 'Pisang', 'Es krim', 'Jagung'],
  treats: [
    'Moloor!',
    'Kumis cokelat!',
    'Kriuk!',
    'Wuih, harum!',
    'Huhah!',
    'Asyik!',
    'Brrr!',
    'Pop pop!',
  ],
  huh: 'Lho?',
  wow: 'Wah!',
  level: 'PAS!',
  free: 'Santai',
  stall: 'Warung',
  freeGoal: 'Hias dan potong sesukamu.',
  fresh: 'Adonan baru',
  other: 'Ganti bentuk',
  next: 'Topping lain',
  give: 'Bagikan potongan',
  empty: 'Habis! Bikin adonan baru, yuk.',
  recap(fractions, people) {
    const parts = [
      ...fractions.slice(people.length > 0 ? -1 : -2).map(sayId),
      ...(people.length > 0 ? [`${Math.max(...people)} bagian sama besar`] : []),
    ];
    return `Tadi kamu membuat ${listed(parts, 'dan')}.`;
  },
  name: { round: 'bundar', box: 'kotak' },
};

const en: Words = {
  say: sayEn,
  goal(task) {
    if (task.form === 'share') return `Cut equal pieces for ${task.want.bottom} people.`;
    if (task.form === 'compare') return 'Who gets more martabak?';
    if (task.form === 'recut') return `It is cut in ${task.ready}. Serve ${sayEn(task.want)}.`;
    return `Cut and serve ${sayEn(task.want)}.`;
  },
  board: (shape, parts, taken) => `${shape} martabak, ${parts} pieces, ${taken} on the plate`,
  undo: 'Close up',
  weigh: 'Weigh it',
  same: 'The same',
  more: (fraction) => `${sayEn(fraction)} is more`,
  answers: 'Answers',
  choose(task) {
    if (task.form === 'compare') return 'Tap the fraction that is more, or the same.';
    if (task.form === 'recut') return 'Tap the pieces that you want to serve.';
    return 'Slide the knife across the martabak.';
  },
  tapRim: 'Now tap the far edge, or the middle.',
  tapPieces: 'First tap the pieces to serve.',
  keys: 'Arrows turn the knife, Enter cuts, Space takes.',
  count: (parts, people) =>
    `There ${parts === 1 ? 'is 1 piece' : `are ${parts} pieces`} for ${people} people.`,
  uneven: 'It tips! The pieces are not equal.',
  less: 'Not enough! The weight is heavier.',
  tooMuch: 'Too much! This is heavier.',
  fair: (people) => `It balances! ${people} equal pieces.`,
  served: (task, ownWay) =>
    ownWay ? 'You found another way. It fits!' : `Just right! This is ${sayEn(task.want)}.`,
  heavier: (more) => `${first(sayEn(more))} weighs more.`,
  equal: (one, other) => `${first(sayEn(one))} equals ${sayEn(other)}.`,
  scaffold(task) {
    if (task.form === 'compare') return 'Look at the pictures. Which is more?';
    if (task.form === 'share') return 'Start from the dots around the edge.';
    return `Make ${task.want.bottom} parts, then take ${task.want.top}.`;
  },
  watch(task) {
    if (task.form === 'compare') return 'Look, we weigh both of them.';
    if (task.form === 'share') return `Look, this makes ${task.want.bottom} equal pieces.`;
    return `Look, this makes ${sayEn(task.want)}.`;
  },
  yourTurn: 'Now it is your turn.',
  yum: 'Yum, yum! Thank you!',
  topping: 'Which topping?',
  toppings: ['Cheese', 'Chocolate', 'Peanuts', 'Durian', 'Chilli', 'Banana', 'Ice cream', 'Corn'],
  treats: [
    'Streeetch!',
    'Choco-stache!',
    'Crunch!',
    'Phew, smelly!',
    'Hot, hot!',
    'Yippee!',
    'Brrr!',
    'Pop pop!',
  ],
  huh: 'Huh?',
  wow: 'Wow!',
  level: 'LEVEL!',
  free: 'Free play',
  stall: 'Stall',
  freeGoal: 'Decorate it and cut it any way you like.',
  fresh: 'New dough',
  other: 'Other shape',
  next: 'More toppings',
  give: 'Hand out pieces',
  empty: 'All eaten! Let us make new dough.',
  recap(fractions, people) {
    const parts = [
      ...fractions.slice(people.length > 0 ? -1 : -2).map(sayEn),
      ...(people.length > 0 ? [`${Math.max(...people)} equal shares`] : []),
    ];
    return `Today you made ${listed(parts, 'and')}.`;
  },
  name: { round: 'Round', box: 'Square' },
};

export const words: Record<Lang, Words> = { id, en };
