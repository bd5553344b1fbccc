/** Who is who, and how they are: am, is, are; he and she; his and her. */
import type { Pattern } from '../line.ts';
import { beOf, otherBe, pairs, singles, swapped, whoOf } from '../people.ts';
import { nounOf } from '../things.ts';

export const moods = ['happy', 'sleepy', 'hungry', 'thirsty', 'tall', 'short'] as const;
const feelings = moods.slice(0, 4);
const pets = ['cat', 'dog', 'rabbit', 'duck', 'horse'];
const everyone = ['me', ...singles, ...pairs];

const other = (word: string): string => swapped[word] ?? word;

export const family: Readonly<Record<string, Pattern>> = {
  'be-name': {
    pools: { who: everyone, what: moods },
    fits: ({ who, what }) => !who.includes('-') || what !== 'short',
    line: ({ who, what }) => ({
      text: `${whoOf(who).name} ${beOf(who)} ${what}`,
      end: '.',
      key: [beOf(who), what],
      spell: what,
      slips: [
        [beOf(who), otherBe(who), 'be'],
        [beOf(who), '', 'noBe'],
        [what, what === 'hungry' ? 'thirsty' : 'hungry', 'meaning'],
      ],
    }),
  },
  'be-pro': {
    pools: { who: [...singles, ...pairs], what: moods },
    fits: ({ who, what }) => !who.includes('-') || what !== 'short',
    line: ({ who, what }) => ({
      text: `${whoOf(who).pro} ${beOf(who)} ${what}`,
      end: '.',
      key: [whoOf(who).pro, beOf(who)],
      spell: what,
      slips: [
        [whoOf(who).pro, other(whoOf(who).pro), 'who'],
        [beOf(who), otherBe(who), 'be'],
        [beOf(who), '', 'noBe'],
      ],
    }),
  },
  'be-kin': {
    pools: { who: singles },
    line: ({ who }) => ({
      text: `${whoOf(who).pro} is my ${whoOf(who).kin}`,
      end: '.',
      key: [whoOf(who).pro, 'my'],
      spell: whoOf(who).kin,
      slips: [
        [whoOf(who).pro, other(whoOf(who).pro), 'who'],
        ['is', '', 'noBe'],
        [`my ${whoOf(who).kin}`, `${whoOf(who).kin} my`, 'adjective'],
        ['my', 'me', 'who'],
      ],
    }),
  },
  'be-pet': {
    pools: { who: singles, what: pets, also: feelings },
    line: ({ who, what, also }) => ({
      text: `${whoOf(who).owns} ${nounOf(what).one} is ${also}`,
      end: '.',
      key: [whoOf(who).owns, 'is'],
      spell: nounOf(what).one,
      slips: [
        [whoOf(who).owns, other(whoOf(who).owns), 'who'],
        ['is', '', 'noBe'],
        [
          `${whoOf(who).owns} ${nounOf(what).one}`,
          `${nounOf(what).one} ${whoOf(who).owns}`,
          'adjective',
        ],
        ['is', 'are', 'be'],
      ],
    }),
  },
  'be-not': {
    pools: { who: everyone, what: feelings },
    line: ({ who, what }) => ({
      text: `${whoOf(who).name} ${beOf(who)} not ${what}`,
      end: '.',
      key: [beOf(who), 'not'],
      spell: what,
      slips: [
        [beOf(who), otherBe(who), 'be'],
        [`${beOf(who)} not`, `not ${beOf(who)}`, 'dont'],
        ['not', 'no', 'dont'],
      ],
    }),
  },
};
