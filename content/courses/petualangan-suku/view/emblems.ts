/** What stands on each island of the map, on 100 by 100 with its feet at 50, 96. */
import { lantern } from './lanterns.ts';

const post =
  '<path d="M50 96V60" stroke="#8a4b00" stroke-width="6" stroke-linecap="round"/><ellipse cx="50" cy="95" rx="16" ry="4" fill="#0b7f5a" opacity=".5"/>';

const pair = (one: string, other: string): string =>
  `${post}<path d="M14 22H86" stroke="#8a4b00" stroke-width="5" stroke-linecap="round"/><path d="M50 62V22" stroke="#8a4b00" stroke-width="6"/><g transform="translate(-2 22) scale(.56)">${lantern(one)}</g><g transform="translate(46 22) scale(.56)">${lantern(other)}</g>`;

const trio = (glyphs: readonly [string, string, string]): string =>
  `${post}<path d="M10 22H90" stroke="#8a4b00" stroke-width="5" stroke-linecap="round"/><path d="M50 62V22" stroke="#8a4b00" stroke-width="6"/>${glyphs
    .map(
      (glyph, at) =>
        `<g transform="translate(${-8 + at * 36} 22) scale(.44)">${lantern(glyph)}</g>`,
    )
    .join('')}`;

const one = (glyph: string): string =>
  `<g transform="translate(2 0) scale(.96)">${lantern(glyph)}</g>`;

const stones =
  '<path d="M6 70q22-16 44-10t44-6v40H6z" fill="#55d2f0"/><path d="M10 78q10-6 20 0t20 0 20 0 20 0" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/><ellipse cx="28" cy="72" rx="22" ry="13" fill="#8d86b8"/><ellipse cx="28" cy="68" rx="22" ry="12" fill="#c9c3e6"/><ellipse cx="72" cy="78" rx="22" ry="13" fill="#8d86b8"/><ellipse cx="72" cy="74" rx="22" ry="12" fill="#c9c3e6"/><text class="letter" x="28" y="74" font-size="19" text-anchor="middle" fill="#231a4d">bo</text><text class="letter" x="72" y="80" font-size="19" text-anchor="middle" fill="#231a4d">la</text><circle cx="50" cy="34" r="20" fill="#ff8095"/><path d="M32 28q18 14 36 0M33 44q17-12 34 0" fill="none" stroke="#fff" stroke-width="4"/>';

const fish =
  '<path d="M66 56L96 32Q90 56 96 80Z" fill="#ffc04d"/><path d="M4 56C12 26 50 22 72 56C50 90 12 86 4 56Z" fill="#4fcf97"/><text class="letter" x="84" y="64" font-size="22" text-anchor="middle" fill="#231a4d">n</text><text class="letter" x="44" y="64" font-size="22" text-anchor="middle" fill="#06402c">ika</text><circle cx="20" cy="48" r="6" fill="#fff"/><circle cx="19" cy="49" r="3.4" fill="#231a4d"/>';

const book =
  '<path d="M50 34C38 22 18 22 4 28V88C18 82 38 82 50 94C62 82 82 82 96 88V28C82 22 62 22 50 34Z" fill="#5b3bd6"/><path d="M50 36C40 27 24 26 10 30V80C24 76 40 78 50 86C60 78 76 76 90 80V30C76 26 60 27 50 36Z" fill="#fffaf0"/><path d="M50 36V86" stroke="#cdbff2" stroke-width="3"/><path d="M18 44h20M18 54h20M18 64h14M62 54h20M62 64h20" stroke="#8d86b8" stroke-width="4" stroke-linecap="round"/><path d="M72 10l5 10 11 1-8 8 2 11-10-6-10 6 2-11-8-8 11-1z" fill="#ffc53d"/>';

const emblems: Readonly<Record<string, string>> = {
  vowels: one('a'),
  'm-b': pair('m', 'b'),
  'p-t': pair('p', 't'),
  'n-s': pair('n', 's'),
  'l-r': pair('l', 'r'),
  'k-d': pair('k', 'd'),
  'two-syllables': stones,
  'end-sounds': fish,
  'ng-ny': pair('ng', 'ny'),
  'first-story': book,
  'g-h-j-c': trio(['g', 'h', 'j']),
  'w-to-z': trio(['w', 'v', 'z']),
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? one('a');
