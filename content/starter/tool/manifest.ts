import type { ItemManifest } from '@nobi/kit/manifest';

export const manifest: ItemManifest = {
  id: 'item-id',
  kind: 'tool',
  trust: 'house',
  toolType: 'pattern_art',
  plan: 'regular',
  ageMin: 4,
  ageMax: 10,
  order: 900,
  title: { id: 'Item Title', en: 'Item Title' },
  description: {
    id: 'Pilih warna, ketuk kotaknya, dan susun polamu sendiri.',
    en: 'Pick a colour, tap the squares and lay a pattern of your own.',
  },
  goal: { id: 'Pilih warna, lalu ketuk kotaknya.', en: 'Pick a colour, then tap a square.' },
  skills: [
    {
      id: 'patterns',
      name: { id: 'Menyusun pola', en: 'Laying patterns' },
      curriculum: 'Seni Rupa Fase Fondasi–A: menyusun pola dan warna',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
