import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'blok-ajaib',
  kind: 'course',
  trust: 'house',
  category: 'coding',
  plan: 'premium',
  ageMin: 8,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 45,
  title: { id: 'Blok Ajaib', en: 'Magic Blocks' },
  description: {
    id: 'Raksasa Ngorok tidur di lapangan desa. Susun blok supaya orkes panci menggelitiknya dari jempol sampai alis.',
    en: 'Giant Snore sleeps on the village field. Build programs so that the kitchen band tickles him from toe to eyebrow.',
  },
  goal: {
    id: 'Susun blok supaya orkes panci membangunkan raksasa.',
    en: 'Build programs so that the kitchen band wakes the giant.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
