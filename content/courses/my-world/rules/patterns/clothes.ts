/** What things look like: size, colour, then the thing; and who is wearing it. */
import type { Pattern } from '../line.ts';
import { singles, whoOf } from '../people.ts';

export const colours = ['red', 'blue', 'green', 'yellow', 'pink'] as const;
export const sizes = ['big', 'small'] as const;
export const garments = ['hat', 'shirt', 'skirt', 'scarf', 'bag', 'umbrella'] as const;
export const worn = ['hat', 'shirt', 'scarf'] as const;
export const weathers = ['sunny', 'rainy', 'cloudy', 'windy'] as const;

const otherSize = (size: string): string => (size === 'big' ? 'small' : 'big');
const next = (of: readonly string[], one: string): string =>
  of[(of.indexOf(one) + 1) % of.length] ?? one;
/** Words that look or sound alike. */
const alike: Readonly<Record<string, string>> = { shirt: 'skirt', skirt: 'shirt' };

const rivalOf = (what: string): string => alike[what] ?? next(garments, what);

export const clothes: Readonly<Record<string, Pattern>> = {
  'look-thing': {
    pools: { where: sizes, also: colours, what: garments },
    line: ({ where, also, what }) => ({
      text: `it is a ${where} ${also} ${what}`,
      end: '.',
      key: [also, what, where],
      spell: what,
      slips: [
        [`${also} ${what}`, `${what} ${also}`, 'adjective'],
        [where, otherSize(where), 'meaning'],
        ['is', '', 'noBe'],
        [`${where} ${also}`, `${also} ${where}`, 'adjective'],
        [what, rivalOf(what), 'meaning'],
      ],
    }),
  },
  'look-wear': {
    pools: { who: ['me', ...singles], where: colours, what: worn },
    line: ({ who, where, what }) => {
      const be = whoOf(who).person === 'I' ? 'am' : 'is';
      return {
        text: `${whoOf(who).name} ${be} wearing a ${where} ${what}`,
        end: '.',
        key: [where, what, be],
        spell: where,
        slips: [
          [`${where} ${what}`, `${what} ${where}`, 'adjective'],
          [be, '', 'noBe'],
          ['wearing', 'wear', 'ing'],
          [`a ${where}`, where, 'noArticle'],
        ],
      };
    },
  },
  'look-both': {
    pools: { who: singles, where: colours, also: colours },
    fits: ({ where, also }) => where !== also,
    line: ({ who, where, also }) => ({
      text: `${whoOf(who).pro} is wearing a ${where} hat and_a ${also} scarf`,
      end: '.',
      key: [`${where}`, 'wearing', `${also}`],
      spell: also,
      slips: [
        [`${where} hat`, `hat ${where}`, 'adjective'],
        [`${also} scarf`, `scarf ${also}`, 'adjective'],
        ['wearing', 'wear', 'ing'],
        ['is', '', 'noBe'],
      ],
    }),
  },
  'look-weather': {
    pools: { what: weathers, also: colours, who: singles },
    line: ({ what, also, who }) => ({
      text: `it is ${what} so_${whoOf(who).pro} has_a ${also} umbrella`,
      end: '.',
      key: [what, 'is'],
      spell: what,
      slips: [
        ['is', '', 'noBe'],
        [what, next(weathers, what), 'meaning'],
        [`${also} umbrella`, `umbrella ${also}`, 'adjective'],
      ],
    }),
    fits: ({ what }) => what === 'rainy' || what === 'sunny',
  },
};
