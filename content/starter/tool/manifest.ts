import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { patterns } from '../../skills/shape-and-measure.ts';

export const manifest: ItemManifest = {
  id: 'item-id',
  kind: 'tool',
  trust: 'house',
  toolType: 'pattern_art',
  plan: 'regular',
  ageMin: 4,
  ageMax: 10,
  ageBands: ['3-5', '6-9', '10-12'],
  order: 900,
  title: { id: 'Item Title', en: 'Item Title' },
  description: {
    id: 'Pilih warna, ketuk kotaknya, dan susun polamu sendiri.',
    en: 'Pick a colour, tap the squares and lay a pattern of your own.',
  },
  goal: { id: 'Pilih warna, lalu ketuk kotaknya.', en: 'Pick a colour, then tap a square.' },
  skills: listed([patterns]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
