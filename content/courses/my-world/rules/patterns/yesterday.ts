/** What is over: washed and ate, was and were, last Friday, one thing after another. */
import { actOf, formFor, spaced, withIng } from '../acts.ts';
import type { Facts, Line, Pattern, Slip } from '../line.ts';
import { diaryActs, irregular, onlyEd, pastActs, pastOf, regular, withEd } from '../past.ts';
import { beOf, pairs, singles, wasOf, whoOf } from '../people.ts';
import { dayOf, daySlugs } from './letter.ts';

const everyone = ['me', ...singles, ...pairs];

/** Eated, droped, eat: what learners write for what is over. */
const pastSlips = (base: string): [string, string, Slip][] => {
  const past = pastOf(base);
  const made: [string, string, Slip][] =
    withEd(base) === past ? [[past, onlyEd(base), 'ed']] : [[past, withEd(base), 'own']];
  return [...made.filter(([, to]) => to !== past), [past, base, 'past']];
};

const yesterdayLine = ({ who, what }: Facts): Line => {
  const { base, rest } = actOf(what);
  const past = pastOf(base);
  return {
    text: spaced(whoOf(who).name, past, rest, 'yesterday'),
    end: '.',
    key: [past, 'yesterday'],
    spell: past,
    tail: 'yesterday',
    slips: [
      ...pastSlips(base),
      [past, withIng(base), 'past'],
      [past, spaced(beOf(who), base), 'past'],
      ['yesterday', 'tomorrow', 'meaning'],
    ],
  };
};

const feelings = ['hungry', 'thirsty', 'sleepy', 'happy'];

export const yesterday: Readonly<Record<string, Pattern>> = {
  'past-ed': { pools: { who: everyone, what: regular }, line: yesterdayLine },
  'past-own': { pools: { who: everyone, what: irregular }, line: yesterdayLine },
  'past-be': {
    pools: { who: everyone, what: feelings },
    line: ({ who, what }) => {
      const was = wasOf(who);
      return {
        text: spaced(whoOf(who).name, was, what, 'yesterday'),
        end: '.',
        key: [was, 'yesterday'],
        spell: was,
        tail: 'yesterday',
        slips: [
          [was, was === 'was' ? 'were' : 'was', 'was'],
          [was, beOf(who), 'past'],
          [was, '', 'noBe'],
          ['yesterday', 'tomorrow', 'meaning'],
        ],
      };
    },
  },
  'past-last': {
    pools: { who: ['me', ...singles], what: pastActs, where: daySlugs },
    line: ({ who, what, where }) => {
      const { base, rest } = actOf(what);
      const past = pastOf(base);
      // One tile: with a lone on, "on Friday" could be laid, which is right too.
      const day = `last_${dayOf(where)}`;
      return {
        text: spaced(whoOf(who).name, past, rest, day),
        end: '.',
        key: [past, day],
        spell: past,
        tail: day,
        slips: [
          ...pastSlips(base),
          [day, `on_${day}`, 'last'],
          [day, `next_${dayOf(where)}`, 'meaning'],
          [past, formFor(who, base), 'past'],
        ],
      };
    },
  },
  'past-then': {
    pools: { who: ['me', ...singles], what: diaryActs, also: diaryActs },
    fits: ({ what, also }) => what !== also,
    line: ({ who, what, also }) => {
      const [first, then] = [actOf(what), actOf(also)];
      const [one, two] = [pastOf(first.base), pastOf(then.base)];
      return {
        text: spaced(whoOf(who).name, one, first.rest, 'and_then', two, then.rest),
        end: '.',
        key: [two, one],
        spell: two,
        slips: [
          [two, then.base, 'past'],
          [one, first.base, 'past'],
          ...pastSlips(then.base).slice(0, -1),
          ...pastSlips(first.base).slice(0, -1),
        ],
      };
    },
  },
};
