import type { Lang } from '../port.ts';
import type { LessonStep } from './activity.ts';

/** The words that every course shares. */
export interface CourseWords {
  pick: string;
  pickThis(title: string): string;
  toMap: string;
  toFree: string;
  next: string;
  finish: string;
  steps: Record<LessonStep, string>;
  where(step: string, at: number, of: number): string;
  visited: string;
  more: string;
  resume: string;
  /** After an answer: at once, after another look, and while the answer is still on its way. */
  fits: string;
  fitsNow: string;
  /** After help that showed the way: claims nothing. */
  fitsPlain: string;
  saved: string;
  choices: string;
  /** When every skill is mastered: says so and names the item that comes next. */
  allKnown(next: string): string;
}

export const courseWords: Record<Lang, CourseWords> = {
  id: {
    pick: 'Mau ke pulau mana hari ini?',
    pickThis: (title) => `Yuk, ke pulau ${title}.`,
    toMap: 'Ke peta',
    toFree: 'Main bebas',
    next: 'Lanjut',
    finish: 'Selesai',
    steps: { look: 'Lihat', try: 'Coba', play: 'Main', make: 'Buat', ask: 'Ingat' },
    where: (step, at, of) => `${step}, langkah ${at} dari ${of}`,
    visited: 'Sudah dikunjungi:',
    more: 'Ketuk panah untuk lanjut.',
    resume: 'Kita lanjutkan dari sini.',
    fits: 'Cocok! Kamu mengingatnya\ndan memeriksanya.',
    fitsNow: 'Cocok! Kamu melihat lagi\nsampai ketemu.',
    fitsPlain: 'Cocok!',
    saved: 'Terima kasih!\nNobi simpan jawabanmu.',
    choices: 'Pilihan jawaban',
    allKnown: (next) => `Kamu bisa semua di sini!\nSekarang coba ${next}.`,
  },
  en: {
    pick: 'Which island shall we visit today?',
    pickThis: (title) => `Let us sail to ${title}.`,
    toMap: 'To the map',
    toFree: 'Free play',
    next: 'Next',
    finish: 'All done',
    steps: { look: 'Look', try: 'Try', play: 'Play', make: 'Make', ask: 'Think back' },
    where: (step, at, of) => `${step}, step ${at} of ${of}`,
    visited: 'Visited:',
    more: 'Tap the arrow to go on.',
    resume: 'We go on from here.',
    fits: 'It fits! You thought back\nand checked.',
    fitsNow: 'It fits! You looked again\nand found it.',
    fitsPlain: 'It fits!',
    saved: 'Thank you!\nNobi keeps your answer.',
    choices: 'Choices',
    allKnown: (next) => `You can do it all here!\nNow try ${next}.`,
  },
};
