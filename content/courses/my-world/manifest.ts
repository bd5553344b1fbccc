import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import { skills } from './skills.ts';

export const manifest: ItemManifest = {
  id: 'my-world',
  kind: 'course',
  trust: 'house',
  category: 'english',
  plan: 'regular',
  ageMin: 8,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 45,
  title: { id: 'My World', en: 'My World' },
  description: {
    id: 'Zib tinggal di bulan yang kosong dan hanya bisa bahasa Inggris. Tulislah surat tentang duniamu, dan Zib membangunnya.',
    en: 'Zib lives on an empty moon and reads only English. Write letters about your world, and Zib builds it.',
  },
  goal: {
    id: 'Tulis surat bahasa Inggris untuk Zib di bulan.',
    en: 'Write English letters to Zib on the moon.',
  },
  skills: listed(skills),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
