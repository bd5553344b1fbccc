import type { ItemManifest } from '@nobi/kit/manifest';
import {
  buildFraction,
  compareFractions,
  compareUnlike,
  equalShares,
  equivalent,
  improperFractions,
} from '../../skills/fraction.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'warung-martabak',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'premium',
  sample: '7-10',
  ageMin: 7,
  ageMax: 10,
  ageBands: ['6-9', '10-12'],
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
  skills: listed([
    equalShares,
    buildFraction,
    equivalent,
    compareFractions,
    improperFractions,
    compareUnlike,
  ]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
