import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'sahabat-angka',
  kind: 'course',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 4,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 10,
  title: { id: 'Sahabat Angka', en: 'Number Friends' },
  description: {
    id: 'Berlayar ke pulau para angka: membangunkan monster, naik bus tingkat, meniup lilin, dan menyalakan lampion.',
    en: 'Sail to the islands of the numbers: wake monsters, fill a bus, blow out candles and light lanterns.',
  },
  goal: {
    id: 'Kenali angka sampai 100, bentuk, dan waktu.',
    en: 'Get to know numbers to 100, shapes and time.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
