import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'kode-pertamaku',
  kind: 'course',
  trust: 'house',
  category: 'coding',
  plan: 'premium',
  ageMin: 5,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 20,
  title: { id: 'Kode Pertamaku', en: 'My First Code' },
  description: {
    id: 'Beri Nobi perintah, cari kumbang, tabuh gendang pengulang, lalu buat game sendiri.',
    en: 'Give Nobi commands, find the bug, beat the repeat drum, then make a game of your own.',
  },
  goal: {
    id: 'Susun perintah, ulangi, perbaiki, dan buat game.',
    en: 'Put commands in order, repeat, fix them, and make a game.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
