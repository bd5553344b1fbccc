import type { shell as english } from './words.en.ts';

export const shell = {
  offline: 'Internet sedang terputus. Semua berjalan lagi begitu tersambung.',
  crashTitle: 'Ups, ada yang tersangkut',
  crashBody: 'Bukan salahmu, kok. Yuk, kita coba sekali lagi.',
  tryAgain: 'Coba lagi',
  title: (page: string) => `${page} · Nobi`,
} satisfies typeof english;
