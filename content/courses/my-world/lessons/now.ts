import { caption } from '../../../words/caption.ts';
import { now as bank } from '../generators/outside.ts';
import { both, lesson } from './making.ts';

export const now = lesson({
  station: 9,
  id: 'now',
  title: both('Sedang Apa?', 'What Is Going On'),
  recap: caption(
    'Kamu menulis apa yang sedang\nterjadi dengan [is] dan -ing.',
    'You wrote what is going on\nwith is and -ing.',
  ),
  skill: 'sentence-doing',
  look: [
    {
      say: both(
        'Zib mengintip dengan teropong.\nSedang apa kita?',
        'Zib looks through a telescope.\nWhat are we doing?',
      ),
      page: 'zib-now',
    },
    {
      say: caption(
        'Bintang: sedang terjadi.\n[Is], lalu kata kerja dengan -ing.',
        'A star: it happens now.\nFirst is, then -ing.',
      ),
      shows: { activity: 'build', args: { how: 'now-ing', who: 'dad', what: 'read', view: 0 } },
    },
    {
      say: caption('[Ride] jadi [riding]: e hilang.', 'Ride, riding: the e goes.'),
      shows: { activity: 'spell', args: { how: 'now-ing', who: 'bayu', what: 'bike', view: 0 } },
    },
    {
      say: caption('[Swim] jadi [swimming]: dua m.', 'Swim, swimming: double m.'),
      shows: { activity: 'spell', args: { how: 'now-ing', who: 'sari', what: 'swim', view: 0 } },
    },
  ],
  tries: [
    {
      activity: 'build',
      args: { how: 'now-ing', who: 'mum', what: 'paint', view: 2 },
      say: 'gap',
      difficulty: -3,
    },
    {
      activity: 'spell',
      args: { how: 'now-ing', who: 'grandpa', what: 'eat', view: 2 },
      say: 'spell',
      difficulty: -2.6,
    },
    {
      activity: 'build',
      args: { how: 'now-ing', who: 'sari-bayu', what: 'kite', view: 0 },
      say: 'build',
      difficulty: -2.4,
    },
  ],
  bank,
  make: { frame: 'can', things: ['read', 'swim', 'bike', 'kite', 'guitar', 'paint', 'bake'] },
});
