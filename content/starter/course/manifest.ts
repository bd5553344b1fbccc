import type { ItemManifest } from '@nobi/kit/manifest';

export const manifest: ItemManifest = {
  id: 'item-id',
  kind: 'course',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 4,
  ageMax: 6,
  order: 900,
  title: { id: 'Item Title', en: 'Item Title' },
  description: {
    id: 'Berlayar ke pulau bintang: lihat, coba, main, lalu hias langitmu.',
    en: 'Sail to the island of stars: look, try, play, then fill your own sky.',
  },
  goal: {
    id: 'Hitung bintangnya, lalu ketuk angkanya.',
    en: 'Count the stars, then tap the number.',
  },
  skills: [
    {
      id: 'count-5',
      name: { id: 'Menghitung sampai 5', en: 'Counting up to 5' },
      curriculum: 'Matematika Fase Fondasi: membilang benda',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
