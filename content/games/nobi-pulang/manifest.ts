import type { ItemManifest } from '@nobi/kit/manifest';
import { commands, debug, loops, planAhead, sequence } from '../../skills/coding.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'nobi-pulang',
  kind: 'game',
  trust: 'house',
  category: 'coding',
  plan: 'regular',
  ageMin: 4,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 20,
  title: { id: 'Nobi Pulang', en: 'Nobi Goes Home' },
  description: {
    id: 'Susun panah, tekan jalan, lalu perbaiki sampai Nobi tiba di rumah pohonnya.',
    en: 'Lay arrows, press go, and repair the path until Nobi reaches his tree house.',
  },
  goal: {
    id: 'Susun panah supaya Nobi sampai di rumah.',
    en: 'Lay arrows so that Nobi gets home.',
  },
  skills: listed([commands, sequence, planAhead, debug, loops]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
