/** What staff may give each activity. Whether it can be won, `playable.ts` says. */
import {
  either,
  flag,
  form,
  type Label,
  oneOf,
  optional,
  someOf,
  whole,
  wholes,
} from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';
import { weights } from './rules/weights.ts';
import { dayParts } from './view/day.ts';
import { puzzles } from './view/puzzles.ts';
import { shapeNames } from './view/shapes.ts';
import { thingNames } from './view/things.ts';

const thing: Label = ['Benda', 'Thing'];
const howMany: Label = ['Banyaknya', 'How many'];
const helps: Label = ['Tunjukkan tempatnya', 'Show where they go'];
const have: Label = ['Sudah ada', 'Already there'];
const picked: Label = ['Pilihan jawaban', 'Answers to choose'];

const choices = optional(wholes(picked, { from: 0, to: 20, least: 2, most: 4 }));
const three = { least: 2, most: 4 };
const measured = [...Object.keys(weights), 'pencil', 'snake'];

export const forms: ActivityForms = {
  count: form(['Menghitung benda', 'Count things'], {
    thing: oneOf(thing, thingNames),
    n: whole(howMany, 1, 10),
    choices,
    friend: optional(whole(['Sahabat Angka', 'Number friend'], 1, 10)),
  }),
  monster: form(['Memberi mata monster', 'Give the monster eyes'], {
    n: whole(howMany, 1, 10),
    ghosts: flag(helps),
  }),
  boat: form(['Mengisi perahu', 'Fill the boat'], {
    n: whole(['Kursi', 'Seats'], 1, 10),
    have: whole(have, 0, 9),
    choices,
    ghosts: flag(helps),
  }),
  pairs: form(['Pasangan sepuluh', 'Pairs of ten'], {
    cards: wholes(['Kartu', 'Cards'], { from: 1, to: 9, least: 2, most: 6 }),
    digit: flag(['Dengan angka', 'With digits']),
  }),
  beads: form(['Rangkaian manik', 'String of beads']),
  bus: form(['Bus bertingkat', 'The bus'], {
    n: optional(whole(howMany, 1, 20)),
    have: optional(whole(have, 1, 20)),
    by: optional(whole(['Naik (+) atau turun (−)', 'Get on (+) or off (−)'], -19, 19)),
    thing: optional(oneOf(thing, thingNames)),
    choices,
    ghosts: flag(helps),
    things: optional(
      someOf(['Benda untuk bus sendiri', 'Things for an own bus'], thingNames, three),
    ),
  }),
  hop: form(['Lompat di kolam', 'Hop on the pond'], {
    from: whole(['Mulai dari', 'Starts at'], 0, 20),
    by: whole(['Maju (+) atau mundur (−)', 'On (+) or back (−)'], -19, 19),
    choices,
    fly: flag(['Ada lalat di tujuan', 'A fly at the end']),
    asks: optional(oneOf(['Yang ditanya', 'What is asked'], ['hops'])),
  }),
  cake: form(['Kue dan lilin', 'Cake and candles'], {
    have: optional(whole(['Lilin', 'Candles'], 1, 10)),
    by: optional(whole(['Ditiup', 'Blown out'], 1, 10)),
  }),
  puzzle: form(['Puzzle bentuk', 'Shape puzzle'], {
    shape: optional(oneOf(['Kenalkan bentuk', 'Shape to meet'], shapeNames)),
    scene: optional(oneOf(['Gambar', 'Picture'], Object.keys(puzzles))),
    hole: optional(whole(['Bagian yang kosong (dari 0)', 'Missing piece (from 0)'], 0, 12)),
    choices: optional(someOf(picked, shapeNames, three)),
  }),
  pattern: form(['Pola', 'Pattern'], {
    row: optional(someOf(['Baris', 'Row'], thingNames, { least: 4, most: 10 })),
    gap: optional(whole(['Tempat kosong (dari 0)', 'Gap (from 0)'], 0, 9)),
    choices: optional(someOf(picked, thingNames, three)),
    things: optional(
      someOf(['Benda untuk pola sendiri', 'Things for an own row'], thingNames, three),
    ),
    most: optional(whole(['Paling banyak', 'At most'], 4, 12)),
  }),
  measure: form(['Mengukur', 'Measure'], {
    how: oneOf(['Cara', 'Way'], ['length', 'weight', 'longer', 'heavier']),
    thing: optional(oneOf(thing, measured)),
    n: optional(whole(['Panjang atau berat', 'Length or weight'], 1, 8)),
    one: optional(either(['Yang satu', 'One'], { from: 2, to: 9, of: Object.keys(weights) })),
    other: optional(
      either(['Yang lain', 'The other'], { from: 2, to: 9, of: Object.keys(weights) }),
    ),
    shift: optional(whole(['Geser', 'Shifted by'], 0, 6)),
  }),
  clock: form(['Jam dan hari', 'Clock and day'], {
    n: optional(whole(['Jam', 'Hour'], 1, 23)),
    start: optional(whole(['Jarum mulai di', 'Hands start at'], 1, 23)),
    thing: optional(oneOf(thing, thingNames)),
    choices: optional(wholes(picked, { from: 1, to: 12, least: 2, most: 4 })),
    part: optional(oneOf(['Bagian hari', 'Part of the day'], dayParts)),
  }),
  tens: form(['Lampion puluhan', 'Lanterns in tens'], {
    n: optional(whole(howMany, 1, 100)),
    have: optional(whole(have, 1, 100)),
    by: optional(whole(['Tambah (+) atau ambil (−)', 'More (+) or fewer (−)'], -99, 99)),
    choices: optional(wholes(picked, { from: 1, to: 100, least: 2, most: 4 })),
    asks: optional(oneOf(['Yang ditanya', 'What is asked'], ['name', 'most', 'least'])),
    ghosts: flag(helps),
  }),
  picture: form(['Gambar sendiri', 'Own picture'], {
    things: someOf(['Benda', 'Things'], thingNames, three),
    most: optional(whole(['Paling banyak', 'At most'], 3, 30)),
    sea: flag(['Di laut', 'At sea']),
    sum: flag(['Sebut jumlahnya', 'Say the sum']),
    day: flag(['Satu hari', 'A whole day']),
  }),
};
