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
  whole,
  wholes,
} from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';
import { colourNames, entryNames } from './rules/lexicon.ts';
import { callNames } from './rules/phrases.ts';
import { verseNames } from './rules/verses.ts';
import { figureNames } from './view/figures.ts';
import { furnitureNames, spotsOf } from './view/furniture.ts';
import { landNames } from './view/lands.ts';

const want: Label = ['Yang dicari', 'What is wanted'];
const offered: Label = ['Pilihan di layar', 'On the screen'];
const figure: Label = ['Gambar', 'Figure'];
const hint = flag(['Beri petunjuk sejak awal', 'Help from the start']);

export const forms: ActivityForms = {
  show: form(['Lihat dan dengar', 'Look and listen'], {
    things: explained(
      allSpelt(['Yang diperlihatkan', 'What is shown'], '[a-z-]+', { least: 1, most: 3 }),
      [
        'Kata (cat), lagu (wake), atau mainan di tempatnya (ball-in-box)',
        'A word (cat), a verse (wake), or a toy at its place (ball-in-box)',
      ],
    ),
    line: optional(
      oneOf(['Ucapan pembuka', 'Said first'], ['hello-friends', 'goodbye', 'in-the-sky']),
    ),
    n: optional(whole(['Banyaknya', 'How many'], 1, 10)),
  }),
  pick: form(['Dengar lalu pilih', 'Listen and pick'], {
    way: oneOf(['Ucapan', 'Call'], callNames),
    want: someOf(want, entryNames, { least: 1, most: 3 }),
    of: someOf(offered, entryNames, { least: 2, most: 4 }),
    hint,
  }),
  paint: form(['Dengar lalu cat', 'Listen and paint'], {
    figure: oneOf(figure, figureNames),
    want: someOf(want, colourNames, { least: 1, most: 3 }),
    of: someOf(offered, colourNames, { least: 2, most: 3 }),
    hint,
  }),
  colouring: form(['Mengecat sesukanya', 'Paint as you like'], {
    figure: oneOf(figure, figureNames),
    of: someOf(['Cat', 'Paints'], colourNames, { least: 2, most: 8 }),
  }),
  collage: form(['Menempel gambar', 'Stick a picture'], {
    things: someOf(['Benda', 'Things'], entryNames, { least: 2, most: 6 }),
    land: oneOf(['Tempat', 'Place'], landNames),
  }),
  gather: form(['Kumpulkan sesuai pesanan', 'Gather an order'], {
    view: oneOf(['Wadah', 'Scene'], ['balloons', 'basket', 'monster']),
    want: someOf(want, entryNames, { least: 0, most: 3 }),
    n: wholes(['Berapa masing-masing', 'How many of each'], { from: 1, to: 10, least: 0, most: 3 }),
    of: someOf(offered, entryNames, { least: 1, most: 6 }),
    hint,
  }),
  spot: form(['Di mana mainannya', 'Where is the toy'], {
    way: oneOf(['Cara', 'Way'], ['seek', 'put']),
    toy: oneOf(['Mainan', 'Toy'], entryNames),
    want: oneOf(['Tempat yang benar', 'Right place'], furnitureNames.flatMap(spotsOf)),
    of: someOf(['Perabot', 'Furniture'], furnitureNames, { least: 1, most: 3 }),
    hint,
  }),
  wheel: form(['Roda lagu', 'Song wheel'], {
    want: someOf(['Urutan lagu', 'Verses in order'], verseNames, { least: 0, most: 5 }),
    of: someOf(offered, verseNames, { least: 2, most: 7 }),
    hint,
    own: flag(['Lagu sendiri', 'Own song']),
  }),
};
