import type { Lang } from '../port.ts';
import type { StepName } from './activity.ts';

/** The words that every course shares. */
export interface CourseWords {
  pick: string;
  pickThis(title: string): string;
  toMap: string;
  toFree: string;
  next: string;
  finish: string;
  steps: Record<StepName, string>;
  where(step: string, at: number, of: number): string;
  visited: string;
  more: string;
  resume: string;
}

export const courseWords: Record<Lang, CourseWords> = {
  id: {
    pick: 'Mau ke pulau mana hari ini?',
    pickThis: (title) => `Yuk, ke pulau ${title}.`,
    toMap: 'Ke peta',
    toFree: 'Santai',
    next: 'Lanjut',
    finish: 'Selesai',
    steps: { look: 'Lihat', try: 'Coba', play: 'Main', make: 'Buat' },
    where: (step, at, of) => `${step}, langkah ${at} dari ${of}`,
    visited: 'Sudah dikunjungi:',
    more: 'Ketuk panah untuk lanjut.',
    resume: 'Kita lanjutkan dari sini.',
  },
  en: {
    pick: 'Which island shall we visit today?',
    pickThis: (title) => `Let us sail to ${title}.`,
    toMap: 'To the map',
    toFree: 'Free play',
    next: 'Next',
    finish: 'All done',
    steps: { look: 'Look', try: 'Try', play: 'Play', make: 'Make' },
    where: (step, at, of) => `${step}, step ${at} of ${of}`,
    visited: 'Visited:',
    more: 'Tap the arrow to go on.',
    resume: 'We go on from here.',
  },
};
