import type { ItemManifest } from '@nobi/kit/manifest';
import { marbleRuns } from '../../skills/art.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'lari-kelereng',
  kind: 'tool',
  trust: 'house',
  toolType: 'marble_run',
  plan: 'regular',
  ageMin: 6,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 60,
  title: { id: 'Lari Kelereng', en: 'Marble Run' },
  description: {
    id: 'Susun papan, lonceng, tuas, dan pegas, lalu lepaskan kelereng. Bagikan mesinmu lewat kode.',
    en: 'Build with ramps, bells, switches and springs, then let marbles go. Share it by code.',
  },
  goal: {
    id: 'Pasang papan, lepaskan kelereng, lalu lihat jalannya.',
    en: 'Place boards, let the marbles go and watch.',
  },
  skills: listed([marbleRuns]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
