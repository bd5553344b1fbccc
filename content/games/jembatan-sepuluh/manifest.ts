import type { ItemManifest } from '@nobi/kit/manifest';

export const manifest: ItemManifest = {
  id: 'jembatan-sepuluh',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  order: 10,
  title: { id: 'Jembatan Sepuluh', en: 'Bridge of Ten' },
  description: {
    id: 'Susun papan sampai pas sepuluh, lalu ajak Nobi dan kawan-kawan menyeberang.',
    en: 'Lay planks that make exactly ten, then help Nobi and friends walk across.',
  },
  goal: {
    id: 'Pilih papan supaya jembatannya pas sepuluh.',
    en: 'Pick planks so that the bridge is exactly ten.',
  },
  skills: [
    {
      id: 'bonds-5',
      name: { id: 'Pasangan bilangan sampai 5', en: 'Number bonds to 5' },
      curriculum: 'Matematika Fase A: mengurai dan menggabungkan bilangan',
    },
    {
      id: 'bonds-10',
      name: { id: 'Pasangan bilangan sampai 10', en: 'Number bonds to 10' },
      curriculum: 'Matematika Fase A: mengurai dan menggabungkan bilangan',
    },
    {
      id: 'bonds-20',
      name: { id: 'Jumlah sampai 20', en: 'Sums to 20' },
      curriculum: 'Matematika Fase A: penjumlahan sampai 20',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
