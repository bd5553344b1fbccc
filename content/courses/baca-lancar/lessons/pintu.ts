import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const pintu = lesson({
  island: 5,
  id: 'pintu',
  title: caption('Pulau Pintu', 'Door Island'),
  recap: caption(
    'Kamu membaca kata sampai\nhuruf penutupnya.',
    'You read words right up to\nthe letter that closes them.',
  ),
  skill: 'closed-syllables',
  look: [
    {
      say: caption(
        'Setiap pintu di pulau ini\npunya huruf penutup.',
        'Every door on this island\nhas a letter that closes it.',
      ),
    },
    {
      say: caption(
        'Ka, pal: huruf l menutup.\nTanpa l, jadi kapa!',
        '[Ka, pal: l] is the door.\nWithout it: [kapa]!',
      ),
      word: 'kapal',
    },
    {
      say: caption(
        'Huruf r menutup di tengah.\nKer, tas: kertas!',
        'An [r] closes the middle.\n[Ker, tas: kertas] is paper!',
      ),
      word: 'kertas',
    },
    {
      say: caption(
        'Capit menggunting kata\ndi antara suku katanya.',
        'Capit snips a word\nbetween its syllables.',
      ),
      who: 'capit',
      word: 'tomat',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'kapal', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    { activity: 'split', args: { word: 'tikus' }, say: 'split', weight: 0 },
    {
      activity: 'pick',
      args: { by: 'written', word: 'tomat', shift: 0 },
      say: 'written',
      weight: 0,
    },
  ],
  bank: wordTasks('closed'),
  post: {
    to: 'kakek nenek dokter',
    who: 'katak tikus semut siput',
    does: 'menutup-pintu minum-susu naik-roket',
    where: 'di-kapal di-dalam-tas di-bus',
    stamp: 'kapal katak roket telur',
  },
});
