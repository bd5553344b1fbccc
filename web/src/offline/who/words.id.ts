import type { who as english } from './words.en.ts';

export const who = {
  leaseOver: 'Nobi perlu internet sebentar. Sambungkan sekali, lalu main lagi.',
  notKnown: 'Sambungkan internet sekali dulu, lalu kamu bisa main di HP ini.',
  secret: 'Gambarmu baru bisa dibuka saat ada internet. Minta bantuan orang dewasa, ya.',
} satisfies typeof english;
