import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'item-id',
  kind: 'course',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 4,
  ageMax: 6,
  ageBands: ['3-5', '6-9'],
  order: 900,
  title: { id: 'Item Title', en: 'Item Title' },
  description: {
    id: 'Berlayar ke pulau bintang: lihat, coba, main, lalu hias langitmu.',
    en: 'Sail to the island of stars: look, try, play, then fill your own sky.',
  },
  goal: {
    id: 'Hitung bintangnya, lalu ketuk angkanya.',
    en: 'Count the stars, then tap the number.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
