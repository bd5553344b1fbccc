import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const gajah = lesson({
  island: 1,
  id: 'gajah',
  title: caption('Pulau Gajah', 'Elephant Island'),
  recap: caption('Kamu membaca kata\ndengan g, h, dan j.', 'You read words\nwith [g, h] and [j].'),
  skill: 'letters-ghj',
  look: [
    {
      say: caption(
        'Kapal Pos Lancar berlayar!\nKapten Liko membawa surat.',
        'The mail boat Lancar sails!\nCaptain Liko carries the mail.',
      ),
    },
    {
      say: caption(
        'Wus! Angin menerbangkan\nsemua suratnya.',
        'Whoosh! The wind blows\nall the letters away.',
      ),
    },
    {
      say: caption(
        'Capit si kepiting ikut.\nIa suka menggunting: kres!',
        'Capit the crab comes along.\nHe loves to snip!',
      ),
      who: 'capit',
    },
    {
      say: caption(
        'Huruf g dan j: ga, jah.\nGajah!',
        'The letters [g] and [j: ga, jah.]\n[Gajah] is an elephant!',
      ),
      word: 'gajah',
    },
    {
      say: caption(
        'Huruf h bisa di awal,\nbisa juga di ujung.',
        'The letter [h] may begin a word,\nor end it.',
      ),
      word: 'hujan',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'gajah', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    {
      activity: 'pick',
      args: { by: 'picture', word: 'jagung', among: ['jam', 'jagung', 'gajah'] },
      say: 'picture',
      weight: 0,
    },
    {
      activity: 'spell',
      args: { word: 'rumah', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
  ],
  bank: wordTasks('ghj'),
  post: {
    to: 'gajah guru raja',
    who: 'gajah jerapah hiu raja',
    does: 'menggambar menari tidur',
    where: 'di-hujan di-gunung di-rumah',
    stamp: 'gajah jerapah gunung hiu',
  },
});
