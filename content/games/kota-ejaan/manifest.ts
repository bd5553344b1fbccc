import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import {
  capitals,
  compoundWords,
  prefixBer,
  prefixDi,
  prefixMe,
  prefixPe,
  punctuation,
  standardSpelling,
  suffixes,
} from '../../skills/spelling.ts';

export const manifest: ItemManifest = {
  id: 'kota-ejaan',
  kind: 'game',
  trust: 'house',
  category: 'spelling',
  plan: 'regular',
  ageMin: 8,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 110,
  title: { id: 'Kota Ejaan', en: 'Spelling Town' },
  description: {
    id: 'Tulis dan perbaiki papan nama. Lampu kota menyala satu demi satu.',
    en: 'Write and mend Indonesian signs. The lights of the town go on, one by one.',
  },
  goal: {
    id: 'Perbaiki papan ini, lalu pasang.',
    en: 'Mend this sign, then hang it.',
  },
  skills: listed([
    capitals,
    prefixDi,
    prefixBer,
    prefixMe,
    suffixes,
    prefixPe,
    standardSpelling,
    compoundWords,
    punctuation,
  ]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
