import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { type Both, both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { placed } from '../generators/called.ts';
import { calls, oneOfTwo, orders, show } from './making.ts';
import { placing, placings } from './placing.ts';

const skill = 'places';

const looking = (toy: string, furniture: string, say: Both) => ({
  id: `see-${toy}-${furniture}`,
  activity: 'spot',
  say,
  args: { way: 'put', toy, want: `on-${furniture}`, of: [furniture] },
});

export const toysLesson: CourseLesson = {
  id: 'toys',
  title: both('Kamar main', 'The toy room'),
  recap: caption(
    'Kamu menaruh mainan:\n[in, on], dan [under].',
    'You put toys in their places:\nin, on and under.',
  ),
  look: [
    show({
      id: 'see-ball-teddy',
      things: ['ball', 'teddy', 'car'],
      say: both('Mainan siapa ini?\nKetuk dan dengar.', 'Whose toys are these?\nTap and listen.'),
    }),
    show({
      id: 'see-robot-drum',
      things: ['robot', 'drum', 'train'],
      say: both(
        'Masih ada mainan lagi.\nKetuk semuanya!',
        'There are more toys.\nTap all of them!',
      ),
    }),
    show({
      id: 'see-ball-box',
      things: ['ball-in-box', 'ball-on-box', 'ball-under-box'],
      say: caption('Di mana bolanya?\n[In, on, under!]', 'Where is the ball?\nIn, on, under!'),
    }),
    looking(
      'teddy',
      'bed',
      caption('[On the bed]: di atas.\n[Under]: di bawah.', 'On the bed,\nor under the bed?'),
    ),
  ],
  try: [
    placing(
      { id: 'try-ball-in-box', way: 'put', toy: 'ball', want: 'in-box', of: ['box'] },
      { skill, difficulty: -3.8, hint: 1 },
    ),
    placing(
      { id: 'try-car-under-table', way: 'put', toy: 'car', want: 'under-table', of: ['table'] },
      { skill, difficulty: -3.4, hint: 1 },
    ),
    placing(
      { id: 'try-teddy-on-bed', way: 'seek', toy: 'teddy', want: 'on-bed', of: ['box', 'bed'] },
      { skill, difficulty: -3, hint: 1 },
    ),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        ...placings(skill, [
          ['put', 'ball', 'on-table', ['table'], -3.8],
          ['put', 'teddy', 'under-bed', ['bed'], -3.5],
          ['put', 'car', 'in-box', ['box'], -3.1],
          ['seek', 'robot', 'under-chair', ['chair'], -3],
          ['put', 'drum', 'on-box', ['box'], -2.7],
          ['put', 'train', 'under-box', ['box'], -2.5],
          ['seek', 'ball', 'on-chair', ['chair', 'table'], -2.2],
          ['put', 'robot', 'under-table', ['table', 'bed'], -2],
          ['seek', 'teddy', 'in-box', ['box', 'chair'], -1.8],
          ['put', 'kite', 'on-bed', ['bed', 'box'], -1.6],
          ['seek', 'cat', 'under-bed', ['table', 'bed'], -1.4],
          ['put', 'book', 'on-chair', ['chair', 'box'], -1.2],
          ['put', 'ball', 'under-chair', ['bed', 'table', 'chair'], -0.9],
          ['seek', 'train', 'on-table', ['bed', 'table', 'chair'], -0.7],
          ['put', 'drum', 'in-box', ['box', 'bed'], -0.6],
          ['seek', 'dog', 'under-box', ['chair', 'box'], -0.3],
          ['put', 'teddy', 'on-box', ['table', 'box'], 0],
          ['seek', 'rabbit', 'under-table', ['table', 'chair', 'bed'], 0.3],
        ]),
        ...calls(skill, [
          ['find', ['teddy'], ['teddy', 'drum', 'kite'], -2.6],
          ['find', ['train', 'robot'], ['robot', 'car', 'train'], -1.1],
        ]),
        ...oneOfTwo(skill, {
          ways: ['find'],
          names: ['ball', 'drum', 'teddy', 'kite', 'robot', 'car', 'train', 'book'],
          from: -3.9,
          apart: [3],
        }),
        ...orders('basket', 'food', [[['banana'], [3], ['banana', 'cake'], -2.4]]),
      ],
      placed(skill, ['ball', 'teddy', 'car', 'robot', 'drum', 'train', 'kite', 'book'], 71),
      110,
    ),
  },
  make: {
    id: 'make-toy-room',
    activity: 'collage',
    say: both('Tata kamar mainmu.\nDengar namanya!', 'Fill your toy room.\nHear each toy!'),
    args: { things: ['ball', 'teddy', 'car', 'robot', 'kite', 'train'], land: 'room' },
  },
};
