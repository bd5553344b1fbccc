import { caption } from '../../../words/caption.ts';
import { letter as bank } from '../generators/outside.ts';
import { both, lesson } from './making.ts';

export const letter = lesson({
  station: 10,
  id: 'letter',
  title: both('Surat Seminggu', 'My Week'),
  recap: both(
    'Kamu bertanya dan bercerita\ntentang seminggu penuh.',
    'You asked questions and told\nof a whole week.',
  ),
  skill: 'ask-wh',
  look: [
    {
      say: both(
        'Zib punya roket!\nKapan Zib boleh datang?',
        'Zib has a rocket!\nWhen may Zib come?',
      ),
      page: 'zib-letter',
    },
    {
      say: caption(
        '[When] menanyakan waktu.\n[Where] menanyakan tempat.',
        'When asks for the time.\nWhere asks for the place.',
      ),
      shows: { activity: 'build', args: { how: 'ask-you', where: 'where', what: 'swim', view: 0 } },
    },
    {
      say: caption(
        'Nama hari: huruf besar,\ndan kata kecilnya [on].',
        'A day takes a capital\nand the little word on.',
      ),
      shows: {
        activity: 'build',
        args: { how: 'week-on', who: 'me', what: 'guitar', where: 'sunday', view: 0 },
      },
    },
    {
      say: both(
        'Lihat, bulan Zib\nsudah penuh kata-katamu!',
        "Look, Zib's moon is full\nof your words!",
      ),
      page: 'zib-thanks',
      who: 'me',
    },
  ],
  tries: [
    {
      activity: 'spot',
      args: { how: 'week-on', who: 'sari', what: 'kite', where: 'friday' },
      say: 'week',
      difficulty: -3,
    },
    {
      activity: 'build',
      args: { how: 'ask-who', what: 'honey', view: 0 },
      say: 'ask',
      difficulty: -2.6,
    },
    {
      activity: 'build',
      args: { how: 'ask-you', where: 'when', what: 'eat', view: 1 },
      say: 'gap',
      difficulty: -2.4,
    },
  ],
  bank,
  make: { frame: 'now', things: ['read', 'swim', 'football', 'kite', 'bake', 'flowers', 'feed'] },
});
