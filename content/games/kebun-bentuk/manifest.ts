import type { ItemManifest } from '@nobi/kit/manifest';
import {
  compareSize,
  matchShapes,
  oddOneOut,
  positions,
  sortFeatures,
} from '../../skills/garden.ts';
import { listed } from '../../skills/listed.ts';
import { patterns } from '../../skills/shape-and-measure.ts';

export const manifest: ItemManifest = {
  id: 'kebun-bentuk',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'premium',
  ageMin: 4,
  ageMax: 6,
  ageBands: ['3-5', '6-9'],
  order: 70,
  title: { id: 'Kebun Bentuk', en: 'Shape Garden' },
  description: {
    id: 'Tanam bunga segitiga, teruskan polanya, dan awas: kambingnya suka bersin.',
    en: 'Plant triangle flowers, continue the pattern, and mind the goat: it likes to sneeze.',
  },
  goal: {
    id: 'Cari bunga yang pas untuk kebun ini.',
    en: 'Find the flower that fits this garden.',
  },
  skills: listed([matchShapes, sortFeatures, patterns, compareSize, positions, oddOneOut]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
