import type { shelf as english } from '../en/shelf.ts';

export const shelf = {
  ages: (from: number, to: number) => `${from}–${to} tahun`,
  premium: 'Premium',
  askGrownUp: 'Tanya orang dewasa',
  askGrownUpNamed: (title: string) => `${title} bagian dari Premium. Tanya orang dewasa`,
  tryAgain: 'Coba lagi',
  ok: 'Oke',
} satisfies typeof english;
