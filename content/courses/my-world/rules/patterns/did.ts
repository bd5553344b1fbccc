/** What did not happen, and asking whether it did: did says that it is over, the verb stays plain. */
import { actOf, spaced } from '../acts.ts';
import type { Pattern, Slip } from '../line.ts';
import { diaryActs, pastActs, pastOf } from '../past.ts';
import { pairs, singles, whoOf } from '../people.ts';

const everyone = ['me', ...singles, ...pairs];
const whoToAsk = ['you', ...singles, ...pairs];
const nameFor = (who: string): string => (who === 'you' ? 'you' : whoOf(who).name);
/** Do or does, which say that it is so today. */
const doFor = (who: string): string =>
  who !== 'you' && whoOf(who).person === 'one' ? 'does' : 'do';

const others: Readonly<Record<string, string>> = { when: 'where', where: 'when' };

/** Getting up is done at home, so nobody asks where. */
const fitsPlace = (where: string, what: string): boolean => where === 'when' || what !== 'get-up';

const askSlips = (who: string, base: string): [string, string, Slip][] => [
  [base, pastOf(base), 'did'],
  ['did', doFor(who), 'past'],
  [`did ${nameFor(who)}`, `${nameFor(who)} did`, 'ask'],
];

export const did: Readonly<Record<string, Pattern>> = {
  'did-not': {
    pools: { who: everyone, what: pastActs },
    line: ({ who, what }) => {
      const { base, rest } = actOf(what);
      return {
        text: spaced(whoOf(who).name, "didn't", base, rest, 'yesterday'),
        end: '.',
        key: [base, "didn't"],
        spell: base,
        tail: 'yesterday',
        slips: [
          [base, pastOf(base), 'did'],
          ["didn't", doFor(who) === 'does' ? "doesn't" : "don't", 'past'],
          [spaced("didn't", base), spaced('not', pastOf(base)), 'dont'],
        ],
      };
    },
  },
  'did-ask': {
    pools: { who: whoToAsk, what: pastActs },
    line: ({ who, what }) => {
      const { base, rest } = actOf(what);
      return {
        text: spaced('did', nameFor(who), base, rest, 'yesterday'),
        end: '?',
        key: [base, 'did'],
        spell: base,
        slips: askSlips(who, base),
      };
    },
  },
  'ask-did': {
    pools: { who: whoToAsk, where: ['when', 'where'], what: pastActs },
    fits: ({ where, what }) => fitsPlace(where, what),
    line: ({ who, where, what }) => {
      const { base, rest } = actOf(what);
      return {
        text: spaced(where, 'did', nameFor(who), base, rest),
        end: '?',
        key: [where, 'did', base],
        spell: base,
        slips: [...askSlips(who, base), [where, others[where] ?? 'who', 'wh']],
      };
    },
  },
  'did-but': {
    pools: { who: singles, what: diaryActs, also: diaryActs },
    fits: ({ what, also }) => what !== also,
    line: ({ who, what, also }) => {
      const [no, yes] = [actOf(what), actOf(also)];
      const { name, pro } = whoOf(who);
      const [not, done] = [spaced("didn't", no.base, no.rest), spaced(pastOf(yes.base), yes.rest)];
      return {
        text: spaced(name, not, `but_${pro}`, done),
        end: '.',
        key: [no.base, pastOf(yes.base)],
        spell: pastOf(yes.base),
        same: [spaced(name, done, `but_${pro}`, not)],
        slips: [
          [no.base, pastOf(no.base), 'did'],
          [pastOf(yes.base), yes.base, 'past'],
          [`but_${pro}`, `but_${pro === 'she' ? 'he' : 'she'}`, 'who'],
        ],
      };
    },
  },
};
