import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { calledOut } from '../generators/called.ts';
import { call, calls, oneOfTwo, order, orders, show } from './making.ts';

const skill = 'food';

export const foodLesson: CourseLesson = {
  id: 'food',
  title: both('Piknik enak', 'A yummy picnic'),
  recap: both(
    'Kamu mendengar pesanan\ndan mengisi keranjang piknik.',
    'You listened to each order\nand packed a picnic.',
  ),
  look: [
    show({
      id: 'see-apple-banana',
      things: ['apple', 'banana', 'mango'],
      say: both('Buah dari pasar.\nKetuk dan dengar.', 'Fruit for a picnic.\nTap and listen.'),
    }),
    show({
      id: 'see-rice-egg',
      things: ['rice', 'egg', 'noodles'],
      say: both('Makan siang sudah siap.\nApa namanya?', 'Lunch is ready.\nWhat is it called?'),
    }),
    show({
      id: 'see-bread-milk',
      things: ['bread', 'milk', 'cake'],
      say: caption(
        'Kalau minta sesuatu,\nbilang: [please!]',
        'To ask for something,\nsay: please!',
      ),
    }),
    {
      id: 'see-basket',
      activity: 'gather',
      say: both(
        'Keranjang masih kosong.\nMasukkan sesukamu.',
        'The basket is empty.\nPut in what you like.',
      ),
      args: { view: 'basket', want: [], n: [], of: ['apple', 'banana', 'egg'] },
    },
  ],
  try: [
    call(
      { id: 'try-ask-apple', way: 'ask', want: ['apple'], of: ['apple', 'milk'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    order(
      { id: 'try-two-bananas', view: 'basket', want: ['banana'], n: [2], of: ['egg', 'banana'] },
      { skill, difficulty: -3.4, hint: 1 },
    ),
    order(
      {
        id: 'try-apple-eggs',
        view: 'basket',
        want: ['apple', 'egg'],
        n: [1, 2],
        of: ['egg', 'apple', 'cake'],
      },
      { skill, difficulty: -3, hint: 1 },
    ),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        ...calls(skill, [
          ['ask', ['banana'], ['banana', 'bread'], -4],
          ['ask', ['milk'], ['egg', 'milk', 'apple'], -3.5],
          ['ask', ['rice'], ['rice', 'cake', 'mango'], -3.1],
          ['ask', ['bread'], ['noodles', 'bread', 'egg'], -2.8],
          ['ask', ['mango'], ['banana', 'apple', 'mango'], -2.5],
          ['ask', ['noodles'], ['rice', 'noodles', 'bread', 'milk'], -2.2],
          ['ask', ['carrot'], ['carrot', 'mango', 'egg', 'banana'], -2],
          ['ask', ['rice', 'milk'], ['milk', 'rice', 'bread'], -1.5],
          ['ask', ['bread', 'egg', 'cake'], ['cake', 'egg', 'rice', 'bread'], 0.2],
        ]),
        ...orders('basket', skill, [
          [['apple'], [2], ['apple', 'egg'], -3],
          [['egg'], [3], ['banana', 'egg'], -2.7],
          [['cake'], [4], ['cake', 'apple', 'mango'], -2.1],
          [['mango'], [5], ['carrot', 'mango', 'banana'], -1.8],
          [['apple', 'banana'], [1, 2], ['banana', 'apple'], -1.6],
          [['egg', 'carrot'], [2, 3], ['carrot', 'egg', 'mango'], -1.1],
          [['cake', 'apple'], [1, 4], ['apple', 'cake', 'egg'], -0.8],
          [['banana', 'mango', 'egg'], [1, 1, 2], ['egg', 'mango', 'banana'], -0.3],
          [['carrot', 'cake', 'apple'], [3, 2, 1], ['apple', 'cake', 'carrot'], 0.4],
        ]),
        ...oneOfTwo(skill, {
          ways: ['ask'],
          names: [
            'apple',
            'milk',
            'bread',
            'mango',
            'egg',
            'rice',
            'cake',
            'carrot',
            'noodles',
            'banana',
          ],
          from: -3.9,
          apart: [1, 3],
        }),
        ...calls('animals', [['feed', ['rabbit', 'cow'], ['cow', 'rabbit', 'duck'], -1.3]]),
        ...orders('monster', 'body', [[['eye'], [3], ['ear', 'eye'], -2.6]]),
      ],
      calledOut(skill, {
        ways: ['ask'],
        names: [
          'apple',
          'banana',
          'bread',
          'rice',
          'egg',
          'milk',
          'cake',
          'mango',
          'carrot',
          'noodles',
        ],
        from: -3,
        seed: 61,
        count: 60,
      }),
      110,
    ),
  },
  make: {
    id: 'make-picnic',
    activity: 'collage',
    say: both('Gelar tikar pikniknya.\nMau makan apa?', 'Lay out your picnic.\nWhat will you eat?'),
    args: { things: ['apple', 'banana', 'rice', 'bread', 'cake', 'egg'], land: 'picnic' },
  },
};
