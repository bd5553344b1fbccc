import type { ItemManifest } from '@nobi/kit/manifest';

export const manifest: ItemManifest = {
  id: 'nobi-pulang',
  kind: 'game',
  trust: 'house',
  category: 'coding',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  order: 20,
  title: { id: 'Nobi Pulang', en: 'Nobi Goes Home' },
  description: {
    id: 'Susun panah, tekan jalan, lalu perbaiki sampai Nobi tiba di rumah pohonnya.',
    en: 'Lay arrows, press go, and repair the path until Nobi reaches his tree house.',
  },
  goal: {
    id: 'Susun panah supaya Nobi sampai di rumah.',
    en: 'Lay arrows so that Nobi gets home.',
  },
  skills: [
    {
      id: 'sequence',
      name: { id: 'Menyusun urutan langkah', en: 'Putting steps in order' },
      curriculum: 'CSTA 1A-AP-08, 1A-AP-10',
    },
    {
      id: 'plan',
      name: { id: 'Merencanakan lebih dulu', en: 'Planning ahead' },
      curriculum: 'CSTA 1A-AP-11',
    },
    {
      id: 'debug',
      name: { id: 'Mencari dan memperbaiki yang keliru', en: 'Finding and repairing bugs' },
      curriculum: 'CSTA 1A-AP-14',
    },
    {
      id: 'loops',
      name: { id: 'Mengulang langkah', en: 'Repeating steps' },
      curriculum: 'CSTA 1A-AP-10',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
