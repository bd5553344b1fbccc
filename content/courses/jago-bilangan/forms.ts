/** What staff may give each activity. Whether it can be won, `playable.ts` says. */
import { flag, form, type Label, oneOf, optional, someOf, whole, wholes } from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';
import { cargoNames, castNames, loadings } from './rules/names.ts';
import { stories } from './rules/stories.ts';

const number: Label = ['Bilangan', 'Number'];
const way: Label = ['Cara', 'Way'];
const most = 9999;

const figure = (label: Label) => optional(whole(label, 0, most));
const pile = (label: Label) => optional(whole(label, 0, 29));
const view = optional(whole(['Bantuan terlihat (0 sampai 2)', 'Help in sight (0 to 2)'], 0, 2));

const fields = {
  n: figure(number),
  a: figure(['Bilangan pertama', 'First number']),
  b: figure(['Bilangan kedua', 'Second number']),
  c: figure([
    'Bilangan ketiga; kira-kira: 1 tambah, 2 kurang',
    'Third number; about: 1 plus, 2 minus',
  ]),
  to: optional(whole(['Tempat: 1, 10, 100, 1000', 'Place: 1, 10, 100, 1000'], 1, 1000)),
  scene: optional(whole(['Cerita', 'Story'], 1, stories.length)),
  view,
};
const asks = ['plus', 'minus', 'near', 'less', 'times', 'story', 'round', 'about', 'worth', 'read'];

export const forms: ActivityForms = {
  pack: form(['Memuat kereta', 'Load the train'], {
    how: oneOf(way, loadings),
    n: figure(number),
    a: figure(['Muatan pertama', 'First load']),
    b: figure(['Muatan kedua, atau yang diturunkan', 'Second load, or what is unloaded']),
    gap: optional(whole(['Habis: 1 kaleng, 2 bungkus', 'Run out: 1 tins, 2 bags'], 0, 2)),
    view,
  }),
  wheels: form(['Papan putar', 'Turning board'], {
    how: oneOf(way, [...asks, 'words', 'parts', 'crates', 'divide']),
    ...fields,
    p1: pile(['Gerbong', 'Wagons']),
    p2: pile(['Kaleng', 'Tins']),
    p3: pile(['Bungkus', 'Bags']),
    p4: pile(['Keping', 'Crackers']),
    shift: flag(['Urutan terbalik', 'In reverse']),
  }),
  pick: form(['Memilih bilangan', 'Pick a number'], {
    how: oneOf(way, asks),
    ...fields,
    choices: wholes(['Pilihan jawaban', 'Answers to choose'], {
      from: 0,
      to: 99_999,
      least: 2,
      most: 4,
    }),
  }),
  order: form(['Menyusun urutan', 'Put in order'], {
    how: oneOf(way, ['up', 'down', 'largest', 'smallest']),
    cards: wholes(['Kartu', 'Cards'], { from: 0, to: most, least: 3, most: 5 }),
  }),
  rail: form(['Garis bilangan', 'Number line'], {
    n: whole(number, 1, most),
    start: whole(['Mulai dari', 'Starts at'], 0, most),
    shift: whole(['Jarak dua tanda', 'From mark to mark'], 2, 1000),
  }),
  balance: form(['Memindahkan sampai bulat', 'Move until round'], {
    a: whole(['Kaleng kiri', 'Left tin'], 1, most),
    b: whole(['Kaleng kanan', 'Right tin'], 1, most),
  }),
  slide: form(['Menggeser angka', 'Slide digits'], {
    n: whole(number, 1, 999),
    to: whole(['Kali 10 atau 100', 'Times 10 or 100'], 10, 100),
  }),
  share: form(['Membagi rata', 'Share out'], {
    a: whole(['Semuanya', 'In all'], 2, 299),
    b: whole(['Piring', 'Plates'], 2, 9),
  }),
  tale: form(['Halaman cerita', 'Page of the story'], {
    view: oneOf(['Tokoh', 'Who'], castNames),
    n: optional(whole(number, 0, most)),
  }),
  train: form(['Kereta sendiri', 'Own train'], {
    things: someOf(['Gerbong', 'Wagons'], cargoNames, { least: 2, most: 5 }),
  }),
};
