import { caption } from '../../../words/caption.ts';
import { day as bank } from '../generators/home.ts';
import { both, lesson } from './making.ts';

export const day = lesson({
  station: 3,
  id: 'day',
  title: both('Hariku', 'My Day'),
  recap: both(
    'Kamu menulis siapa berbuat apa\ndan pukul berapa.',
    'You wrote who does what\nand at what time.',
  ),
  skill: 'daily-s',
  look: [
    {
      say: both(
        'Di bulan sehari itu sebulan.\nApa itu satu hari?',
        'On the moon a day is a month.\nWhat is a day?',
      ),
      page: 'zib-day',
    },
    {
      say: caption('[He] dan [she]:\nkata kerja ditambah -s.', 'He and she: the verb takes -s.'),
      shows: {
        activity: 'build',
        args: { how: 'day-plain', who: 'bayu', what: 'football', view: 0 },
      },
    },
    {
      say: caption('[I, you, they]: tanpa -s.', 'I, you and they: no -s.'),
      shows: {
        activity: 'build',
        args: { how: 'day-hour', who: 'me', what: 'get-up', n: 20, view: 0 },
      },
    },
    {
      say: caption(
        '[Half past six]: setengah jam\nsesudah pukul enam.',
        'Half past six: thirty minutes\nafter six.',
      ),
      shows: { activity: 'clock', args: { how: 'day-half', who: 'sari', what: 'read', n: 26 } },
    },
  ],
  tries: [
    {
      activity: 'clock',
      args: { how: 'day-hour', who: 'dad', what: 'get-up', n: 20 },
      say: 'clock',
      difficulty: -3.2,
    },
    {
      activity: 'build',
      args: { how: 'day-plain', who: 'mum', what: 'read', view: 2 },
      say: 'gap',
      difficulty: -3,
    },
    {
      activity: 'clock',
      args: { how: 'day-half', who: 'bayu', what: 'get-up', n: 26 },
      say: 'clock',
      difficulty: -2.4,
    },
  ],
  bank,
  make: {
    frame: 'every',
    things: ['get-up', 'school', 'read', 'football', 'drink', 'feed', 'bed'],
  },
});
