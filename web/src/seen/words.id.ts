import type { seen as english } from './words.en.ts';

export const seen = {
  title: 'Orang tuamu bisa melihat',
  things: {
    minutes: 'berapa menit kamu main',
    learning: 'apa yang sudah kamu bisa, apa yang masih sulit, dan karyamu',
    questions: 'apa yang kamu tanyakan kepada Nobi, dan jawaban Nobi',
    worries: 'kalau menurut Nobi kamu perlu bantuan mereka',
  },
  again: 'Bacakan lagi',
  close: 'Oke',
} satisfies typeof english;
