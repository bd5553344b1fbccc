/** What staff may set in each activity. Whether it can be won, `playable.ts` says. */
import {
  allSpelt,
  flag,
  form,
  type Label,
  oneOf,
  optional,
  someOf,
  spelt,
  whole,
  wholes,
} from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';
import { castNames } from './rules/names.ts';
import { orderNames, placeNames } from './rules/orders.ts';
import { pictureNames } from './rules/pictured.ts';
import { words } from './rules/words.ts';

const word: Label = ['Kata', 'Word'];
const wordIds = words.map(({ id }) => id);
const pictured = [...pictureNames];
const lower = '[a-z]+';
const parts = '[a-z]+(-[a-z]+)*';
const sentence = {
  words: allSpelt(['Kata-kata kalimat', 'Words of the sentence'], lower, { least: 3, most: 8 }),
  names: wholes(['Letak nama, mulai dari 0', 'Places of names, from 0'], {
    from: 0,
    to: 7,
    least: 0,
    most: 8,
  }),
};
const person = { least: 2, most: 5 };

export const forms: ActivityForms = {
  spell: form(['Menyusun kata', 'Build a word'], {
    word: oneOf(word, wordIds),
    by: oneOf(['Disusun dari', 'Built from'], ['syllables', 'sounds']),
    many: whole(['Bagian yang tidak perlu', 'Parts that do not belong'], 1, 4),
    view: flag(['Banyak bagian terlihat', 'Number of parts in sight']),
  }),
  split: form(['Menggunting suku kata', 'Snip syllables'], { word: oneOf(word, wordIds) }),
  pick: form(['Membaca dan memilih', 'Read and pick'], {
    by: oneOf(['Cara', 'Way'], ['written', 'picture', 'tale']),
    word: spelt(['Kata atau cerita', 'Word or story'], parts),
    shift: optional(whole(['Mulai dari salah baca ke', 'From which mistake on'], 0, 4)),
    among: optional(someOf(['Gambar', 'Pictures'], pictured, { least: 3, most: 4 })),
  }),
  mend: form(['Memperbaiki kalimat', 'Mend a sentence'], sentence),
  row: form(['Menyusun kalimat', 'Lay a sentence'], sentence),
  load: form(['Memuat kapal', 'Load the boat'], {
    how: oneOf(['Isi surat', 'What the letter says'], orderNames),
    a: oneOf(['Barang pertama', 'First thing'], pictured),
    b: optional(oneOf(['Barang kedua', 'Second thing'], pictured)),
    place: oneOf(['Tempat', 'Place'], placeNames),
    to: optional(oneOf(['Tempat lain', 'Other place'], placeNames)),
    who: optional(spelt(['Nama penulis', 'Who writes'], lower)),
    things: someOf(['Barang di dermaga', 'Things on the quay'], pictured, { least: 3, most: 4 }),
    places: someOf(['Tempat di kapal', 'Places on the boat'], placeNames, { least: 2, most: 3 }),
  }),
  tale: form(['Halaman cerita', 'Page of the story'], {
    view: oneOf(['Tokoh', 'Who'], castNames),
    word: optional(oneOf(word, wordIds)),
  }),
  post: form(['Surat sendiri', 'Own letter'], {
    to: allSpelt(['Untuk siapa', 'For whom'], parts, person),
    who: allSpelt(['Siapa', 'Who'], parts, person),
    does: allSpelt(['Melakukan apa', 'Does what'], parts, person),
    where: allSpelt(['Di mana', 'Where'], parts, person),
    stamp: someOf(['Prangko', 'Stamps'], pictured, person),
  }),
};
