import type { ItemManifest } from '@nobi/kit/manifest';
import { storyWriting } from '../../skills/art.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'buku-cerita',
  kind: 'tool',
  trust: 'house',
  voice: true,
  toolType: 'story_maker',
  plan: 'premium',
  ageMin: 5,
  ageMax: 12,
  ageBands: ['3-5', '6-9', '10-12'],
  order: 30,
  title: { id: 'Buku Cerita', en: 'Story Book' },
  description: {
    id: 'Pilih tempat dan tokoh, tulis ceritanya, lalu dengarkan bukumu dibacakan.',
    en: 'Pick places and characters, write the story, then hear your book read aloud.',
  },
  goal: {
    id: 'Buat sampulmu, lalu ceritakan halaman demi halaman.',
    en: 'Make your cover, then tell it page by page.',
  },
  skills: listed([storyWriting]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
