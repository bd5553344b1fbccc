import type { shell as english } from '../en/shell.ts';

export const shell = {
  offline: 'Internet sedang terputus. Semua berjalan lagi begitu tersambung.',
  crashTitle: 'Ups, ada yang tersangkut',
  crashBody: 'Bukan salahmu, kok. Yuk, kita coba sekali lagi.',
  tryAgain: 'Coba lagi',
  grownUpTitle: 'Untuk orang dewasa',
  grownUpBody: 'Minta orang dewasa menjawab ini, ya.',
  grownUpQuestion: (a: number, b: number) => `Berapa ${a} × ${b}?`,
  grownUpWrong: 'Belum pas. Ini pertanyaan yang baru.',
  grownUpGo: 'Lanjut',
  close: 'Tutup',
  title: (page: string) => `${page} · Nobi`,
} satisfies typeof english;
