/** What staff may give each activity. Whether it can be won, `playable.ts` says. */
import {
  allSpelt,
  explained,
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
import { guests, sounds, tokenNames } from './rules/blocks.ts';

const blocks: Label = ['Program, blok demi blok', 'Program, block by block'];
const some = (label: Label) => someOf(label, tokenNames, { least: 1, most: 24 });
const program = explained(some(blocks), [
  'Mulai dengan topi: hs, ha, hb, hc, hq, atau hm. Kotak ditutup dengan e.',
  'Begin with a hat: hs, ha, hb, hc, hq or hm. A box is closed by e.',
]);
const input = optional(
  spelt(['Tamu atau ketukan, misalnya abba', 'Guests or taps, such as abba'], '[a-c]{1,8}'),
);
const order = {
  want: program,
  start: some(['Yang sudah ada', 'What is there already']),
  tray: some(['Blok di baki', 'Blocks in the tray']),
  many: whole(['Paling banyak blok', 'Blocks at most'], 1, 14),
  input,
};

export const forms: ActivityForms = {
  compose: form(['Menyusun program', 'Build a program'], order),
  mend: form(['Memperbaiki program', 'Fix a program'], {
    ...order,
    view: optional(whole(['1: tempatnya ditandai', '1: its place marked'], 0, 1)),
  }),
  predict: form(['Menebak jalannya', 'Say what it does'], {
    want: program,
    input,
    about: optional(oneOf(['Bunyi yang dihitung', 'Sound to count'], sounds)),
    counts: optional(
      wholes(['Pilihan angka', 'Numbers to choose'], { from: 0, to: 24, least: 2, most: 4 }),
    ),
    choices: optional(
      allSpelt(['Pilihan baris', 'Rows to choose'], '[dtku]{1,12}', { least: 2, most: 4 }),
    ),
  }),
  studio: form(['Program sendiri', 'Own program'], {
    start: some(['Yang sudah ada', 'What is there already']),
    tray: some(['Blok di baki', 'Blocks in the tray']),
  }),
  tale: form(['Halaman cerita', 'Page of the story'], {
    cast: someOf(['Siapa', 'Who'], [...sounds, ...guests], { least: 0, most: 7 }),
  }),
};
