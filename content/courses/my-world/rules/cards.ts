/** A postcard of one's own: what is stuck on it, and what it says in English. */
import type { CourseTask } from '@nobi/kit/course';
import { actNames, actOf, spaced } from './acts.ts';
import { shown } from './line.ts';
import { pastOf } from './past.ts';
import { people, singles } from './people.ts';
import { counted, nounNames, nounOf } from './things.ts';

export const stickers: readonly string[] = [...nounNames, ...singles, ...actNames];
export const frames = [
  'this',
  'there',
  'every',
  'like',
  'see',
  'have',
  'now',
  'can',
  'past',
  'did',
] as const;
export type FrameName = (typeof frames)[number];

export const stickersIn = ({ args }: Pick<CourseTask, 'args'>): string[] =>
  Array.isArray(args.things)
    ? args.things.filter(
        (name): name is string => typeof name === 'string' && stickers.includes(name),
      )
    : [];
export const frameIn = ({ args }: Pick<CourseTask, 'args'>): FrameName =>
  frames.find((frame) => frame === args.frame) ?? 'see';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const isPerson = (name: string): name is keyof typeof people => Object.hasOwn(people, name);

/** Each once, in the order in which it came, with how often it is there. */
const tallied = (names: readonly string[]): [string, number][] =>
  [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]);

const things = (names: readonly string[]): string =>
  listed(
    tallied(names).map(([name, n]) => {
      if (isPerson(name)) return `my ${people[name].kin}`;
      if (nounOf(name).article === '') return `some ${nounOf(name).one}`;
      return counted(name, n);
    }),
  );
const doings = (names: readonly string[]): string =>
  listed(tallied(names).map(([name]) => shown(spaced(actOf(name).base, actOf(name).rest))));

const says: Readonly<Record<FrameName, (names: readonly string[]) => string>> = {
  this: (names) => `This is ${things(names)}.`,
  there: (names) => {
    const first = tallied(names)[0];
    return `There ${(first?.[1] ?? 1) > 1 ? 'are' : 'is'} ${things(names)}.`;
  },
  every: (names) => `Every day I ${doings(names)}.`,
  like: (names) => `I like ${listed(tallied(names).map(([name]) => nounOf(name).many))}.`,
  see: (names) => `I can see ${things(names)}.`,
  have: (names) => `I have ${things(names)}.`,
  now: (names) => `On Sunday I ${doings(names)}.`,
  can: (names) => `I can ${doings(names)}.`,
  past: (names) =>
    `Yesterday I ${listed(
      tallied(names).map(([name]) => shown(spaced(pastOf(actOf(name).base), actOf(name).rest))),
    )}.`,
  did: (names) => `Did you ${doings(names)}?`,
};

export const cardText = (frame: FrameName, names: readonly string[]): string =>
  names.length === 0 ? '' : says[frame](names);
