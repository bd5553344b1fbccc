import type { listsEn } from '../en/lists.ts';

/** Kata yang dipakai semua daftar. */
export const listsId: typeof listsEn = {
  pages: 'Halaman',
  range: '{from}–{to}',
  perPage: 'Baris',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  lastPage: 'Daftar berakhir di sini: persempit untuk melihat lebih banyak.',
  noneHere: 'Tidak ada yang cocok dengan pencarian ini.',
  showAll: 'Tampilkan semua',
  trouble: 'Daftar tidak dapat dimuat.',
  again: 'Coba lagi',
};
