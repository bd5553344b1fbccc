/** What is liked and what is not: like, likes, don't, doesn't. */

import { formFor, otherForm } from '../acts.ts';
import type { Pattern } from '../line.ts';
import { pairs, singles, whoOf } from '../people.ts';
import { foods, inGeneral, nounOf } from '../things.ts';

const everyone = ['me', ...singles, ...pairs];
const plain = [
  'apple',
  'banana',
  'mango',
  'carrot',
  'egg',
  'rice',
  'milk',
  'cheese',
  'fish',
  'honey',
];

const dontFor = (who: string): string => (whoOf(who).person === 'one' ? "doesn't" : "don't");
const otherDont = (who: string): string => (whoOf(who).person === 'one' ? "don't" : "doesn't");
/** One is not what is liked in general: "He likes egg." */
const inOne = (what: string) =>
  inGeneral(what) === nounOf(what).one
    ? []
    : ([[inGeneral(what), nounOf(what).one, 'many']] as const);

export const food: Readonly<Record<string, Pattern>> = {
  'food-like': {
    pools: { who: everyone, what: foods },
    line: ({ who, what }) => ({
      text: `${whoOf(who).name} ${formFor(who, 'like')} ${inGeneral(what)}`,
      end: '.',
      key: [formFor(who, 'like'), inGeneral(what)],
      spell: inGeneral(what),
      slips: [
        [formFor(who, 'like'), otherForm(who, 'like'), 'verbS'],
        ...inOne(what),
        [formFor(who, 'like'), `${whoOf(who).person === 'I' ? 'am' : 'is'} like`, 'be'],
      ],
    }),
  },
  'food-not': {
    pools: { who: everyone, what: foods },
    line: ({ who, what }) => ({
      text: `${whoOf(who).name} ${dontFor(who)} like ${inGeneral(what)}`,
      end: '.',
      key: [dontFor(who), 'like'],
      spell: inGeneral(what),
      slips: [
        [dontFor(who), otherDont(who), 'dont'],
        [`${dontFor(who)} like`, 'not like', 'dont'],
        ['like', 'likes', 'verbS'],
      ],
    }),
  },
  'food-ask': {
    pools: { who: ['you', ...singles, ...pairs], what: foods },
    line: ({ who, what }) => {
      const one = whoOf(who).person === 'one';
      const name = who === 'you' ? 'you' : whoOf(who).name;
      return {
        text: `${one ? 'does' : 'do'} ${name} like ${inGeneral(what)}`,
        end: '?',
        key: [one ? 'does' : 'do', 'like'],
        spell: inGeneral(what),
        slips: [
          [one ? 'does' : 'do', one ? 'do' : 'does', 'dont'],
          ['like', 'likes', 'verbS'],
          [one ? 'does' : 'do', one ? 'is' : 'are', 'be'],
        ],
      };
    },
  },
  'food-but': {
    pools: { who: singles, what: plain, also: plain },
    fits: ({ what, also }) => what !== also,
    line: ({ who, what, also }) => ({
      text: `${whoOf(who).pro} likes ${inGeneral(what)} but ${whoOf(who).pro} doesn't like ${inGeneral(also)}`,
      end: '.',
      key: ['likes', "doesn't", 'like'],
      spell: inGeneral(also),
      same: [
        `${whoOf(who).pro} doesn't like ${inGeneral(also)} but ${whoOf(who).pro} likes ${inGeneral(what)}`,
      ],
      slips: [
        ["doesn't like", "doesn't likes", 'verbS'],
        ['likes', 'like', 'verbS'],
        ["doesn't", "don't", 'dont'],
      ],
    }),
  },
};
