import type { ItemManifest } from '@nobi/kit/manifest';

const curriculum =
  'Bahasa Inggris Fase A: menyimak dan mengikuti instruksi sederhana (CEFR pra-A1)';

export const manifest: ItemManifest = {
  id: 'pelabuhan-halo',
  kind: 'game',
  trust: 'house',
  category: 'english',
  plan: 'regular',
  ageMin: 5,
  ageMax: 8,
  order: 40,
  title: { id: 'Pelabuhan Halo', en: 'Hello Harbour' },
  description: {
    id: 'Simak radio kapten, lalu ayunkan derek: kepiting merah ke perahu kecil, sapi ke atas rumah!',
    en: 'Listen to the captain and swing the crane: the red crab here, the cow up there!',
  },
  goal: {
    id: 'Dengarkan kapten, lalu angkat dan taruh dengan derek.',
    en: 'Listen to the captain, then lift and place with the crane.',
  },
  skills: [
    { id: 'nouns', name: { id: 'Nama benda dan hewan', en: 'Things and animals' }, curriculum },
    { id: 'colours', name: { id: 'Warna', en: 'Colours' }, curriculum },
    { id: 'sizes', name: { id: 'Besar dan kecil', en: 'Big and small' }, curriculum },
    { id: 'prepositions', name: { id: 'Letak benda', en: 'Where things are' }, curriculum },
    { id: 'two-steps', name: { id: 'Dua perintah sekaligus', en: 'Two steps in one' }, curriculum },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
