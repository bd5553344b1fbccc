import type { ItemManifest } from '@nobi/kit/manifest';
import { changeLetter, diphthongs, wordChain } from '../../skills/letter-chains.ts';
import { listed } from '../../skills/listed.ts';
import { closedSyllables, ngNySyllables, openSyllables } from '../../skills/reading.ts';

export const manifest: ItemManifest = {
  id: 'kata-berantai',
  kind: 'game',
  trust: 'house',
  category: 'spelling',
  plan: 'regular',
  ageMin: 6,
  ageMax: 9,
  ageBands: ['6-9'],
  order: 105,
  title: { id: 'Kata Berantai', en: 'Word Train' },
  description: {
    id: 'Sambung gerbong huruf. Masinis membaca apa pun yang kamu sambung, bahkan yang lucu.',
    en: 'Join Indonesian letter wagons. The driver reads whatever you join, even nonsense.',
  },
  goal: {
    id: 'Sambung gerbong huruf jadi nama gambar ini.',
    en: 'Join letter wagons to write this in Indonesian.',
  },
  skills: listed([
    openSyllables,
    changeLetter,
    closedSyllables,
    ngNySyllables,
    diphthongs,
    wordChain,
  ]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
