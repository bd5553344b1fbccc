import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'baca-lancar',
  kind: 'course',
  trust: 'house',
  category: 'early_reading',
  plan: 'premium',
  ageMin: 6,
  ageMax: 8,
  ageBands: ['6-9'],
  order: 12,
  title: { id: 'Baca Lancar', en: 'Reading Sails' },
  description: {
    id: 'Berlayar dengan kapal pos: baca surat di dua belas pulau, dari huruf langka sampai cerita utuh.',
    en: 'Sail with the mail boat and read letters on twelve islands in Indonesian, up to whole stories.',
  },
  goal: {
    id: 'Baca surat di tiap pulau sampai ke mercusuar.',
    en: 'Read the letters of each island up to the lighthouse.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
