import type { ItemManifest } from '@nobi/kit/manifest';

export const manifest: ItemManifest = {
  id: 'item-id',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  order: 900,
  title: { id: 'Item Title', en: 'Item Title' },
  description: {
    id: 'Cari piring yang isinya paling banyak, lalu bagikan kue.',
    en: 'Find the plate that holds the most, then share out the cakes.',
  },
  goal: { id: 'Piring mana yang paling banyak?', en: 'Which plate has the most?' },
  skills: [
    {
      id: 'compare-10',
      name: { id: 'Membandingkan sampai 10', en: 'Comparing up to 10' },
      curriculum: 'Matematika Fase A: membandingkan banyak benda',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
