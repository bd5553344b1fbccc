/** What there is in the house: there is, there are, a, an, and more than one. */
import type { Pattern } from '../line.ts';
import { figureOf, nounOf, otherArticle } from '../things.ts';

export const houseThings = [
  'cat',
  'ball',
  'book',
  'bag',
  'key',
  'egg',
  'apple',
  'umbrella',
  'orange',
];
/** A spot is named as in `under-table`. */
export const houseSpots = [
  'on-table',
  'under-table',
  'on-bed',
  'under-bed',
  'on-chair',
  'under-chair',
  'in-box',
  'on-box',
  'next_to-box',
  'next_to-bed',
];

export const spotSlug = (spot: string): string => spot.replace('_', '-');
export const spotOf = (slug: string): { where: string; what: string } => {
  const at = slug.lastIndexOf('-');
  return { where: slug.slice(0, at).replace('-', '_'), what: slug.slice(at + 1) };
};
export const tailOf = (slug: string): string => {
  const { where, what } = spotOf(slug);
  return `${where} the_${what}`;
};
const beside: Readonly<Record<string, string>> = {
  on: 'under',
  under: 'on',
  in: 'on',
  next_to: 'in',
};
const other = (slug: string): string => beside[spotOf(slug).where] ?? 'on';

const slugs = houseSpots.map(spotSlug);

export const house: Readonly<Record<string, Pattern>> = {
  'there-one': {
    pools: { what: houseThings, where: slugs },
    line: ({ what, where }) => {
      const { article, one } = nounOf(what);
      return {
        text: `there is ${article} ${one} ${tailOf(where)}`,
        end: '.',
        key: ['is', article, spotOf(where).where],
        spell: `the_${spotOf(where).what}`,
        tail: tailOf(where),
        slips: [
          [`${article} ${one}`, `${otherArticle(article)} ${one}`, 'article'],
          ['is', 'are', 'be'],
          [spotOf(where).where, other(where), 'place'],
          ['is', '', 'noBe'],
          [`${article} ${one}`, one, 'noArticle'],
        ],
      };
    },
  },
  'there-many': {
    pools: { n: [2, 3], what: houseThings, where: slugs },
    line: ({ what, where, n }) => ({
      text: `there are ${figureOf(n)} ${nounOf(what).many} ${tailOf(where)}`,
      end: '.',
      key: [nounOf(what).many, 'are', spotOf(where).where],
      spell: nounOf(what).many,
      tail: tailOf(where),
      slips: [
        [nounOf(what).many, nounOf(what).one, 'many'],
        ['are', 'is', 'be'],
        [spotOf(where).where, other(where), 'place'],
        ['are', '', 'noBe'],
      ],
    }),
  },
  'there-ask': {
    pools: { what: houseThings, where: slugs },
    line: ({ what, where }) => {
      const { article, one } = nounOf(what);
      return {
        text: `is there ${article} ${one} ${tailOf(where)}`,
        end: '?',
        key: ['is', 'there', article],
        spell: `the_${spotOf(where).what}`,
        slips: [
          ['is there', 'there is', 'ask'],
          [`${article} ${one}`, `${otherArticle(article)} ${one}`, 'article'],
          ['is', 'are', 'be'],
        ],
      };
    },
  },
};
