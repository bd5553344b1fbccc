import type { Language } from '@nobi/contract';

interface ChatWords {
  /** Shown in place of an answer that went wrong. */
  readonly instead: string;
  /** After many turns. */
  readonly break: string;
  /** Said once more, gently, after a child has told something heavy. */
  readonly stillHere: string;
  /** What came before the turns that a model sees. */
  readonly wasLonger: string;
}

export const chatWords: Readonly<Record<Language, ChatWords>> = {
  en: {
    instead: 'Oops, I was not saying that well. Let us try something else. What would you like?',
    break:
      'We have talked a lot, and I liked it! Let us take a break: have a drink of water, stretch, look out of the window. You can start a new chat with me later.',
    stillHere:
      'And about what you told me before: if it still feels heavy, please tell a grown-up you trust.',
    wasLonger: 'The child and Nobi have talked for a while before this.',
  },
  id: {
    instead: 'Ups, kata-kataku tadi kurang pas. Kita coba yang lain, yuk. Kamu mau apa?',
    break:
      'Kita sudah banyak mengobrol, dan aku senang! Sekarang istirahat dulu, ya: minum air, regangkan badan, lihat ke luar jendela. Nanti kamu bisa mulai obrolan baru denganku.',
    stillHere:
      'Oh ya, soal yang kamu ceritakan tadi: kalau masih terasa berat, ceritakan kepada orang dewasa yang kamu percaya, ya.',
    wasLonger: 'Anak ini dan Nobi sudah mengobrol beberapa saat sebelum ini.',
  },
};
