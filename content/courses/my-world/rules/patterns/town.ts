/** Where things are in town: in, on, behind, next to, between, opposite. */
import type { Pattern } from '../line.ts';

export const buildings = [
  'school',
  'library',
  'park',
  'market',
  'station',
  'hospital',
  'bakery',
  'zoo',
] as const;

export const catSpots = ['in', 'on', 'behind', 'next_to', 'in_front_of'] as const;
const rival: Readonly<Record<string, string>> = {
  in: 'on',
  on: 'in',
  behind: 'in_front_of',
  next_to: 'on',
  in_front_of: 'behind',
};

const apart = (...names: readonly string[]): boolean => new Set(names).size === names.length;

export const town: Readonly<Record<string, Pattern>> = {
  'town-cat': {
    pools: { where: catSpots.map((spot) => spot.replaceAll('_', '-')), what: buildings },
    fits: ({ where, what }) => !(what === 'park' || what === 'zoo') || where !== 'on',
    line: ({ where, what }) => {
      const spot = where.replaceAll('-', '_');
      return {
        text: `Oyen is ${spot} the ${what}`,
        end: '.',
        key: [spot, what],
        spell: what,
        slips: [
          [spot, rival[spot] ?? 'on', 'place'],
          ['is', '', 'noBe'],
          [`the ${what}`, what, 'noArticle'],
          ['is', 'are', 'be'],
        ],
      };
    },
  },
  'town-next': {
    pools: { what: buildings, also: buildings },
    fits: ({ what, also }) => apart(what, also),
    line: ({ what, also }) => ({
      text: `the_${what} is next_to the_${also}`,
      end: '.',
      key: ['next_to', 'is'],
      spell: `the_${what}`,
      slips: [
        ['next_to', 'opposite', 'place'],
        ['is', '', 'noBe'],
        ['is', 'are', 'be'],
      ],
    }),
  },
  'town-opposite': {
    pools: { what: buildings, also: buildings },
    fits: ({ what, also }) => apart(what, also),
    line: ({ what, also }) => ({
      text: `the_${what} is opposite the_${also}`,
      end: '.',
      key: ['opposite', 'is'],
      spell: also,
      slips: [
        ['opposite', 'next_to', 'place'],
        ['is', '', 'noBe'],
        ['is', 'are', 'be'],
      ],
    }),
  },
  'town-between': {
    pools: { what: buildings, also: buildings, where: buildings },
    fits: ({ what, also, where }) => apart(what, also, where) && also < where,
    line: ({ what, also, where }) => ({
      text: `the_${what} is between the_${also} and the_${where}`,
      end: '.',
      key: ['between'],
      spell: what,
      slips: [
        ['between', 'next_to', 'place'],
        ['between', 'opposite', 'place'],
        ['is', '', 'noBe'],
      ],
    }),
  },
  'town-ask': {
    pools: { what: buildings, also: ['where', 'there'] },
    line: ({ what, also }) =>
      also === 'where'
        ? {
            text: `where is the_${what}`,
            end: '?',
            key: ['where', 'is'],
            spell: what,
            slips: [
              [`is the_${what}`, `the_${what} is`, 'ask'],
              ['is', '', 'noBe'],
              ['where', 'who', 'wh'],
            ],
          }
        : {
            text: `is there a ${what} in_your_town`,
            end: '?',
            key: ['is', 'there'],
            spell: what,
            slips: [
              ['is there', 'there is', 'ask'],
              ['is', 'are', 'be'],
              [`a ${what}`, what, 'noArticle'],
            ],
          },
  },
};
