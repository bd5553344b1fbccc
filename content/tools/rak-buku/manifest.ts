import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { understandStories } from '../../skills/stories.ts';

export const manifest: ItemManifest = {
  id: 'rak-buku',
  kind: 'tool',
  trust: 'house',
  voice: true,
  toolType: 'library',
  plan: 'regular',
  ageMin: 5,
  ageMax: 12,
  ageBands: ['3-5', '6-9', '10-12'],
  order: 40,
  title: { id: 'Rak Buku', en: 'The Bookshelf' },
  description: {
    id: 'Cerita dari Aceh sampai Papua: dibacakan, dibaca sendiri, lalu diceritakan lagi.',
    en: 'Stories from Aceh to Papua: hear them, read them yourself, then tell them again.',
  },
  goal: {
    id: 'Pilih buku, lalu baca ceritanya.',
    en: 'Pick a book, then read its story.',
  },
  skills: listed([understandStories]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
