import type { ItemManifest } from '@nobi/kit/manifest';
import { batikPatterns } from '../../skills/art.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'kanvas-batik',
  kind: 'tool',
  trust: 'house',
  toolType: 'pattern_art',
  plan: 'premium',
  ageMin: 6,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 50,
  title: { id: 'Kanvas Batik', en: 'Batik Canvas' },
  description: {
    id: 'Gambar dengan malam, ulangi dengan simetri, celup warnanya, lalu lihat yang tetap terang.',
    en: 'Draw with wax, repeat it with symmetry, dip it in dye and see what stays light.',
  },
  goal: {
    id: 'Gambar dengan lilin malam, lalu celup kainnya.',
    en: 'Draw with wax, then dip the cloth in dye.',
  },
  skills: listed([batikPatterns]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
