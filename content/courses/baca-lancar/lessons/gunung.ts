import { wordTasks } from '../generators/words.ts';
import { both, lesson } from './making.ts';

export const gunung = lesson({
  island: 6,
  id: 'gunung',
  title: both('Pulau Gunung', 'Mountain Island'),
  recap: both('Kamu membaca ng dan ny\nsebagai satu bunyi.', 'You read ng and ny\nas one sound.'),
  skill: 'ng-ny-syllables',
  look: [
    { say: both('Di gunung ada gema:\nng, ng, ng!', 'The mountain echoes:\nng, ng, ng!') },
    {
      say: both(
        'Huruf n dan g satu bunyi.\nBin, tang!',
        'The n and g are one sound.\nBin, tang: a star!',
      ),
      word: 'bintang',
    },
    {
      say: both(
        'Hati-hati: bu, nga.\nHuruf ng tidak digunting!',
        'Careful: bu, nga.\nNever snip through ng!',
      ),
      who: 'capit',
      word: 'bunga',
    },
    {
      say: both('Huruf n dan y juga satu.\nNya, muk!', 'So are n and y.\nNya, muk: a mosquito!'),
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
