import { caption } from '../../../words/caption.ts';
import { school as bank } from '../generators/outside.ts';
import { both, lesson } from './making.ts';

export const school = lesson({
  station: 8,
  id: 'school',
  title: both('Isi Tasku', 'In My Bag'),
  recap: caption(
    'Kamu menulis siapa punya apa\ndengan [have] dan [has].',
    'You wrote who has what\nwith have and has.',
  ),
  skill: 'have-has',
  look: [
    {
      say: both(
        'Zib mengira tas berisi batu.\nTunjukkan isinya!',
        'Zib thinks bags hold stones.\nShow what is inside!',
      ),
      page: 'zib-school',
    },
    {
      say: caption('[He] dan [she]: [has].', 'He and she: has.'),
      shows: { activity: 'build', args: { how: 'have-one', who: 'sari', what: 'pencil', view: 0 } },
    },
    {
      say: caption('[I] dan [they]: [have].', 'I and they: have.'),
      shows: {
        activity: 'build',
        args: { how: 'have-many', who: 'me', n: 2, what: 'brush', view: 0 },
      },
    },
    {
      say: caption("Tidak punya: [doesn't have].", "No: doesn't have."),
      shows: { activity: 'build', args: { how: 'have-not', who: 'bayu', what: 'map', view: 0 } },
    },
  ],
  tries: [
    {
      activity: 'gather',
      args: { how: 'take-bag', who: 'sari', n: 2, what: 'pen', also: 'book' },
      say: 'take-bag',
      difficulty: -2.8,
    },
    {
      activity: 'build',
      args: { how: 'have-one', who: 'dad', what: 'umbrella', view: 1 },
      say: 'gap',
      difficulty: -2.8,
    },
    {
      activity: 'build',
      args: { how: 'have-many', who: 'grandma', n: 3, what: 'key', view: 0 },
      say: 'build',
      difficulty: -2.4,
    },
  ],
  bank,
  make: { frame: 'have', things: ['pencil', 'pen', 'book', 'brush', 'map', 'clock', 'orange'] },
});
