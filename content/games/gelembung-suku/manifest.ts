import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import {
  closedSyllables,
  matchSyllables,
  ngNySyllables,
  openSyllables,
  threeSyllables,
  vowelSyllables,
} from '../../skills/reading.ts';

export const manifest: ItemManifest = {
  id: 'gelembung-suku',
  kind: 'game',
  trust: 'house',
  category: 'spelling',
  plan: 'premium',
  ageMin: 4,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 100,
  title: { id: 'Gelembung Suku', en: 'Syllable Bubbles' },
  description: {
    id: 'Jatuhkan gelembung suku kata ke toples. Yang berpasangan jadi benda sungguhan!',
    en: 'Drop syllable bubbles into the jar. Two that belong together become a real thing!',
  },
  goal: {
    id: 'Jatuhkan gelembung ke pasangannya sampai jadi kata.',
    en: 'Drop each bubble on its partner to make a word.',
  },
  skills: listed([
    matchSyllables,
    openSyllables,
    vowelSyllables,
    closedSyllables,
    ngNySyllables,
    threeSyllables,
  ]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
