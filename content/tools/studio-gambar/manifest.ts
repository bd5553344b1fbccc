import type { ItemManifest } from '@nobi/kit/manifest';
import { drawingExpression } from '../../skills/art.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'studio-gambar',
  kind: 'tool',
  trust: 'house',
  toolType: 'drawing',
  plan: 'regular',
  ageMin: 4,
  ageMax: 12,
  ageBands: ['3-5', '6-9', '10-12'],
  order: 10,
  title: { id: 'Studio Gambar', en: 'Drawing Studio' },
  description: {
    id: 'Sembilan kuas, stiker, dan cermin ajaib. Gambar sesukamu, lalu tonton filmnya.',
    en: 'Nine brushes, stickers and a magic mirror. Draw anything, then watch it as a film.',
  },
  goal: {
    id: 'Pilih kuas dan warna, lalu gambar sesukamu.',
    en: 'Pick a brush and a colour, then draw anything.',
  },
  skills: listed([drawingExpression]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
