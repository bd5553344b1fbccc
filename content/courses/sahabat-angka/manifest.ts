import type { ItemManifest } from '@nobi/kit/manifest';

export const manifest: ItemManifest = {
  id: 'sahabat-angka',
  kind: 'course',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  order: 10,
  title: { id: 'Sahabat Angka', en: 'Number Friends' },
  description: {
    id: 'Berlayar ke pulau para angka: menghitung, membangunkan monster lucu, dan mencari pasangan 10.',
    en: 'Sail to the islands of the numbers: count, wake silly monsters and find pairs of ten.',
  },
  goal: {
    id: 'Kenali angka 1 sampai 10 dan pasangannya.',
    en: 'Get to know the numbers 1 to 10 and their pairs.',
  },
  skills: [
    {
      id: 'see-5',
      name: { id: 'Mengenal banyak benda 1 sampai 5', en: 'Seeing how many, 1 to 5' },
      curriculum: 'Matematika Fase A: bilangan cacah sampai 100, membilang benda',
    },
    {
      id: 'give-5',
      name: { id: 'Mengambil sebanyak 1 sampai 5', en: 'Giving exactly 1 to 5' },
      curriculum: 'Matematika Fase A: bilangan cacah sampai 100, membilang benda',
    },
    {
      id: 'see-10',
      name: { id: 'Mengenal banyak benda 6 sampai 10', en: 'Seeing how many, 6 to 10' },
      curriculum: 'Matematika Fase A: bilangan cacah sampai 100, membilang benda',
    },
    {
      id: 'give-10',
      name: { id: 'Mengambil sebanyak 6 sampai 10', en: 'Giving exactly 6 to 10' },
      curriculum: 'Matematika Fase A: bilangan cacah sampai 100, membilang benda',
    },
    {
      id: 'pairs-10',
      name: { id: 'Pasangan bilangan jumlah 10', en: 'Number pairs that make 10' },
      curriculum: 'Matematika Fase A: mengurai dan menggabungkan bilangan',
    },
    {
      id: 'teens',
      name: {
        id: 'Bilangan 11 sampai 20: sepuluh dan satuan',
        en: 'Numbers 11 to 20: ten and ones',
      },
      curriculum: 'Matematika Fase A: nilai tempat bilangan cacah sampai 20',
    },
    {
      id: 'add-20',
      name: { id: 'Penjumlahan sampai 20', en: 'Adding up to 20' },
      curriculum: 'Matematika Fase A: penjumlahan bilangan cacah sampai 20',
    },
    {
      id: 'subtract-20',
      name: { id: 'Pengurangan sampai 20', en: 'Taking away up to 20' },
      curriculum: 'Matematika Fase A: pengurangan bilangan cacah sampai 20',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
