/** What is going on at this very moment: am, is or are, and -ing. */
import { actOf, ongoing, spaced, withIng } from '../acts.ts';
import type { Pattern, Slip } from '../line.ts';
import { beOf, otherBe, pairs, singles, whoOf } from '../people.ts';

const everyone = ['me', ...singles, ...pairs];

const ingSlips = (who: string, what: string): [string, string, Slip][] => {
  const { base } = actOf(what);
  return [
    [withIng(base), base, 'ing'],
    [beOf(who), otherBe(who), 'be'],
    [beOf(who), '', 'noBe'],
  ];
};

export const now: Readonly<Record<string, Pattern>> = {
  'now-ing': {
    pools: { who: everyone, what: ongoing },
    line: ({ who, what }) => {
      const { base, rest } = actOf(what);
      return {
        text: spaced(whoOf(who).name, beOf(who), withIng(base), rest),
        end: '.',
        key: [withIng(base), beOf(who)],
        spell: withIng(base),
        slips: ingSlips(who, what),
      };
    },
  },
  'now-pro': {
    pools: { who: [...singles, ...pairs], what: ongoing },
    line: ({ who, what }) => {
      const { base, rest } = actOf(what);
      const { pro } = whoOf(who);
      return {
        text: spaced(pro, beOf(who), withIng(base), rest),
        end: '.',
        key: [pro, beOf(who), withIng(base)],
        spell: withIng(base),
        slips: [...ingSlips(who, what), [pro, pro === 'she' ? 'he' : 'she', 'who']],
      };
    },
  },
  'now-not': {
    pools: { who: everyone, what: ongoing },
    line: ({ who, what }) => {
      const { base, rest } = actOf(what);
      return {
        text: spaced(whoOf(who).name, beOf(who), 'not', withIng(base), rest),
        end: '.',
        key: ['not', beOf(who), withIng(base)],
        spell: withIng(base),
        slips: [
          [`${beOf(who)} not`, `not ${beOf(who)}`, 'dont'],
          ['not', "don't", 'dont'],
          ...ingSlips(who, what),
        ],
      };
    },
  },
  'now-ask': {
    pools: { who: [...singles, ...pairs], what: ongoing },
    line: ({ who, what }) => {
      const { base, rest } = actOf(what);
      const { name } = whoOf(who);
      return {
        text: spaced(beOf(who), name, withIng(base), rest),
        end: '?',
        key: [beOf(who), withIng(base)],
        spell: withIng(base),
        slips: [
          [`${beOf(who)} ${name}`, `${name} ${beOf(who)}`, 'ask'],
          [withIng(base), base, 'ing'],
          [beOf(who), otherBe(who), 'be'],
        ],
      };
    },
  },
};
