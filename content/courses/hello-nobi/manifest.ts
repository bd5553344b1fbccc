import type { ItemManifest } from '@nobi/kit/manifest';

const listen =
  'Bahasa Inggris Fase A: menyimak dan menanggapi kata dan instruksi sederhana (CEFR pre-A1)';

export const manifest: ItemManifest = {
  id: 'hello-nobi',
  kind: 'course',
  trust: 'house',
  category: 'english',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  order: 30,
  title: { id: 'Halo, Nobi!', en: 'Hello Nobi' },
  description: {
    id: 'Kata-kata pertama bahasa Inggris: menyapa teman, mengecat, memberi makan hewan, membuat monster, dan menyanyi.',
    en: 'First words of English: greet friends, paint, feed animals, build a monster and sing about the day.',
  },
  goal: {
    id: 'Dengar dan pakai kata pertama dalam bahasa Inggris.',
    en: 'Hear and use your first words of English.',
  },
  skills: [
    {
      id: 'names',
      name: { id: 'Menyapa dengan nama', en: 'Greeting by name' },
      curriculum: listen,
    },
    { id: 'colours', name: { id: 'Warna', en: 'Colours' }, curriculum: listen },
    {
      id: 'numbers',
      name: { id: 'Angka satu sampai sepuluh', en: 'Numbers one to ten' },
      curriculum: listen,
    },
    { id: 'animals', name: { id: 'Hewan', en: 'Animals' }, curriculum: listen },
    { id: 'body', name: { id: 'Bagian tubuh', en: 'Parts of the body' }, curriculum: listen },
    { id: 'food', name: { id: 'Makanan', en: 'Food' }, curriculum: listen },
    {
      id: 'places',
      name: {
        id: 'Mainan dan letaknya: in, on, under',
        en: 'Toys and where they are: in, on, under',
      },
      curriculum: listen,
    },
    {
      id: 'day',
      name: { id: 'Kalimat tentang hari ini', en: 'Sentences about the day' },
      curriculum: listen,
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
