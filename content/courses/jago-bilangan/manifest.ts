import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'jago-bilangan',
  kind: 'course',
  trust: 'house',
  category: 'math',
  plan: 'premium',
  ageMin: 8,
  ageMax: 10,
  ageBands: ['6-9', '10-12'],
  order: 35,
  title: { id: 'Jago Bilangan', en: 'Number Champions' },
  description: {
    id: 'Naik kereta malam pembawa 10.000 kerupuk: muat, ikat, jumlahkan, bagi rata, dan awasi kambing yang ikut diam-diam.',
    en: 'Ride the night train with 10,000 crackers: load, tie, add and share, and mind the goat that sneaked aboard.',
  },
  goal: {
    id: 'Kuasai bilangan sampai 10.000 di kereta kerupuk.',
    en: 'Master numbers to 10,000 on the cracker train.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
