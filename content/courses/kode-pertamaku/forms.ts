/** What staff may give each activity. Whether it can be won, `playable.ts` says. */
import {
  allSpelt,
  explained,
  flag,
  form,
  type Label,
  oneOf,
  optional,
  someOf,
  spelt,
  whole,
} from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';
import { moves, triggers } from './rules/moves.ts';

const arrows = '[urdlx]{1,12}';
const program = `${arrows}(-[2-4]-${arrows}(-${arrows})?)?`;
const map = explained(
  allSpelt(['Peta, baris demi baris', 'Map, row by row'], '[nhrwpcfo]{1,6}', { least: 1, most: 6 }),
  [
    'n Nobi, h rumah, r batu, w sungai, p genangan, c ayam, f buah, o tanah',
    'n Nobi, h home, r rock, w river, p puddle, c chicken, f fruit, o land',
  ],
);
const arrowHelp: Label = [
  'u atas, r kanan, d bawah, l kiri; rr-3-u-d: rr, tiga kali u, lalu d (x: kosong)',
  'u up, r right, d down, l left; rr-3-u-d: rr, three times u, then d (x: nothing)',
];
const walked = explained(spelt(['Program', 'Program'], program), arrowHelp);
const startField = optional(
  explained(spelt(['Program awal', 'Program to begin with'], program), arrowHelp),
);
const picked: Label = ['Pilihan jawaban', 'Answers to choose'];
const few = { least: 2, most: 3 };
const rule = `(${triggers.join('|')})-(${[...moves, ...triggers].join('|')})`;

export const forms: ActivityForms = {
  watch: form(['Lihat Nobi berjalan', 'Watch Nobi walk'], { map, program: walked }),
  drive: form(['Tuntun Nobi pulang', 'Lead Nobi home'], { map }),
  square: form(['Cari kotaknya', 'Find the square'], {
    map,
    program: optional(walked),
    ask: optional(oneOf(['Buka jalan, bukan menebak tempat', 'Open the way instead'], ['open'])),
  }),
  path: form(['Susun panah', 'Lay the arrows'], {
    map,
    given: startField,
    drum: optional(
      whole(['Panah yang muat, dengan gendang', 'Arrows that fit, with a drum'], 1, 3),
    ),
  }),
  choose: form(['Pilih program', 'Choose the program'], {
    map,
    programs: explained(allSpelt(['Kartu program', 'Program cards'], program, few), arrowHelp),
    hole: optional(whole(['Ubin yang kosong (dari 0)', 'Missing tile (from 0)'], 0, 11)),
    program: optional(spelt(['Program panjang', 'The long program'], program)),
  }),
  bug: form(['Cari kumbang', 'Find the beetle'], {
    map,
    program: spelt(['Program yang salah', 'Program with the beetle'], arrows),
    fixed: spelt(['Program yang benar', 'Program mended'], arrows),
  }),
  garden: form(['Kebun sendiri', 'Own garden'], {
    map,
    room: whole(['Panah yang muat', 'Arrows that fit'], 3, 12),
    given: startField,
    drum: flag(['Dengan gendang', 'With a drum']),
  }),
  dance: form(['Tarian berpola', 'Dance in a pattern'], {
    row: someOf(['Gerakan', 'Moves'], moves, { least: 4, most: 8 }),
    show: optional(oneOf(['Hanya tarian', 'Only dance'], ['dance'])),
    hole: optional(whole(['Gerakan yang kosong (dari 0)', 'Missing move (from 0)'], 0, 7)),
    choices: optional(allSpelt(picked, `(${moves.join('|')})(-(${moves.join('|')})){0,3}`, few)),
  }),
  event: form(['Ketuk dan lihat', 'Tap and see'], {
    rules: explained(allSpelt(['Aturan', 'Rules'], rule, { least: 1, most: 3 }), [
      'Seperti bell-jump: lonceng membuat Nobi melompat',
      'Such as bell-jump: the bell makes Nobi jump',
    ]),
    wanted: optional(oneOf(['Gerakan yang dicari', 'Move that is wanted'], moves)),
    tapped: optional(oneOf(['Yang diketuk', 'What is tapped'], triggers)),
    choices: optional(someOf(picked, moves, few)),
  }),
  mygame: form(['Game sendiri', 'Own game'], { event: flag(['Dengan kejadian', 'With events']) }),
  owndance: form(['Tarian sendiri', 'Own dance']),
  ownrules: form(['Aturan sendiri', 'Own rules']),
};
