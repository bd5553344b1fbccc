import { caption } from '../../../words/caption.ts';
import { town as bank } from '../generators/outside.ts';
import { both, lesson } from './making.ts';

export const town = lesson({
  station: 6,
  id: 'town',
  title: both('Kotaku', 'My Town'),
  recap: both(
    'Kamu mencari Oyen dan menulis\ndi mana letak gedung.',
    'You looked for Oyen and wrote\nwhere places are.',
  ),
  skill: 'sentence-place',
  look: [
    {
      say: both(
        'Oyen si kucing hilang!\nDi mana ia di kota?',
        'Oyen the cat is missing!\nWhere in town is Oyen?',
      ),
      page: 'zib-town',
    },
    {
      say: caption(
        '[Behind] itu di belakang.\n[In front of] itu di depan.',
        'Behind or in front of?',
      ),
      shows: {
        activity: 'build',
        args: { how: 'town-cat', where: 'behind', what: 'school', view: 0 },
      },
    },
    {
      say: caption('[Opposite] itu di seberang jalan.', 'Opposite: across the street.'),
      shows: { activity: 'spot', args: { how: 'town-opposite', what: 'bakery', also: 'park' } },
    },
    {
      say: caption('[Between] itu di antara dua.', 'Between: one on each side.'),
      shows: {
        activity: 'build',
        args: { how: 'town-between', what: 'market', also: 'library', where: 'school', view: 1 },
      },
    },
  ],
  tries: [
    {
      activity: 'spot',
      args: { how: 'town-next', what: 'zoo', also: 'station' },
      say: 'street',
      difficulty: -2.8,
    },
    {
      activity: 'spot',
      args: { how: 'walk', what: 'park', where: 'first-left', n: 0 },
      say: 'walk',
      difficulty: -2.6,
    },
    {
      activity: 'build',
      args: { how: 'town-cat', where: 'on', what: 'library', view: 0 },
      say: 'build',
      difficulty: -2.6,
    },
  ],
  bank,
  make: { frame: 'see', things: ['tree', 'flower', 'cat', 'dog', 'clock', 'kite', 'umbrella'] },
});
