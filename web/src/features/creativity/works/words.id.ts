import type { works as english } from './words.en.ts';

export const works = {
  works: 'Karyaku',
  worksEmpty: 'Rakmu menunggu karya pertamamu. Semua yang kamu buat muncul di sini.',
  worksFailed: 'Karyamu belum bisa dimuat.',
  worksLater: 'Karyamu aman. Semuanya muncul lagi begitu ada internet.',
  worksRetry: 'Coba lagi',
  worksMore: 'Lihat yang lain',
  worksLoading: 'Memuat karyamu…',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  newTab: 'Terbuka di tab baru',
} satisfies typeof english;
