import type { opens as english } from './words.en.ts';

export const opens = {
  sleeps: (nights: number) => `Tidur ${nights} kali dulu, lalu main lagi.`,
  today: 'Main lagi nanti hari ini.',
  clock: (time: string) => `Mulai pukul ${time.replace(':', '.')}.`,
  later: 'Main lagi kalau orang tuamu sudah membukanya.',
  again: 'Bacakan',
} satisfies typeof english;
