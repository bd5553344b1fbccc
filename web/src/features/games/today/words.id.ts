import type { today as english } from './words.en.ts';

export const today = {
  today: 'Untukmu hari ini',
  next: 'Lanjut',
  newTab: '(terbuka di tab baru)',
  hear: 'Dengarkan',
  todaySpoken: ([first = '', ...others]: readonly string[]) =>
    others.length > 0
      ? `Ayo lanjut: ${first}. Boleh juga ${others.join(' atau ')}.`
      : `Ayo lanjut: ${first}.`,
} satisfies typeof english;
