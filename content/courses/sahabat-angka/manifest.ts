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
    id: 'Berlayar ke pulau para angka: membangunkan monster, naik bus tingkat, meniup lilin, dan menyalakan lampion.',
    en: 'Sail to the islands of the numbers: wake monsters, fill a bus, blow out candles and light lanterns.',
  },
  goal: {
    id: 'Kenali angka sampai 20, bentuk, dan waktu.',
    en: 'Get to know numbers to 20, shapes and time.',
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
    {
      id: 'patterns',
      name: { id: 'Pola berulang', en: 'Repeating patterns' },
      curriculum: 'Matematika Fase A: pola bukan bilangan',
    },
    {
      id: 'shapes',
      name: { id: 'Bangun datar: sudut dan sisi', en: 'Shapes: corners and sides' },
      curriculum: 'Matematika Fase A: mengenal bangun datar',
    },
    {
      id: 'measure',
      name: { id: 'Membandingkan panjang dan berat', en: 'Comparing length and weight' },
      curriculum: 'Matematika Fase A: membandingkan dengan satuan tidak baku',
    },
    {
      id: 'time',
      name: { id: 'Bagian hari dan jam', en: "Parts of the day and o'clock" },
      curriculum: 'Matematika Fase A: membandingkan dan mengukur waktu',
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
