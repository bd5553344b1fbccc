import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const gunung = lesson({
  island: 6,
  id: 'gunung',
  title: caption('Pulau Gunung', 'Mountain Island'),
  recap: caption(
    'Kamu membaca ng dan ny\nsebagai satu bunyi.',
    'You read [ng] and [ny]\nas one sound.',
  ),
  skill: 'ng-ny-syllables',
  look: [
    { say: caption('Di gunung ada gema:\nng, ng, ng!', 'The mountain echoes:\n[ng, ng, ng!]') },
    {
      say: caption(
        'Huruf n dan g satu bunyi.\nBin, tang!',
        'The [n] and [g] are one sound.\n[Bin, tang]: a star!',
      ),
      word: 'bintang',
    },
    {
      say: caption(
        'Hati-hati: bu, nga.\nHuruf ng tidak digunting!',
        'Careful: [bu, nga].\nNever snip through [ng]!',
      ),
      who: 'capit',
      word: 'bunga',
    },
    {
      say: caption(
        'Huruf n dan y juga satu.\nNya, muk!',
        'So are [n] and [y].\n[Nya, muk]: a mosquito!',
      ),
      word: 'nyamuk',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'bintang', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    { activity: 'split', args: { word: 'bunga' }, say: 'split', weight: 0 },
    {
      activity: 'pick',
      args: { by: 'written', word: 'nyamuk', shift: 0 },
      say: 'written',
      weight: 0,
    },
  ],
  bank: wordTasks('nasal'),
  post: {
    to: 'paman nenek singa',
    who: 'singa burung kepiting kambing',
    does: 'melompat menyanyi terbang',
    where: 'di-gunung di-atas-pelangi di-kandang',
    stamp: 'bintang bunga singa pelangi',
  },
});
