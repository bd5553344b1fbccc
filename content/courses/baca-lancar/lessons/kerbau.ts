import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const kerbau = lesson({
  island: 8,
  id: 'kerbau',
  title: caption('Pulau Kerbau', 'Buffalo Island'),
  recap: caption('Kamu membaca ai, au,\noi, dan ei.', 'You read [ai, au,\noi] and [ei].'),
  skill: 'diphthongs',
  look: [
    {
      say: caption(
        'Di pantai ini\nkerbau belajar berselancar.',
        'On this beach\na buffalo learns to surf.',
      ),
    },
    {
      say: caption(
        'Huruf a dan u satu bunyi:\nker, bau.',
        'Here [au] is one sound.\n[Ker, bau]: a buffalo.',
      ),
      word: 'kerbau',
    },
    {
      say: caption(
        'Huruf a dan i satu bunyi:\npan, tai.',
        'And [ai] is one sound.\n[Pan, tai]: a beach.',
      ),
      word: 'pantai',
    },
    {
      say: caption(
        'Awas: la, ut dua bunyi.\nCapit boleh menggunting!',
        'Mind: [la, ut] are two sounds.\nHere Capit may snip!',
      ),
      who: 'capit',
      word: 'laut',
    },
    {
      say: caption(
        'Ada juga oi: koboi!\nIa naik kerbau.',
        'There is [oi], too: [koboi]!\nThe cowboy rides a buffalo.',
      ),
      word: 'koboi',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'kerbau', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    { activity: 'split', args: { word: 'laut' }, say: 'split', weight: 0 },
    {
      activity: 'pick',
      args: { by: 'written', word: 'pantai', shift: 0 },
      say: 'written',
      weight: 0,
    },
  ],
  bank: wordTasks('glide'),
  post: {
    to: 'koboi kerbau harimau',
    who: 'kerbau koboi tupai harimau',
    does: 'berselancar makan-cabai bersantai',
    where: 'di-pantai di-pulau di-sungai',
    stamp: 'kerbau pantai koboi tupai',
  },
});
