/** A way over squares is planned: round what bars it, and past what is wanted. */
import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { islands } from '../generators/islands.ts';
import { walks } from '../generators/ways.ts';
import { homeItems, type Kind, scene, walkItems } from './making.ts';

const fetch: Kind = {
  name: 'fetch',
  skill: 'plan',
  activity: 'path',
  say: both('Ambil buahnya dulu,\nlalu pulang.', 'Fetch the fruit first,\nthen go home.'),
  from: -4.3,
};
const find: Kind = {
  name: 'find',
  skill: 'plan',
  activity: 'square',
  say: both(
    'Hitung kotaknya.\nNobi berhenti di mana?',
    'Count the squares.\nWhere will Nobi stop?',
  ),
  from: -4,
};

export const squares: CourseLesson = {
  id: 'squares',
  title: both('Kotak', 'Squares'),
  recap: both(
    'Kamu menghitung kotak\ndan merencanakan jalan.',
    'You counted squares\nand planned the way.',
  ),
  look: [
    scene(
      'look-count',
      { map: 'noooh', program: 'rrrr' },
      both('Empat kotak ke rumah,\nempat panah.', 'Four squares to home,\nfour arrows.'),
    ),
    scene(
      'look-puddle',
      { map: 'npo/ooo/ooh', program: 'r' },
      both('Ada kubangan!\nMemutar saja lewat bawah.', 'A puddle!\nBetter go around it.'),
    ),
    scene(
      'look-around',
      { map: 'npo/ooo/ooh', program: 'ddrr' },
      both('Jalan memutar lebih panjang,\ntapi kering.', 'The way around is longer,\nbut dry.'),
    ),
    scene(
      'look-forgot',
      { map: 'noh/ofo', program: 'rr' },
      both(
        'Buahnya tertinggal!\nNobi baru ingat.',
        'The fruit is left behind!\nNobi remembers it.',
      ),
    ),
    scene(
      'look-fruit',
      { map: 'noh/ofo', program: 'drur' },
      both('Rencanakan dulu:\nbuah, lalu rumah.', 'Plan first:\nfruit, then home.'),
    ),
  ],
  try: [
    ...walkItems({ ...find, name: 'try-find' }, [['nooo/oooo/oooo', 'rrd']]),
    ...homeItems({ ...fetch, name: 'try-fetch' }, ['nof/ooo/ooh', 'hoo/ono/fro']),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...homeItems(fetch, [
          'nfh/ooo/ooo',
          'nof/ooo/ooh',
          'hof/ono/ooo',
          'fho/ooo/noo',
          'ohfo/orro/oooo/onop',
          'oooo/ooof/poho/orno',
          'roooo/ooohw/onooo/fopoo',
          'oooo/orno/foho/cowo',
          'wwoo/horo/ooon/ocof',
          'oooo/oowf/noow/horr',
          'rfoo/hooo/nofo/oroo',
          'fooh/oroo/noof/cowo',
          'ooo/nfh/oro',
          'hfn/ooo/roo',
          'noo/foo/hro',
          'roh/oof/oon',
          'ono/ofo/oho',
          'oro/ooo/hfn',
          'hor/foo/noo',
        ]),
        ...walkItems(find, [
          ['oooo/onoo/oooo', 'dr'],
          ['nooo/oooo/oooo', 'rrd'],
          ['ooon/oooo/oooo', 'ldl'],
          ['oooo/oooo/nooo', 'uurr'],
          ['oroo/onoo/oooo/oooo', 'rrdd'],
          ['oooo/oooo/oono/oooo', 'ulur'],
          ['oooo/orro/oooo/nooo', 'rrruu'],
          ['nooo/oroo/ooro/oooo', 'ddrdrr'],
          ['nooo/oooo/oooo', 'rr'],
          ['oooo/ooon/oooo', 'll'],
          ['oooo/oooo/onoo', 'uu'],
          ['oono/oooo/oooo', 'dd'],
          ['oooo/onoo/oooo', 'ur'],
        ]),
      ],
      [
        ...homeItems({ ...fetch, name: 'fetch-made' }, [
          ...islands({ seed: 31, count: 12, size: 3, steps: [3, 6], fruit: 1 }),
          ...islands({ seed: 32, count: 20, size: 4, steps: [4, 7], fruit: 1 }),
        ]),
        ...walkItems({ ...find, name: 'find-made' }, [
          ...walks({ seed: 33, count: 20, size: 4, steps: [4, 6] }),
        ]),
      ],
    ),
  },
  make: {
    id: 'make-squares',
    activity: 'mygame',
    say: both('Buat pulaumu sendiri.\nLalu mainkan!', 'Make your own island.\nThen play it!'),
    args: { event: 0 },
  },
};
