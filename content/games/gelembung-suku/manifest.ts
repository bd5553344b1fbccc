import type { ItemManifest } from '@nobi/kit/manifest';

const curriculum = 'Bahasa Indonesia Fase Fondasi–A: suku kata menjadi kata';

export const manifest: ItemManifest = {
  id: 'gelembung-suku',
  kind: 'game',
  trust: 'house',
  category: 'spelling',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  order: 100,
  title: { id: 'Gelembung Suku', en: 'Syllable Bubbles' },
  description: {
    id: 'Jatuhkan gelembung suku kata ke toples. Yang berpasangan jadi benda sungguhan!',
    en: 'Drop syllable bubbles into the jar. Two that belong together become a real thing!',
  },
  goal: {
    id: 'Jatuhkan gelembung ke pasangannya sampai jadi kata.',
    en: 'Drop each bubble on its partner to make a word.',
  },
  skills: [
    {
      id: 'open-syllables',
      name: { id: 'Suku kata terbuka: bo-la', en: 'Open syllables: bo-la' },
      curriculum,
    },
    {
      id: 'vowel-syllables',
      name: { id: 'Suku kata vokal: a-pel', en: 'Vowel syllables: a-pel' },
      curriculum,
    },
    {
      id: 'closed-syllables',
      name: { id: 'Suku kata tertutup: ba-lon', en: 'Closed syllables: ba-lon' },
      curriculum,
    },
    {
      id: 'ng-ny-syllables',
      name: { id: 'Suku kata ng dan ny: bin-tang', en: 'Syllables with ng and ny: bin-tang' },
      curriculum,
    },
    {
      id: 'three-syllables',
      name: { id: 'Tiga suku kata: se-pa-tu', en: 'Three syllables: se-pa-tu' },
      curriculum,
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
