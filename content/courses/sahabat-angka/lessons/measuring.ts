import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { sooner } from '../generators/choices.ts';
import { blocks, clocks, scales, snakes, turns } from '../generators/measuring.ts';
import { heavier, long, longer, part, read, set, weigh } from './measures.ts';
export const measuring: CourseLesson = {
  id: 'measuring',
  title: { id: 'Ukur dan waktu', en: 'Measure and time' },
  recap: {
    id: 'Kamu mengukur dengan balok,\nkelereng, dan jam.',
    en: 'You measured with blocks,\nmarbles and a clock.',
  },
  look: [
    {
      id: 'lay-blocks',
      activity: 'measure',
      say: {
        id: 'Berapa panjang pensil ini?\nKetuk: pasang baloknya!',
        en: 'How long is this pencil?\nTap to lay blocks!',
      },
      args: { how: 'length', thing: 'pencil', n: 5 },
    },
    {
      id: 'lay-marbles',
      activity: 'measure',
      say: {
        id: 'Apel ini berat.\nKetuk sampai seimbang!',
        en: 'This apple is heavy.\nTap until it is level!',
      },
      args: { how: 'weight', thing: 'apel', n: 3 },
    },
    {
      id: 'wake-up',
      activity: 'clock',
      say: {
        id: 'Jam tujuh pagi: sarapan!\nKetuk jamnya.',
        en: 'Breakfast is at seven!\nTap the clock.',
      },
      args: { n: 7, start: 4, thing: 'bowl' },
    },
    {
      id: 'play-time',
      activity: 'clock',
      say: {
        id: 'Jam empat sore: main bola!\nLihat mataharinya.',
        en: 'Four in the afternoon: play!\nWatch the sun.',
      },
      args: { n: 16, start: 12, thing: 'ball' },
    },
    {
      id: 'bed-time',
      activity: 'clock',
      say: {
        id: 'Jam delapan malam: tidur.\nKetuk sampai bulan muncul!',
        en: 'Bed is at eight.\nTap until the moon is up!',
      },
      args: { n: 20, start: 16, thing: 'bed' },
    },
  ],
  try: [
    longer([7, 4, 0, -3]),
    long('pencil', 3, -2.6),
    set([
      7,
      5,
      'bowl',
      { id: 'Putar ke jam 7. Waktunya sarapan!', en: 'Turn it to 7. Breakfast time!' },
      -2.6,
    ]),
  ],
  play: {
    items: 8,
    bank: sooner(
      besides(
        [
          longer([8, 3, 1, -3]),
          longer([5, 7, 1, -2]),
          longer([6, 5, 3, -0.9]),
          longer([4, 5, 4, -0.5]),
          heavier('tikus', 'gajah', -3.2),
          heavier('batu', 'balon', -2.2),
          heavier('apel', 'semangka', -2),
          heavier('semut', 'mobil', -2.8),
          long('snake', 4, -2.3),
          long('pencil', 6, -1.6),
          long('snake', 7, -1.2),
          long('pencil', 8, -1),
          weigh('tikus', 2, -2.4),
          weigh('sepatu', 5, -1.5),
          weigh('kelinci', 6, -1.2),
          weigh('batu', 8, -0.9),
          read(3, [3, 6, 12], -1.6),
          read(6, [3, 6, 9], -1),
          read(9, [6, 9, 12], -0.8),
          read(10, [9, 10, 12], -0.2),
          set([
            12,
            9,
            'book',
            { id: 'Putar ke jam 12. Pulang sekolah!', en: 'Turn it to 12. School is out!' },
            -1.4,
          ]),
          set([
            16,
            13,
            'ball',
            { id: 'Putar ke jam 4 sore. Main bola!', en: 'Turn it to 4. Time to play ball!' },
            -0.7,
          ]),
          set([
            20,
            17,
            'bed',
            { id: 'Putar ke jam 8 malam. Tidur!', en: 'Turn it to 8. Time for bed!' },
            -0.4,
          ]),
          part(['night', 'bed', { id: 'Kapan kita tidur?', en: 'When do we go to bed?' }, -3]),
          part(['morning', 'bowl', { id: 'Kapan kita sarapan?', en: 'When is breakfast?' }, -2.4]),
          part([
            'afternoon',
            'ball',
            {
              id: 'Main bola saat matahari\nhampir terbenam. Kapan itu?',
              en: 'We play ball as the sun\ngoes down. When is that?',
            },
            -1.2,
          ]),
        ],
        [...blocks(), ...clocks(), ...turns(), ...snakes(), ...scales()],
        120,
      ),
      1.6,
    ),
  },
  make: {
    id: 'make-day',
    activity: 'picture',
    say: {
      id: 'Susun harimu dari pagi\nsampai malam!',
      en: 'Lay out your day\nfrom morning to night!',
    },
    args: { things: ['bowl', 'book', 'ball', 'bed'], most: 4, day: 1 },
  },
};
