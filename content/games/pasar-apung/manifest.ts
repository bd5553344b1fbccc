import type { ItemManifest } from '@nobi/kit/manifest';
import { listed } from '../../skills/listed.ts';
import {
  bundleThousands,
  changeOf,
  countRupiah,
  enoughRupiah,
  exactRupiah,
  fewPieces,
} from '../../skills/money.ts';

export const manifest: ItemManifest = {
  id: 'pasar-apung',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 7,
  ageMax: 9,
  ageBands: ['6-9'],
  order: 40,
  title: { id: 'Pasar Apung', en: 'Floating Market' },
  description: {
    id: 'Pagi di sungai, perahu penuh buah. Siapkan uang pas, muat jeruk, dan beri kembalian.',
    en: 'Morning on the river, boats full of fruit. Lay out the exact money, load oranges, give change.',
  },
  goal: {
    id: 'Taruh jumlah yang pas di nampan, lalu serahkan.',
    en: 'Put the exact amount on the tray, then hand it over.',
  },
  skills: listed([bundleThousands, countRupiah, exactRupiah, fewPieces, changeOf, enoughRupiah]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
