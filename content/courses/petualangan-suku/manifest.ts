import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'petualangan-suku',
  kind: 'course',
  trust: 'house',
  category: 'early_reading',
  plan: 'regular',
  ageMin: 4,
  ageMax: 6,
  ageBands: ['3-5', '6-9'],
  order: 10,
  title: { id: 'Petualangan Suku Kata', en: 'Syllable Adventure' },
  description: {
    id: 'Menangkap lentera huruf, merangkai suku kata, sampai membaca cerita pertama.',
    en: 'Catch letter lanterns, join syllables and read a first story in Indonesian.',
  },
  goal: {
    id: 'Kenali huruf, rangkai suku kata, lalu baca cerita.',
    en: 'Meet letters, join syllables, then read a story.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
