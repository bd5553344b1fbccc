/** All words of the game. Praise names what the child did; a miss says what there is to see. */
import type { Lang } from '@nobi/kit/guest';

export interface Words {
  goal: string;
  /** Right at once and without help; else only what is there is named. */
  alone(count: number): string;
  fits(count: number): string;
  miss(count: number): string;
  scaffold: string;
  worked(count: number): string;
  look: string;
  hint: string;
  recap: string;
  /** Nothing is left to learn here; a real game names the one that comes next. */
  allKnown: string;
  free: string;
  play: string;
  freeGoal: string;
  plate(count: number): string;
}

const id: Words = {
  goal: 'Piring mana yang paling banyak?',
  alone: (count) => `Kamu membandingkan sendiri: ${count} paling banyak!`,
  fits: (count) => `Ya, ${count} paling banyak.`,
  miss: (count) => `Di sini ada ${count}. Ada yang lebih banyak.`,
  scaffold: 'Hitung satu per satu, yuk.',
  worked: (count) => `Lihat, yang ini ada ${count}.`,
  look: 'Ketuk piring yang paling banyak.',
  hint: 'Lihat piring yang paling penuh.',
  recap: 'Tadi kamu membandingkan isi piring.',
  allKnown: 'Semua piring sudah kamu kuasai! Sekarang coba Jembatan Sepuluh.',
  free: 'Main bebas',
  play: 'Main',
  freeGoal: 'Isi piring sesukamu.',
  plate: (count) => `Piring berisi ${count}`,
};

const en: Words = {
  goal: 'Which plate has the most?',
  alone: (count) => `You compared them yourself: ${count} is the most!`,
  fits: (count) => `Yes, ${count} is the most.`,
  miss: (count) => `There are ${count} here. Another has more.`,
  scaffold: 'Count them one by one.',
  worked: (count) => `Look, this one has ${count}.`,
  look: 'Tap the plate that has the most.',
  hint: 'Look at the fullest plate.',
  recap: 'You compared what lies on the plates.',
  allKnown: 'You know all the plates! Now try Bridge of Ten.',
  free: 'Free play',
  play: 'Play',
  freeGoal: 'Fill the plates as you like.',
  plate: (count) => `Plate with ${count}`,
};

export const words: Record<Lang, Words> = { id, en };
