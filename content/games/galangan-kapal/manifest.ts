import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import {
  boxVolume,
  composedShapes,
  meanCatch,
  quadrants,
  shipScale,
  unitChange,
} from '../../skills/shipyard.ts';

export const manifest: ItemManifest = {
  id: 'galangan-kapal',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 10,
  ageMax: 12,
  ageBands: ['10-12'],
  order: 65,
  title: { id: 'Galangan Kapal', en: 'Boat Builders' },
  description: {
    id: 'Rancang pinisi, jukung, dan klotok, lalu luncurkan. Hitunganmu menentukan apakah perahunya berlayar.',
    en: 'Design a pinisi, a jukung and a klotok, then launch them. Your numbers decide whether the boat sails.',
  },
  goal: {
    id: 'Rancang perahu dengan ukuran yang tepat, lalu luncurkan.',
    en: 'Design the boat to the right measure, then launch it.',
  },
  skills: listed([shipScale, quadrants, composedShapes, unitChange, meanCatch, boxVolume]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
