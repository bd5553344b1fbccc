import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { bonds5, bonds10, bonds20 } from '../../skills/number.ts';

export const manifest: ItemManifest = {
  id: 'jembatan-sepuluh',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  sample: '4-6',
  ageMin: 5,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 10,
  title: { id: 'Jembatan Sepuluh', en: 'Bridge of Ten' },
  description: {
    id: 'Susun papan sampai pas sepuluh, lalu ajak Nobi dan kawan-kawan menyeberang.',
    en: 'Lay planks that make exactly ten, then help Nobi and friends walk across.',
  },
  goal: {
    id: 'Pilih papan supaya jembatannya pas sepuluh.',
    en: 'Pick planks so that the bridge is exactly ten.',
  },
  skills: listed([bonds5, bonds10, bonds20]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
