/** Letters to catch, to hear at the beginning, to write and to join, made from what is taught. */
import type { Draft } from '../lessons/making.ts';
import { blending, catching, picking, tracing } from '../lessons/making.ts';
import { drawnLetters } from '../playable.ts';
import { confusedIn, mistaken } from './confused.ts';
import type { Taught } from './taught.ts';

/** How hard it is for a new child, on the scale of the whole course. */
export type Graded = [difficulty: number, draft: Draft];

/** The same draft under a name that says what stands beside the answer. */
const named = (draft: Draft, key: string): Draft => ({ ...draft, key });

const rounds = [0, 1, 2, 3, 4, 5];

const wanted = ({ fresh, glyphs }: Taught): readonly string[] =>
  fresh.length > 0 ? fresh : glyphs.slice(-4);

export const catches = (taught: Taught): Graded[] =>
  wanted(taught).flatMap((want, place) =>
    rounds.map((turn): Graded => {
      const many = 1 + (turn % 3);
      const others = mistaken(want, taught.glyphs, { turn, many: 2 + (turn % 2) });
      const hard = 0.2 * many + 0.3 * others.length + 0.3 * confusedIn(want, others);
      const draft = catching(want, [want, ...others], many);
      return [
        -3.2 + hard + 0.03 * turn + 0.05 * place,
        named(draft, `${want}-of-${others.join('')}-${many}`),
      ];
    }),
  );

const firstOf = (word: string): string => word.match(/^(?:ng|ny|[a-z])/)?.[0] ?? '';

export const sounds = (taught: Taught): Graded[] =>
  taught.pictured
    .filter((word) => wanted(taught).includes(firstOf(word)))
    .flatMap((word, place) =>
      [place, place + 3].map((turn): Graded => {
        const first = firstOf(word);
        const others = mistaken(first, taught.glyphs, { turn, many: 2 + (turn % 2) });
        const hard = 0.3 * others.length + 0.35 * confusedIn(first, others) + 0.05 * word.length;
        const draft = picking('sound', word, [first, ...others]);
        return [-2.6 + hard + 0.01 * place, named(draft, `sound-${word}-${others.join('')}`)];
      }),
    );

/** Writing is practised: letters of before come again. The rounder and the more strokes, the harder. */
const strokes = 'i o l u t a n c r m p s b d e k g y h j w v x z f q';

export const traces = ({ glyphs }: Taught): Graded[] =>
  glyphs
    .filter((glyph) => drawnLetters.includes(glyph))
    .map((letter): Graded => [-2.3 + 0.04 * strokes.indexOf(letter), tracing(letter)]);

export const blends = (taught: Taught): Graded[] =>
  (taught.fresh.length > 0 ? taught.fresh : taught.consonants.slice(-4))
    .filter((glyph) => taught.consonants.includes(glyph))
    .flatMap((head, place) =>
      taught.vowels.flatMap((tail, turn) =>
        [2, 3].map((many): Graded => {
          const others = mistaken(head, taught.consonants, { turn: turn + many, many: many - 1 });
          const heads = turn % 2 === 0 ? [...others, head] : [head, ...others];
          const hard = 0.45 * others.length + 0.3 * confusedIn(head, others) + 0.07 * turn;
          const draft = blending(heads, tail, [`${head}${tail}`]);
          return [-0.9 + hard + 0.04 * place, named(draft, `${head}${tail}-of-${heads.join('')}`)];
        }),
      ),
    )
    .filter(([, { args }]) => Array.isArray(args.heads) && args.heads.length > 1);
