/** What everybody does, and when: he gets up, I get up; at six, at half past six. */
import { actOf, daily, formFor, otherForm, spaced, timeOf, withIng } from '../acts.ts';
import type { Facts, Line, Pattern } from '../line.ts';
import { pairs, singles, whoOf } from '../people.ts';

const everyone = ['me', ...singles, ...pairs];
const wholeHours = [20, 24, 28, 32, 64, 68, 76, 84];
const halfHours = wholeHours.map((at) => at + 2);
const quarters = wholeHours.flatMap((at) => [at + 1, at + 3]);

const dayLine = ({ who, what, n }: Facts): Line => {
  const { base, rest } = actOf(what);
  const time = timeOf(n);
  const form = formFor(who, base);
  return {
    text: `${spaced(whoOf(who).name, form, rest)} at ${time}`,
    end: '.',
    key: [form, 'at'],
    spell: form,
    tail: `at ${time}`,
    slips: [
      [form, otherForm(who, base), 'verbS'],
      ['at', 'on', 'time'],
      ...(whoOf(who).person === 'many'
        ? []
        : ([[form, spaced(whoOf(who).person === 'I' ? 'am' : 'is', base), 'be']] as const)),
    ],
  };
};

/** Things are done at their own hours: nobody gets up in the evening. */
const isTime = ({ what, n }: Facts): boolean => {
  if (what === 'get-up' || what === 'school') return n < 36;
  return what === 'bed' ? n > 70 : true;
};

const withTime = (hours: readonly number[], people: readonly string[]): Pattern => ({
  pools: { who: people, what: daily, n: hours },
  fits: isTime,
  line: dayLine,
});

export const day: Readonly<Record<string, Pattern>> = {
  'day-hour': withTime(wholeHours, everyone),
  'day-half': withTime(halfHours, everyone),
  'day-quarter': withTime(quarters, everyone),
  'day-plain': {
    pools: { who: everyone, what: daily },
    line: ({ who, what }) => {
      const { base, rest } = actOf(what);
      const form = formFor(who, base);
      return {
        text: `${spaced(whoOf(who).name, form, rest)} every_day`,
        end: '.',
        key: [form],
        spell: form,
        tail: 'every_day',
        slips: [
          [form, otherForm(who, base), 'verbS'],
          [form, spaced(whoOf(who).person === 'I' ? 'am' : 'is', base), 'be'],
          [form, withIng(base), 'ing'],
        ],
      };
    },
  },
};
