import { caption } from '../../../words/caption.ts';
import { asking as bank } from '../generators/later.ts';
import { both, lesson } from './making.ts';

export const asking = lesson({
  station: 12,
  id: 'asking',
  title: both('Kue Hilang', 'The Lost Cake'),
  recap: caption(
    'Kamu bertanya dan membantah\ndengan [did].',
    'You asked with did,\nand said what was not so.',
  ),
  skill: 'sentence-did',
  look: [
    {
      say: both(
        'Kue Zib hilang!\nKira jadi detektif.',
        "Zib's cake is gone!\nKira is a detective.",
      ),
      page: 'zib-did',
    },
    {
      say: caption(
        "Tidak terjadi: [didn't],\nlalu kata kerja polos.",
        "It did not happen: didn't,\nand the plain verb.",
      ),
      shows: { activity: 'build', args: { how: 'did-not', who: 'bayu', what: 'bake', view: 0 } },
    },
    {
      say: caption(
        'Bertanya: [did] di depan.\nKata kerjanya tetap polos.',
        'To ask, put did first.\nThe verb stays plain.',
      ),
      shows: { activity: 'build', args: { how: 'did-ask', who: 'sari', what: 'swim', view: 0 } },
    },
    {
      say: caption('[When] dan [where]\nada sebelum [did].', 'When and where\ncome before did.'),
      shows: {
        activity: 'build',
        args: { how: 'ask-did', who: 'grandma', where: 'where', what: 'find', view: 0 },
      },
    },
    {
      say: both('Ketemu! Siapa pelakunya?', 'Solved! Who was it?'),
      page: 'zib-solved',
      who: 'me',
    },
  ],
  tries: [
    {
      activity: 'build',
      args: { how: 'did-not', who: 'dad', what: 'football', view: 2 },
      say: 'gap',
      difficulty: -3,
    },
    {
      activity: 'gather',
      args: { how: 'take-did', who: 'sari', what: 'find', also: 'swim', where: 'kite', n: 0 },
      say: 'take-did',
      difficulty: -2.6,
    },
    {
      activity: 'build',
      args: { how: 'did-ask', who: 'you', what: 'plant', view: 0 },
      say: 'ask',
      difficulty: -2.2,
    },
  ],
  bank,
  make: { frame: 'did', things: ['find', 'swim', 'wash', 'bike', 'pick', 'drop', 'catch'] },
});
