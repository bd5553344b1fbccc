/** What everybody has for school: have and has, don't have, a and an, more than one. */
import type { Pattern } from '../line.ts';
import { pairs, singles, whoOf } from '../people.ts';
import { counted, figureOf, nounOf, otherArticle, schoolThings } from '../things.ts';

const everyone = ['me', ...singles, ...pairs];
const isOne = (who: string): boolean => whoOf(who).person === 'one';
const haveFor = (who: string): string => (isOne(who) ? 'has' : 'have');
const otherHave = (who: string): string => (isOne(who) ? 'have' : 'has');

export const school: Readonly<Record<string, Pattern>> = {
  'have-one': {
    pools: { who: everyone, what: schoolThings },
    line: ({ who, what }) => ({
      text: `${whoOf(who).name} ${haveFor(who)} ${counted(what)}`,
      end: '.',
      key: [haveFor(who), nounOf(what).article],
      spell: nounOf(what).one,
      slips: [
        [haveFor(who), otherHave(who), 'have'],
        [nounOf(what).article, otherArticle(nounOf(what).article), 'article'],
        [counted(what), nounOf(what).one, 'noArticle'],
      ],
    }),
  },
  'have-many': {
    pools: { who: everyone, n: [2, 3, 4], what: schoolThings },
    line: ({ who, what, n }) => ({
      text: `${whoOf(who).name} ${haveFor(who)} ${figureOf(n)} ${nounOf(what).many}`,
      end: '.',
      key: [nounOf(what).many, haveFor(who)],
      spell: nounOf(what).many,
      slips: [
        [nounOf(what).many, nounOf(what).one, 'many'],
        [haveFor(who), otherHave(who), 'have'],
        [`${figureOf(n)} ${nounOf(what).many}`, `${nounOf(what).many} ${figureOf(n)}`, 'adjective'],
      ],
    }),
  },
  'have-not': {
    pools: { who: everyone, what: schoolThings },
    line: ({ who, what }) => {
      const dont = isOne(who) ? "doesn't" : "don't";
      return {
        text: `${whoOf(who).name} ${dont} have ${counted(what)}`,
        end: '.',
        key: [dont, 'have', nounOf(what).article],
        spell: nounOf(what).one,
        slips: [
          [dont, isOne(who) ? "don't" : "doesn't", 'dont'],
          ['have', 'has', 'have'],
          [dont, 'not', 'dont'],
        ],
      };
    },
  },
  'have-and': {
    pools: { who: singles, n: [2, 3], what: schoolThings, also: schoolThings },
    fits: ({ what, also }) => what !== also,
    line: ({ who, what, also, n }) => ({
      text: `${whoOf(who).pro} has ${counted(also)} and ${figureOf(n)} ${nounOf(what).many}`,
      end: '.',
      key: ['has', nounOf(what).many, nounOf(also).article],
      spell: nounOf(what).many,
      slips: [
        [nounOf(what).many, nounOf(what).one, 'many'],
        ['has', 'have', 'have'],
        [nounOf(also).article, otherArticle(nounOf(also).article), 'article'],
      ],
    }),
  },
  'have-ask': {
    pools: { who: ['you', ...singles, ...pairs], what: schoolThings },
    line: ({ who, what }) => {
      const ask = isOne(who) ? 'does' : 'do';
      return {
        text: `${ask} ${who === 'you' ? 'you' : whoOf(who).name} have ${counted(what)}`,
        end: '?',
        key: [ask, 'have', nounOf(what).article],
        spell: nounOf(what).one,
        slips: [
          [ask, isOne(who) ? 'do' : 'does', 'dont'],
          ['have', 'has', 'have'],
          [nounOf(what).article, otherArticle(nounOf(what).article), 'article'],
        ],
      };
    },
  },
};
