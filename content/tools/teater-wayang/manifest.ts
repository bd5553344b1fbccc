import type { ItemManifest } from '@nobi/kit/manifest';
import { puppetPlays } from '../../skills/art.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'teater-wayang',
  kind: 'tool',
  trust: 'house',
  voice: true,
  toolType: 'puppet_theatre',
  plan: 'premium',
  ageMin: 5,
  ageMax: 11,
  ageBands: ['3-5', '6-9', '10-12'],
  order: 70,
  title: { id: 'Teater Wayang', en: 'Puppet Theatre' },
  description: {
    id: 'Gerakkan wayang dengan jari, rekam babak demi babak, lalu putar ceritamu. Bisa juga dengan bayangan.',
    en: 'Move puppets with your fingers, record scene by scene and play your story. Shadows too.',
  },
  goal: {
    id: 'Ajak wayang, rekam geraknya, lalu putar ceritamu.',
    en: 'Bring puppets on, record their moves, then play your story.',
  },
  skills: listed([puppetPlays]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
