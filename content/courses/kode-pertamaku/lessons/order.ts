/** Several commands one after the other: what comes first matters. */
import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { islands } from '../generators/islands.ts';
import { gaps } from '../generators/ways.ts';
import { gapItems, homeItems, type Kind, rowsIn, scene } from './making.ts';

const lay: Kind = {
  name: 'lay',
  skill: 'sequence',
  activity: 'path',
  say: both('Susun panah\nsampai Nobi pulang.', 'Lay arrows\nto take Nobi home.'),
  from: -4.1,
};
const gap: Kind = {
  name: 'gap',
  skill: 'sequence',
  activity: 'choose',
  say: both(
    'Satu panah belum ada.\nPilih yang pas.',
    'One arrow is missing.\nPick the one that fits.',
  ),
  from: -4.2,
};

export const order: CourseLesson = {
  id: 'order',
  title: both('Urutan', 'In Order'),
  recap: both(
    'Kamu menyusun panah berurutan,\ndari awal sampai rumah.',
    'You put arrows in order,\nfrom the start to home.',
  ),
  look: [
    scene(
      'look-order',
      { map: 'nro/ooh', program: 'drr' },
      both('Nobi membaca panah\ndari depan, satu-satu.', 'Nobi reads the arrows\nfrom the front.'),
    ),
    scene(
      'look-other-order',
      { map: 'nro/ooh', program: 'rdr' },
      both('Panahnya sama,\nurutannya lain. Duk!', 'The same arrows,\nanother order. Bonk!'),
    ),
    scene(
      'look-short',
      { map: 'nooo/oooh', program: 'rr' },
      both(
        'Kalau panahnya kurang,\nNobi berhenti di jalan.',
        'With too few arrows\nNobi stops on the way.',
      ),
    ),
    scene(
      'look-long-way',
      { map: 'noro/oooo/orho', program: 'drrd' },
      both('Bawah, kanan, kanan, bawah.\nSampai di rumah!', 'Down, right, right, down.\nHome!'),
    ),
  ],
  try: [
    ...gapItems({ ...gap, name: 'try-gap' }, [
      ['noh/ooo', '1ud'],
      ['nor/ooo/ooh', '0ul'],
    ]),
    ...homeItems({ ...lay, name: 'try-lay' }, ['noh/ooo/ooo', 'noo/roo/oho']),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...gapItems(gap, [
          ['hon/ooo', '0rd'],
          ['ron/ooo/rho', '1lr'],
          ['ooh/oro/noo', '0dl'],
          ['nro/oro/ooh', '2lu'],
          ['oohr/oroo/nooo', '1lr'],
          ['nooo/rrro/hooo@4', '3lu'],
          ['orho/oroo/oroo/nooo', '4ld'],
          ['nrho/oroo/ooor/oroo', '3ld'],
          ['ooo/noh/ror', '1lu'],
          ['nor/ooo/hoo', '0ur'],
          ['ooo/hon/oro', '1rd'],
          ['hro/ooo/noo', '0dr'],
          ['oro/roo/noh', '1ul'],
          ['roh/ooo/oon', '1dl'],
          ['ono/ooo/rho', '0lu'],
          ['oho/oor/ono', '0dr'],
        ]),
        ...homeItems(lay, [
          'noo/ooo/ooh',
          'ooh/oro/noo@1',
          'ron/ooo/hoo',
          'nro/oro/ooh',
          'ohro/orro/ooon/wwoo',
          'noor/orco/oooh',
          'nooo/rrwo/ooho/oooo',
          'oooh/owwo/noco/oooo',
          'ohor/rroo/nroo/oooo',
          'nrooo/orooo/ooroh/wooow',
          'ooron/ocooo/oowwo/hoooo',
          'hrooo/ooroo/roroo/oooon',
          'noh/oro/ooo',
          'ooo/hon/ror',
          'oon/oro/ooh',
          'hoo/ooo/nro',
          'orr/ooo/noh',
          'rho/ooo/ono',
          'noo/ooo/hro',
        ]),
      ],
      [
        ...gapItems({ ...gap, name: 'gap-made' }, [
          ...gaps({ seed: 21, count: 12, size: 3, steps: [3, 4] }),
          ...gaps({ seed: 22, count: 16, size: 4, steps: [4, 6] }),
        ]),
        ...homeItems({ ...lay, name: 'lay-made' }, [
          ...islands({ seed: 23, count: 10, size: 3, steps: [3, 4] }),
          ...islands({ seed: 24, count: 16, size: 4, steps: [4, 6] }),
        ]),
      ],
    ),
  },
  make: {
    id: 'make-order',
    activity: 'garden',
    say: both(
      'Susun jalan bungamu.\nMau bentuk apa?',
      'Lay your flower path.\nWhat shape shall it be?',
    ),
    args: { map: rowsIn('oooo/oooo/oooo/nooo'), room: 12 },
  },
};
