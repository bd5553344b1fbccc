/** What the activities say. Praise names the way; a miss says what there is to see. */
import type { Lang } from '@nobi/kit/course';

export interface Words {
  stars(count: number): string;
  right(count: number): string;
  other(count: number): string;
  worked(count: number): string;
  hint: string;
  number(count: number): string;
  add: string;
  remove: string;
}

export const words: Record<Lang, Words> = {
  id: {
    stars: (count) => `${count} bintang`,
    right: (count) => `Kamu menghitung ${count} bintang.`,
    other: (count) => `Bukan ${count}. Hitung lagi, yuk.`,
    worked: (count) => `Lihat, ada ${count} bintang.`,
    hint: 'Tunjuk bintangnya satu per satu.',
    number: (count) => `Angka ${count}`,
    add: 'Tambah bintang',
    remove: 'Kurangi bintang',
  },
  en: {
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    right: (count) => `You counted ${count}.`,
    other: (count) => `Not ${count}. Let us count again.`,
    worked: (count) => `Look, here are ${count}.`,
    hint: 'Point at the stars one by one.',
    number: (count) => `Number ${count}`,
    add: 'Add a star',
    remove: 'Take a star away',
  },
};
