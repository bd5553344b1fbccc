/** Questions that a letter answers: what, where, when, who; and a week from Monday to Sunday. */
import { actOf, daily, formFor, otherForm, spaced } from '../acts.ts';
import type { Pattern } from '../line.ts';
import { pairs, singles, whoOf } from '../people.ts';
import { foods, inGeneral } from '../things.ts';

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const daySlugs = days.map((day) => day.toLowerCase());
export const dayOf = (slug: string): string => days[daySlugs.indexOf(slug)] ?? 'Monday';

const outside = daily.filter((name) => !/^(?:get-up|school|bed)$/.test(name));

const others: Readonly<Record<string, string>> = { when: 'where', where: 'when', what: 'who' };

export const letter: Readonly<Record<string, Pattern>> = {
  'ask-you': {
    pools: { where: ['when', 'where'], what: daily },
    fits: ({ where, what }) => where === 'when' || outside.some((each) => each === what),
    line: ({ where, what }) => {
      const { base, rest } = actOf(what);
      return {
        text: spaced(where, 'do you', base, rest),
        end: '?',
        key: [where, 'do', base],
        spell: where,
        slips: [
          [where, others[where] ?? 'what', 'wh'],
          ['do you', 'you do', 'ask'],
          ['do', 'does', 'dont'],
          ['do', 'are', 'be'],
        ],
      };
    },
  },
  'ask-she': {
    pools: { who: [...singles, ...pairs], where: ['when', 'where'], what: daily },
    fits: ({ where, what }) => where === 'when' || outside.some((each) => each === what),
    line: ({ who, where, what }) => {
      const { base, rest } = actOf(what);
      const does = whoOf(who).person === 'one' ? 'does' : 'do';
      return {
        text: spaced(where, does, whoOf(who).name, base, rest),
        end: '?',
        key: [does, where, base],
        spell: base,
        slips: [
          [does, does === 'does' ? 'do' : 'does', 'dont'],
          [where, others[where] ?? 'what', 'wh'],
          [spaced(whoOf(who).name, base), spaced(whoOf(who).name, otherForm('me', base)), 'verbS'],
        ],
      };
    },
  },
  'ask-who': {
    pools: { what: foods },
    line: ({ what }) => ({
      text: `who likes ${inGeneral(what)}`,
      end: '?',
      key: ['who', 'likes'],
      spell: inGeneral(what),
      slips: [
        ['who', 'what', 'wh'],
        ['likes', 'like', 'verbS'],
        ['likes', 'is likes', 'be'],
      ],
    }),
  },
  'week-on': {
    pools: { who: ['me', ...singles, ...pairs], what: outside, where: daySlugs },
    line: ({ who, what, where }) => {
      const { base, rest } = actOf(what);
      const form = formFor(who, base);
      return {
        text: `${spaced(whoOf(who).name, form, rest)} on ${dayOf(where)}`,
        end: '.',
        key: ['on', dayOf(where), form],
        spell: dayOf(where),
        tail: `on ${dayOf(where)}`,
        slips: [
          ['on', 'in', 'time'],
          [form, otherForm(who, base), 'verbS'],
          ['on', 'at', 'time'],
        ],
      };
    },
  },
  'letter-rows': {
    pools: { what: outside, also: outside },
    fits: ({ what, also }) => what !== also,
    line: ({ what, also }) => {
      const [one, two] = [actOf(what), actOf(also)].map(({ base, rest }) =>
        spaced(base, rest).replaceAll(' ', '_'),
      );
      return {
        text: `Dear_Zib, First,_I_${one}. Then_I_${two}. See_you_soon! Kira`,
        end: '',
        key: [],
        spell: '',
        slips: [],
      };
    },
  },
};
