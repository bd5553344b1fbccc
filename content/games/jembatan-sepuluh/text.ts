/** All words of the game. Short enough for a bubble on a phone; praise names what the child did. */
import type { Lang } from '@nobi/kit/guest';
import type { Round } from './rules.ts';
import type { Animal } from './view/animals.ts';

const numbers = { id: ['', 'satu', 'dua', 'tiga'], en: ['', 'one', 'two', 'three'] };

const listed = (planks: readonly number[], and: string): string =>
  planks.length < 2 ? planks.join('') : `${planks.slice(0, -1).join(', ')} ${and} ${planks.at(-1)}`;

export interface Words {
  goal(round: Round): string;
  more(laid: readonly number[], target: number): string;
  fits(planks: readonly number[], target: number): string;
  otherWay(planks: readonly number[], target: number): string;
  short(by: number): string;
  long(by: number): string;
  scaffold: string;
  watch(planks: readonly number[], target: number): string;
  yourTurn: string;
  choose: string;
  lookFor(left: number): string;
  startWith(length: number): string;
  drop: string;
  plank(length: number): string;
  planks: string;
  gap(length: number | null): string;
  takeBack(length: number): string;
  free: string;
  bridges: string;
  freeGoal: string;
  friend: string;
  sweep: string;
  recap(targets: readonly number[]): string;
  splash: string;
  boing: string;
  snug: string;
  says: Record<Animal['name'], string>;
}

const id: Words = {
  goal: ({ target, slots, given }) =>
    given.length > 0
      ? `Ada ${listed(given, 'dan')}. Papan mana supaya jembatan pas ${target}?`
      : `Pakai ${numbers.id[slots]} papan supaya pas ${target}.`,
  more: (laid, target) => `Ada ${listed(laid, 'dan')}. Berapa lagi supaya ${target}?`,
  fits: (planks, target) => `Pas! ${listed(planks, 'dan')} jadi ${target}.`,
  otherWay: (planks, target) => `Kamu coba cara lain: ${listed(planks, 'dan')} jadi ${target}!`,
  short: (by) => `Byur! Jembatannya kurang ${by}.`,
  long: (by) => `Tuing! Papannya kelebihan ${by}.`,
  scaffold: 'Ayo hitung lingkaran yang kosong.',
  watch: (planks, target) => `Lihat, ${listed(planks, 'dan')} jadi ${target}.`,
  yourTurn: 'Sekarang giliranmu.',
  choose: 'Pilih papan di bawah, yuk.',
  lookFor: (left) => `Lubangnya ${left}. Cari papan ${left}.`,
  startWith: (length) => `Coba mulai dari papan ${length}.`,
  drop: 'Ketuk lubangnya untuk menaruh.',
  plank: (length) => `Papan ${length}`,
  planks: 'Papan',
  gap: (length) => (length === null ? 'Lubang jembatan' : `Taruh papan ${length} di lubang`),
  takeBack: (length) => `Ambil lagi papan ${length}`,
  free: 'Santai',
  bridges: 'Jembatan',
  freeGoal: 'Bangun apa saja sesukamu.',
  friend: 'Panggil teman',
  sweep: 'Bereskan',
  recap: (targets) => `Tadi kamu menggabungkan papan menjadi ${listed(targets, 'dan')}.`,
  splash: 'BYUR!',
  boing: 'TUING!',
  snug: 'PAS!',
  says: {
    tiger: 'Meong!',
    elephant: 'Prooot!',
    turtle: 'Wiii!',
    chicken: 'Petok!',
    crocodile: 'Klap!',
    monkey: 'Hup!',
  },
};

const en: Words = {
  goal: ({ target, slots, given }) =>
    given.length > 0
      ? `You have ${listed(given, 'and')}. Which plank makes exactly ${target}?`
      : `Use ${numbers.en[slots]} planks to make ${target}.`,
  more: (laid, target) => `You have ${listed(laid, 'and')}. How many more to ${target}?`,
  fits: (planks, target) => `It fits! ${listed(planks, 'and')} make ${target}.`,
  otherWay: (planks, target) => `You tried another way: ${listed(planks, 'and')} make ${target}!`,
  short: (by) => `Splash! The bridge is ${by} too short.`,
  long: (by) => `Boing! That plank is ${by} too long.`,
  scaffold: 'Let us count the empty circles.',
  watch: (planks, target) => `Look, ${listed(planks, 'and')} make ${target}.`,
  yourTurn: 'Now it is your turn.',
  choose: 'Pick a plank below.',
  lookFor: (left) => `The gap is ${left}. Find plank ${left}.`,
  startWith: (length) => `Try starting with plank ${length}.`,
  drop: 'Tap the gap to drop it in.',
  plank: (length) => `Plank ${length}`,
  planks: 'Planks',
  gap: (length) => (length === null ? 'The gap' : `Drop plank ${length} into the gap`),
  takeBack: (length) => `Take back plank ${length}`,
  free: 'Free play',
  bridges: 'Bridges',
  freeGoal: 'Build anything you like.',
  friend: 'Call a friend',
  sweep: 'Tidy up',
  recap: (targets) => `You put planks together to make ${listed(targets, 'and')}.`,
  splash: 'SPLASH!',
  boing: 'BOING!',
  snug: 'SNUG!',
  says: {
    tiger: 'Meow!',
    elephant: 'Toot!',
    turtle: 'Wheee!',
    chicken: 'Bawk!',
    crocodile: 'Snap!',
    monkey: 'Hup!',
  },
};

export const words: Record<Lang, Words> = { id, en };
