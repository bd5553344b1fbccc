/** All words of the game. Praise names what the child did; a miss says what there is to see. */
import type { Lang } from '@nobi/kit/guest';
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order } from '../rules/tasks.ts';

export interface Words extends OrderWords<Order> {
  /** For whom plays for the first time: what a finger does here. */
  first: string;
  miss(count: number): string;
  recap(rounds: number): string;
  /** Nothing is left to learn here; a real game names the one that comes next. */
  allKnown: string;
  free: string;
  play: string;
  freeGoal: string;
  plate(count: number): string;
}

const id: Words = {
  goal: () => 'Piring mana yang paling banyak?',
  alone: ({ most }) => `Kamu membandingkan sendiri: ${most} paling banyak!`,
  fits: ({ most }) => `Ya, ${most} paling banyak.`,
  miss: (count) => `Di sini ada ${count}. Ada yang lebih banyak.`,
  first: 'Ketuk piring yang paling banyak.',
  way: () => 'Lihat piring yang paling penuh.',
  count: () => 'Hitung satu per satu, yuk.',
  show: ({ most }) => `Lihat, yang ini ada ${most}.`,
  recap: () => 'Tadi kamu membandingkan isi piring.',
  allKnown: 'Semua piring sudah kamu kuasai! Sekarang coba Jembatan Sepuluh.',
  free: 'Main bebas',
  play: 'Main',
  freeGoal: 'Isi piring sesukamu.',
  plate: (count) => `Piring berisi ${count}`,
};

const en: Words = {
  goal: () => 'Which plate has the most?',
  alone: ({ most }) => `You compared them yourself: ${most} is the most!`,
  fits: ({ most }) => `Yes, ${most} is the most.`,
  miss: (count) => `There are ${count} here. Another has more.`,
  first: 'Tap the plate that has the most.',
  way: () => 'Look at the fullest plate.',
  count: () => 'Count them one by one.',
  show: ({ most }) => `Look, this one has ${most}.`,
  recap: () => 'You compared what lies on the plates.',
  allKnown: 'You know all the plates! Now try Bridge of Ten.',
  free: 'Free play',
  play: 'Play',
  freeGoal: 'Fill the plates as you like.',
  plate: (count) => `Plate with ${count}`,
};

export const words: Record<Lang, Words> = { id, en };
