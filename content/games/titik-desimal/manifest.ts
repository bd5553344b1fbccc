import type { ItemManifest } from '@nobi/kit/manifest';
import {
  decimalCompare,
  decimalFraction,
  decimalHundredths,
  decimalTenths,
  percent,
  percentOf,
} from '../../skills/decimal.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'titik-desimal',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 10,
  ageMax: 12,
  ageBands: ['10-12'],
  order: 60,
  title: { id: 'Titik Desimal', en: 'Decimal Bay' },
  description: {
    id: 'Kapten Oyen berlayar ke 0,7, ke 3/4, dan ke 35%. Jangkarnya selalu menemukan sesuatu.',
    en: 'Captain Oyen sails to 0.7, to 3/4 and to 35%. The anchor always finds something.',
  },
  goal: {
    id: 'Bawa perahu ke titik yang tepat, lalu turunkan jangkar.',
    en: 'Take the boat to the right point, then drop the anchor.',
  },
  skills: listed([
    decimalTenths,
    decimalHundredths,
    decimalFraction,
    decimalCompare,
    percent,
    percentOf,
  ]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
