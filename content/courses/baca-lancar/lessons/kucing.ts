import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const kucing = lesson({
  island: 2,
  id: 'kucing',
  title: caption('Pulau Kucing', 'Cat Island'),
  recap: caption('Kamu membaca kata\ndengan c, w, dan y.', 'You read words\nwith [c, w] and [y].'),
  skill: 'letters-cwy',
  look: [
    {
      say: caption(
        'Di Pulau Kucing,\nsurat dipakai jadi kasur.',
        'On Cat Island\nletters make a fine bed.',
      ),
    },
    {
      say: caption(
        'Huruf c: cing. Kucing!\nIa mengeong dari dalam tas.',
        'The letter [c: cing. Kucing!]\nA cat meows inside the bag.',
      ),
      word: 'kucing',
    },
    {
      say: caption(
        'Huruf w: wan. Awan!\nBibirmu membulat.',
        'The letter [w: wan. Awan!]\nIt means cloud.',
      ),
      word: 'awan',
    },
    {
      say: caption(
        'Huruf y: yung. Payung!\nCapit berteduh di bawahnya.',
        'The letter [y: yung. Payung!]\nCapit hides under an umbrella.',
      ),
      who: 'capit',
      word: 'payung',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'kucing', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    {
      activity: 'pick',
      args: { by: 'picture', word: 'awan', among: ['ayam', 'awan', 'ayah'] },
      say: 'picture',
      weight: 0,
    },
    {
      activity: 'spell',
      args: { word: 'ayam', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
  ],
  bank: wordTasks('cwy'),
  post: {
    to: 'kucing ayah kelinci',
    who: 'kucing ayam monyet bayi',
    does: 'menyanyi melompat bersembunyi',
    where: 'di-awan di-sawah di-bawah-payung',
    stamp: 'kucing awan payung monyet',
  },
});
