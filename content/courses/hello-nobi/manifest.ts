import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'hello-nobi',
  kind: 'course',
  trust: 'house',
  category: 'english',
  plan: 'regular',
  ageMin: 4,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 30,
  title: { id: 'Halo, Nobi!', en: 'Hello Nobi' },
  description: {
    id: 'Kata-kata pertama bahasa Inggris: menyapa teman, mengecat, memberi makan hewan, membuat monster, dan menyanyi.',
    en: 'First words of English: greet friends, paint, feed animals, build a monster and sing about the day.',
  },
  goal: {
    id: 'Dengar dan pakai kata pertama dalam bahasa Inggris.',
    en: 'Hear and use your first words of English.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
