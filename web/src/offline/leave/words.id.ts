import type { leave as english } from './words.en.ts';

export const leave = {
  title: 'Belum semuanya terkirim',
  body: (count: number) =>
    `${count} hal yang dimainkan atau dibuat tanpa internet belum sampai ke Nobi. Kalau keluar sekarang, semuanya hilang.`,
  stay: 'Tetap masuk',
  leave: 'Keluar dan hapus',
} satisfies typeof english;
