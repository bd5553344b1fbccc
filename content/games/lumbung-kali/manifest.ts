import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import {
  equalGroups,
  factorPairs,
  missingSide,
  splitTimes,
  times5,
  times10,
} from '../../skills/multiplication.ts';

export const manifest: ItemManifest = {
  id: 'lumbung-kali',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 8,
  ageMax: 10,
  ageBands: ['6-9', '10-12'],
  order: 50,
  title: { id: 'Lumbung Kali', en: 'Times Barn' },
  description: {
    id: 'Tarik ladang, tanam baris demi baris, dan isi lumbung padi dengan perkalian.',
    en: 'Stretch a field, plant it row by row and fill the rice barn with multiplication.',
  },
  goal: {
    id: 'Tata padi dalam baris yang sama banyak.',
    en: 'Plant rice in rows of the same length.',
  },
  skills: listed([equalGroups, times5, times10, splitTimes, missingSide, factorPairs]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
