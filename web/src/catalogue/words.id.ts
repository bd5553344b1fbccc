import type { catalogue as english } from './words.en.ts';

export const catalogue = {
  ages: (from: number, to: number) => `${from}–${to} tahun`,
  bands: (bands: readonly string[]) => `Kelompok umur ${bands.join(', ').replaceAll('-', '–')}`,
  infoNamed: (title: string) => `Untuk orang tua: tentang ${title}`,
  premium: 'Premium',
  askGrownUp: 'Tanya orang dewasa',
  askGrownUpNamed: (title: string) => `${title} bagian dari Premium. Tanya orang dewasa`,
  tryAgain: 'Coba lagi',
  ok: 'Oke',
} satisfies typeof english;
