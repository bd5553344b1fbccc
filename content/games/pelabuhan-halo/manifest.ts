import type { ItemManifest } from '@nobi/kit/manifest';
import { colours, firstWords, nouns, prepositions, sizes, twoSteps } from '../../skills/english.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'pelabuhan-halo',
  kind: 'game',
  trust: 'house',
  category: 'english',
  plan: 'premium',
  ageMin: 4,
  ageMax: 8,
  ageBands: ['3-5', '6-9'],
  order: 40,
  title: { id: 'Pelabuhan Halo', en: 'Hello Harbour' },
  description: {
    id: 'Simak radio kapten, lalu ayunkan derek: kepiting merah ke perahu kecil, sapi ke atas rumah!',
    en: 'Listen to the captain and swing the crane: the red crab here, the cow up there!',
  },
  goal: {
    id: 'Dengarkan kapten, lalu angkat dan taruh dengan derek.',
    en: 'Listen to the captain, then lift and place with the crane.',
  },
  skills: listed([firstWords, nouns, colours, sizes, prepositions, twoSteps]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
