import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { calledOut } from '../generators/called.ts';
import { call, calls, oneOfTwo, orders, show } from './making.ts';
import { placings } from './placing.ts';

const skill = 'animals';

export const animalsLesson: CourseLesson = {
  id: 'animals',
  title: both('Hewan lapar', 'Hungry animals'),
  recap: both(
    'Kamu mengenal nama hewan\ndan memberi mereka makan.',
    'You listened for each animal\nand gave it food.',
  ),
  look: [
    show({
      id: 'see-cat-dog',
      things: ['cat', 'dog'],
      say: caption('Kucing itu [cat].\nAnjing itu [dog].', 'A cat and a dog.\nTap each of them!'),
    }),
    show({
      id: 'see-cow-duck',
      things: ['cow', 'duck', 'rabbit'],
      say: both(
        'Ketuk hewan di kebun.\nDengar namanya.',
        'Tap the farm animals.\nHear their names.',
      ),
    }),
    show({
      id: 'see-bird-fish',
      things: ['bird', 'fish', 'frog'],
      say: both(
        'Ada burung, ikan, dan katak.\nSiapa yang melompat?',
        'Bird, fish and frog.\nWhich one hops?',
      ),
    }),
    show({
      id: 'see-jungle',
      things: ['monkey', 'elephant', 'tiger'],
      say: both('Masuk hutan, yuk!\nAda siapa di sana?', 'Into the jungle!\nWho lives there?'),
    }),
  ],
  try: [
    call(
      { id: 'try-feed-cat', way: 'feed', want: ['cat'], of: ['cat', 'cow'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    call(
      { id: 'try-feed-duck', way: 'feed', want: ['duck'], of: ['dog', 'duck', 'frog'] },
      { skill, difficulty: -3.4, hint: 1 },
    ),
    call(
      { id: 'try-find-monkey', way: 'find', want: ['monkey'], of: ['monkey', 'tiger', 'elephant'] },
      { skill, difficulty: -3, hint: 1 },
    ),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        ...calls(skill, [
          ['feed', ['dog'], ['dog', 'bird'], -4],
          ['feed', ['fish'], ['cow', 'fish'], -3.8],
          ['feed', ['cow'], ['cow', 'duck', 'cat'], -3.3],
          ['find', ['bird'], ['frog', 'bird', 'rabbit'], -3],
          ['feed', ['elephant'], ['elephant', 'dog', 'fish'], -2.8],
          ['find', ['frog'], ['fish', 'duck', 'frog'], -2.6],
          ['feed', ['rabbit'], ['cat', 'rabbit', 'dog'], -2.4],
          ['find', ['tiger'], ['tiger', 'cat', 'monkey', 'dog'], -2.1],
          ['feed', ['duck'], ['bird', 'duck', 'rabbit', 'frog'], -1.9],
          ['feed', ['monkey'], ['elephant', 'tiger', 'monkey', 'cow'], -1.7],
          ['find', ['cat'], ['tiger', 'dog', 'cat', 'rabbit'], -1.5],
          ['feed', ['cat', 'dog'], ['dog', 'cat', 'cow'], -1.2],
          ['feed', ['bird', 'fish'], ['fish', 'frog', 'bird'], -1],
          ['feed', ['cow', 'duck'], ['duck', 'cow', 'rabbit', 'dog'], -0.7],
          ['feed', ['tiger', 'monkey'], ['elephant', 'monkey', 'tiger', 'cat'], -0.4],
          ['feed', ['frog', 'rabbit', 'bird'], ['bird', 'rabbit', 'frog', 'fish'], 0.4],
          ['feed', ['dog', 'elephant', 'duck'], ['duck', 'elephant', 'cow', 'dog'], 0.7],
        ]),
        ...oneOfTwo(skill, {
          ways: ['feed', 'find'],
          names: ['cat', 'duck', 'tiger', 'rabbit', 'fish', 'monkey', 'cow', 'frog', 'dog'],
          from: -3.8,
          apart: [1, 4],
        }),
        ...placings(skill, [
          ['seek', 'cat', 'in-box', ['box'], -2.2],
          ['seek', 'frog', 'on-box', ['box'], -1.3],
        ]),
        ...orders('balloons', 'numbers', [[['yellow'], [4], ['yellow'], -2.9]]),
      ],
      calledOut(skill, {
        ways: ['feed', 'find'],
        names: [
          'cat',
          'dog',
          'fish',
          'bird',
          'cow',
          'duck',
          'rabbit',
          'frog',
          'monkey',
          'tiger',
          'elephant',
        ],
        from: -3.1,
        seed: 41,
        count: 60,
      }),
      110,
    ),
  },
  make: {
    id: 'make-park',
    activity: 'collage',
    say: both('Buat kebun binatang.\nSiapa yang datang?', 'Make an animal park.\nWho is coming?'),
    args: { things: ['cat', 'dog', 'cow', 'duck', 'elephant', 'tree'], land: 'meadow' },
  },
};
