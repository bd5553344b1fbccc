import { wordTasks } from '../generators/words.ts';
import { both, lesson } from './making.ts';

export const cermin = lesson({
  island: 4,
  id: 'cermin',
  title: both('Pulau Cermin', 'Mirror Island'),
  recap: both('Kamu membedakan huruf\nb, d, p, dan q.', 'You told b, d, p and q\nfrom each other.'),
  skill: 'mirror-letters',
  look: [
    {
      say: both(
        'Di sini semua terbalik.\nBahkan huruf b jadi d!',
        'All is turned round here.\nEven a b becomes a d!',
      ),
      who: 'capit',
    },
    {
      say: both(
        'Huruf b: perutnya di depan.\nBola!',
        'The letter b: belly in front.\nBola is a ball!',
      ),
      word: 'bola',
    },
    {
      say: both(
        'Huruf d: perutnya di belakang.\nKuda!',
        'The letter d: belly behind.\nKuda is a horse!',
      ),
      word: 'kuda',
    },
    {
      say: both('Huruf p: kakinya ke bawah.\nPeta!', 'The letter p: leg down.\nPeta is a map!'),
      word: 'peta',
    },
    {
      say: both(
        'Capit bercermin.\nSekarang Capit ada dua!',
        'Capit looks in the mirror.\nNow there are two of him!',
      ),
      who: 'capit',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'bola', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    {
      activity: 'pick',
      args: { by: 'written', word: 'bebek', shift: 0 },
      say: 'written',
      weight: 0,
    },
    { activity: 'spell', args: { word: 'kuda', by: 'sounds', many: 1 }, say: 'spell', weight: 0 },
  ],
  bank: wordTasks('mirror'),
  post: {
    to: 'dodi budi dina',
    who: 'bebek kuda sapi robot',
    does: 'berdiri bernyanyi bersepeda',
    where: 'di-bulan di-depan-pintu di-dapur',
    stamp: 'bola bebek bulan topi',
  },
});
