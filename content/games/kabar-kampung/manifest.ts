import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import {
  claimAndReason,
  eventOrder,
  factOrOpinion,
  findFacts,
  inferFromSigns,
  joiningWords,
  mainIdea,
  weighSources,
} from '../../skills/news.ts';

export const manifest: ItemManifest = {
  id: 'kabar-kampung',
  kind: 'game',
  trust: 'house',
  category: 'spelling',
  plan: 'premium',
  ageMin: 9,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 120,
  title: { id: 'Kabar Kampung', en: 'Village News' },
  description: {
    id: 'Jadilah redaktur koran kampung. Baca beritanya, susun halamannya, cetak!',
    en: 'Edit a village newspaper in Indonesian. Read the news, lay out the page, print!',
  },
  goal: {
    id: 'Baca beritanya, lalu susun halamannya.',
    en: 'Read the news, then lay out the page.',
  },
  skills: listed([
    findFacts,
    mainIdea,
    eventOrder,
    joiningWords,
    factOrOpinion,
    claimAndReason,
    inferFromSigns,
    weighSources,
  ]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
