import type { ItemManifest } from '@nobi/kit/manifest';
import { musicRhythm } from '../../skills/art.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'studio-musik',
  kind: 'tool',
  trust: 'house',
  toolType: 'music',
  plan: 'regular',
  ageMin: 5,
  ageMax: 12,
  ageBands: ['3-5', '6-9', '10-12'],
  order: 20,
  title: { id: 'Studio Musik', en: 'Music Studio' },
  description: {
    id: 'Sentuh kotak warna dan dengarkan saron, angklung, gong, dan kendang bermain untukmu.',
    en: 'Touch the coloured squares and hear saron, angklung, gong and kendang play for you.',
  },
  goal: {
    id: 'Sentuh kotak, lalu putar lagumu.',
    en: 'Touch squares and play your song.',
  },
  skills: listed([musicRhythm]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
