/** Words to build, to end and to read, and lines to read, made from what is taught. */
import { building, ending, page, picking } from '../lessons/making.ts';
import { lastSoundOf } from '../playable.ts';
import { isMistakable, syllablesOf } from '../rules/words.ts';
import { confusedIn, mistaken } from './confused.ts';
import type { Graded } from './letters.ts';
import { newWords, type Taught } from './taught.ts';

const vowelsOf: Record<string, string> = { a: 'o', i: 'e', u: 'o', e: 'i', o: 'u' };

/** A syllable with another vowel, and one that is turned round: both are read so by beginners. */
const wrongStones = (parts: readonly string[]): string[] => {
  const swapped = parts.map((part) => part.replace(/[aiueo]/, (vowel) => vowelsOf[vowel] ?? vowel));
  const crossed = parts.map((part, at) => {
    const other = parts[(at + 1) % parts.length] ?? part;
    return part.replace(/[aiueo]/, other.match(/[aiueo]/)?.[0] ?? 'a');
  });
  return [...new Set([...crossed, ...swapped])].filter((each) => !parts.includes(each));
};

/** As many as the river's bank holds (forms.ts). */
const mostStones = 5;

export const builds = (taught: Taught): Graded[] =>
  newWords(taught)
    .filter((word) => syllablesOf(word).length > 1)
    .flatMap((word, place) =>
      [1, 2].flatMap((many): Graded[] => {
        const parts = syllablesOf(word);
        const others = wrongStones(parts).slice(0, many);
        if (others.length < many || parts.length + many > mostStones) return [];
        const tiles = [...parts.slice(1), ...others, ...parts.slice(0, 1)];
        const hard = 0.45 * many + 0.09 * word.length + 0.5 * (parts.length - 2) + 0.006 * place;
        return [[0.3 + hard, { ...building(word, tiles), key: `${word}-of-${others.join('')}` }]];
      }),
    );

export const endings = (taught: Taught): Graded[] =>
  taught.words
    .filter((word) => /[^aiueo]$/.test(word))
    .flatMap((word, place) =>
      [2, 3].map((many): Graded => {
        const last = lastSoundOf(word);
        const others = mistaken(last, taught.consonants, { turn: place + many, many });
        const hard = 0.3 * many + 0.25 * confusedIn(last, others) + 0.07 * word.length;
        const draft = ending(word, [...others.slice(0, 1), last, ...others.slice(1)]);
        return [0.1 + hard + 0.005 * place, { ...draft, key: `${word}-of-${others.join('')}` }];
      }),
    );

/** How alike two words look: that is what a guess from the first letters falls for. */
const likeness = (one: string, other: string): number =>
  (one[0] === other[0] ? 2 : 0) +
  (one.at(-1) === other.at(-1) ? 1 : 0) +
  (one.length === other.length ? 1 : 0);

export const readings = (taught: Taught): Graded[] =>
  newWords(taught).flatMap((word, place) =>
    (['word', 'picture'] as const).flatMap((by, way): Graded[] => {
      const likely = taught.words
        .filter((each) => each !== word && !isMistakable(each, word))
        .toSorted((a, b) => likeness(word, b) - likeness(word, a));
      const many = 2 + ((place + way) % 2);
      const others = likely.slice(0, many);
      if (others.length < many) return [];
      const close = others.reduce((sum, each) => sum + likeness(word, each), 0);
      const hard = 0.08 * close + 0.3 * (many - 2) + 0.07 * word.length + 0.15 * way;
      const draft = picking(by, word, [...others.slice(0, 1), word, ...others.slice(1)]);
      return [
        [
          0.9 + hard + 0.005 * place,
          { ...draft, key: `${by}-${word}-of-${others.join('-')}`.slice(0, 36) },
        ],
      ];
    }),
  );

/** Lines about one pictured thing; what is not taught by then falls out. */
const lines = [
  'itu X',
  'ini X',
  'ini X dodi',
  'itu X nina',
  'nina mau X',
  'rara suka X',
  'budi suka X itu',
  'ada X di sini',
  'di sana ada X',
  'lina punya X',
  'X itu punya nina',
  'nenek suka X',
  'X ada di dalam tas',
  'zaki suka X',
  'ini X qila',
  'itu X felix',
  'xena mau X',
];

/** Who or what cannot be owned or kept in a bag. */
const persons = [
  'ibu',
  'ayah',
  'kakek',
  'nenek',
  'guru',
  'dokter',
  'petani',
  'raja',
  'peri',
  'bayi',
];
const owning = /dodi|punya|tas|itu X nina|mau|qila|felix/;
const huge =
  /^(?:bumi|bulan|laut|pulau|gunung|awan|hujan|bintang|rumah|kapal|matahari|pohon|api|air|gajah|jerapah|hiu|buaya|zebra|pesawat|sofa|televisi)$/;

const fits = (line: string, word: string): boolean =>
  !(owning.test(line) && (persons.includes(word) || huge.test(word) || isBody(word))) &&
  !line.split(' ').includes(word);

const isBody = (word: string): boolean =>
  /^(?:mata|kaki|gigi|tangan|hidung|mulut|telinga)$/.test(word);

export const pages = (taught: Taught): Graded[] =>
  newWords(taught).flatMap((word, place) =>
    lines.flatMap((line, kind): Graded[] => {
      // Each thing has some of the lines, so that a page is not always one of the first.
      if ((place + kind) % 3 !== 0 || !fits(line, word)) return [];
      const written = line.replace('X', word);
      if (!written.split(' ').every(taught.canRead)) return [];
      const hard = 0.3 * written.split(' ').length + 0.05 * written.length + 0.004 * place;
      return [[1.4 + hard, page(written, word)]];
    }),
  );
