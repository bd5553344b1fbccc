import type { states as english } from './words.en.ts';

export const states = {
  shelf: 'Tanpa internet. Yang bertanda “Tersimpan” bisa dimainkan.',
  player: 'Tanpa internet. Yang dimainkan disimpan di sini dan dikirim nanti.',
  nobi: 'Tanpa internet. Nobi menjawab yang bisa di sini; sisanya terkirim nanti.',
  letter: 'Tanpa internet. Tulis saja: tersimpan di sini dan terkirim sendiri nanti.',
  profile: 'Tanpa internet. Profil terbuka lagi begitu tersambung.',
  payment: 'Tanpa internet. Pembayaran menunggu sampai tersambung; tidak ada yang ditagih.',
  parents: 'Tanpa internet. Ruang ini terbuka lagi begitu tersambung; aturan Anda tetap berlaku.',
} satisfies typeof english;
