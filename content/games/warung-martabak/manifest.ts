import type { ItemManifest } from '@nobi/kit/manifest';

export const manifest: ItemManifest = {
  id: 'warung-martabak',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'premium',
  ageMin: 7,
  ageMax: 10,
  order: 30,
  title: { id: 'Warung Martabak', en: 'Martabak Stall' },
  description: {
    id: 'Potong martabak manis sama besar, sajikan tiga perempat, lalu tabur topping paling lucu.',
    en: 'Cut sweet martabak into equal shares, serve three quarters, then add the silliest topping.',
  },
  goal: {
    id: 'Potong martabak sama besar untuk semua pelanggan.',
    en: 'Cut the martabak so that everybody gets the same.',
  },
  skills: [
    {
      id: 'equal-shares',
      name: { id: 'Membagi sama besar', en: 'Equal shares' },
      curriculum: 'Matematika Fase A: pecahan setengah dan seperempat',
    },
    {
      id: 'build-fraction',
      name: { id: 'Membuat pecahan', en: 'Building fractions' },
      curriculum: 'Matematika Fase B: pecahan sebagai bagian dari keseluruhan',
    },
    {
      id: 'equivalent',
      name: { id: 'Pecahan senilai', en: 'Equivalent fractions' },
      curriculum: 'Matematika Fase B: pecahan senilai',
    },
    {
      id: 'compare',
      name: { id: 'Membandingkan pecahan', en: 'Comparing fractions' },
      curriculum: 'Matematika Fase B: membandingkan pecahan',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
