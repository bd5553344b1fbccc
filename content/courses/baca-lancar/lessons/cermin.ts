import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const cermin = lesson({
  island: 4,
  id: 'cermin',
  title: caption('Pulau Cermin', 'Mirror Island'),
  recap: caption(
    'Kamu membedakan huruf\nb, d, p, dan q.',
    'You told [b, d, p] and [q]\nfrom each other.',
  ),
  skill: 'mirror-letters',
  look: [
    {
      say: caption(
        'Di sini semua terbalik.\nBahkan huruf b jadi d!',
        'All is turned round here.\nEven a [b] becomes a [d]!',
      ),
      who: 'capit',
    },
    {
      say: caption(
        'Huruf b: perutnya di depan.\nBola!',
        'The letter [b]: belly in front.\n[Bola] is a ball!',
      ),
      word: 'bola',
    },
    {
      say: caption(
        'Huruf d: perutnya di belakang.\nKuda!',
        'The letter [d]: belly behind.\n[Kuda] is a horse!',
      ),
      word: 'kuda',
    },
    {
      say: caption(
        'Huruf p: kakinya ke bawah.\nPeta!',
        'The letter [p]: leg down.\n[Peta] is a map!',
      ),
      word: 'peta',
    },
    {
      say: caption(
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
