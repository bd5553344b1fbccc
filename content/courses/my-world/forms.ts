/** What staff may give each activity. Whether it can be won, `playable.ts` says. */
import { form, type Label, oneOf, optional, someOf, whole } from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';

import { basketHows, kinds } from './rules/baskets.ts';
import { frames, stickers } from './rules/cards.ts';
import { type Part, parts } from './rules/line.ts';
import { buildings } from './rules/patterns/town.ts';
import { patternNames, patterns } from './rules/patterns.ts';
import { people } from './rules/people.ts';
import { corners, spotHows } from './rules/spots.ts';
import { timeHows } from './rules/times.ts';
import { tales } from './text/tales.ts';

const how: Label = ['Jenis kalimat', 'Kind of sentence'];
const labels: Record<Part, Label> = {
  who: ['Siapa', 'Who'],
  what: ['Apa', 'What'],
  also: ['Apa lagi', 'What else'],
  where: ['Di mana, atau yang mana', 'Where, or which'],
  n: ['Berapa; jam: dalam seperempat jam', 'How many; time: in quarters of an hour'],
};

const poolsOf = (names: readonly string[]) =>
  names.flatMap((name) => patterns[name]?.pools ?? kinds[name]?.pools ?? []);

const words = (names: readonly string[], part: Exclude<Part, 'n'>, more: readonly string[]) => [
  ...new Set([
    ...poolsOf(names).flatMap((pools) => (pools[part] ?? []).map((value) => `${value}`)),
    ...more,
  ]),
];

type Field = ActivityForms[string]['fields'][string];

const fieldFor = (part: Part, names: readonly string[], more: readonly string[]): Field | null => {
  if (part === 'n') return optional(whole(labels.n, 0, 95));
  const of = words(names, part, more);
  return of.length === 0 ? null : optional(oneOf(labels[part], of));
};

const fieldsFor = (
  names: readonly string[],
  more: Partial<Record<Part, readonly string[]>> = {},
) => {
  const fields: Record<string, Field> = {};
  for (const part of parts) {
    const field = fieldFor(part, names, more[part] ?? []);
    if (field) fields[part] = field;
  }
  return fields;
};

const view = optional(
  whole(
    ['0 semua kata, 1 kata inti, 2 satu kata', '0 all words, 1 those that matter, 2 one'],
    0,
    2,
  ),
);

export const forms: ActivityForms = {
  build: form(['Menyusun kalimat', 'Build a sentence'], {
    how: oneOf(how, patternNames),
    ...fieldsFor(patternNames),
    view,
  }),
  spell: form(['Mengeja satu kata', 'Spell a word'], {
    how: oneOf(how, patternNames),
    ...fieldsFor(patternNames),
    view,
  }),
  pick: form(['Memilih', 'Pick'], {
    how: oneOf(how, patternNames),
    ...fieldsFor(patternNames),
    way: oneOf(['Memilih apa', 'Pick what'], ['write', 'read']),
  }),
  gather: form(['Mengambil yang disebut', 'Take what is named'], {
    how: oneOf(how, basketHows),
    ...fieldsFor(basketHows),
  }),
  spot: form(['Menaruh di tempatnya', 'Put it in its place'], {
    how: oneOf(how, spotHows),
    ...fieldsFor(spotHows, { where: corners, what: buildings }),
  }),
  clock: form(['Menyetel jam', 'Set the clock'], {
    how: oneOf(how, timeHows),
    ...fieldsFor(timeHows),
  }),
  tale: form(['Halaman surat', 'Page of a letter'], {
    page: oneOf(['Surat', 'Letter'], Object.keys(tales)),
    who: optional(oneOf(labels.who, Object.keys(people))),
  }),
  card: form(['Kartu pos', 'Postcard'], {
    frame: oneOf(['Kalimat', 'Sentence'], frames),
    things: someOf(['Tempelan', 'Stickers'], stickers, { least: 2, most: 8 }),
  }),
};
