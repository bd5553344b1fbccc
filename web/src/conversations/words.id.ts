import type { conversations as english } from './words.en.ts';

export const conversations = {
  loading: 'Memuat obrolan…',
  empty: 'Belum ada obrolan di sini.',
  unread: 'Obrolan belum bisa dimuat.',
  tryAgain: 'Coba lagi',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  you: 'Kamu',
  nobi: 'Nobi',
  more: 'Tampilkan yang lebih lama',
  forget: 'Hapus',
  forgetNamed: (day: string, hour: string) => `Hapus obrolan ${day}, ${hour}`,
  forgetAsk: 'Hapus obrolan ini selamanya?',
  forgetYes: 'Ya, hapus',
  keep: 'Jangan dihapus',
  forgetting: 'Menghapus…',
  forgotten: 'Obrolan sudah dihapus.',
  notForgotten: 'Obrolan belum bisa dihapus. Coba lagi.',
  close: 'Tutup',
} satisfies typeof english;
