import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { compare10 } from '../../skills/number.ts';

export const manifest: ItemManifest = {
  id: 'item-id',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 900,
  title: { id: 'Item Title', en: 'Item Title' },
  description: {
    id: 'Cari piring yang isinya paling banyak, lalu bagikan kue.',
    en: 'Find the plate that holds the most, then share out the cakes.',
  },
  goal: { id: 'Piring mana yang paling banyak?', en: 'Which plate has the most?' },
  skills: listed([compare10]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
