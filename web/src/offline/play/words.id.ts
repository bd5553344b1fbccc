import type { offlinePlay as english } from './words.en.ts';

export const offlinePlay = {
  leaseOver: 'Nobi perlu internet sebentar. Sambungkan sekali, lalu bisa main lagi.',
  needsLine: 'Yang ini hanya bisa dimainkan dengan internet.',
  notSaved: 'Ini belum tersimpan di HP ini. Sambungkan internet, lalu simpan dulu.',
} satisfies typeof english;
