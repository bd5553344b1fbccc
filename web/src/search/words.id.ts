import type { search as english } from './words.en.ts';

export const search = {
  results: 'Hasil pencarian',
  game: 'Game',
  course: 'Kursus',
  tool: 'Alat kreasi',
  found: (count: number) => `${count} hasil`,
  nothing: (text: string) => `“${text}” tidak ditemukan. Coba kata lain, yuk.`,
  loading: 'Mencari…',
  failed: 'Sebagian isi belum bisa dicari.',
  tryAgain: 'Coba lagi',
  premium: 'Premium: tanya orang dewasa',
  newTab: '(terbuka di tab baru)',
} satisfies typeof english;
