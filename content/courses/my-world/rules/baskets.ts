/** Sentences that say what to take: onto a plate, into a bag, on to a body. */
import type { CourseTask } from '@nobi/kit/course';
import { actOf, spaced, withIng } from './acts.ts';
import { type Facts, factsOf, parts, shown } from './line.ts';
import { diaryActs, pastOf } from './past.ts';
import { abilities, animalNames, skills } from './patterns/animals.ts';
import { colours } from './patterns/clothes.ts';
import { howOf } from './patterns.ts';
import { singles, whoOf } from './people.ts';
import { counted, foods, inGeneral, schoolThings } from './things.ts';

export interface Basket {
  readonly text: string;
  /** What lies there to be taken, and how many of each are wanted. */
  readonly tray: readonly string[];
  readonly goal: Readonly<Record<string, number>>;
  /** What the sentence names and does not want. */
  readonly refused: readonly string[];
  /** Why not, where no little not says it. */
  readonly because?: BasketMiss;
}

type Pool = readonly (string | number)[];
interface Kind {
  readonly pools: Readonly<Partial<Record<keyof Facts, Pool>>>;
  fits?(facts: Facts): boolean;
  basket(facts: Facts): Basket;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const apart = (...names: readonly string[]): boolean => new Set(names).size === names.length;
const following = (pool: readonly string[], names: readonly string[], many: number): string[] => {
  const from = names.join('').length;
  const rest = pool.filter((each) => !names.includes(each));
  return Array.from({ length: many }, (_, at) => rest[(from + at * 3) % rest.length] ?? '');
};
/** In the order of the pool: where a thing lies says nothing about it. */
const inOrder = (pool: readonly string[], names: readonly string[]): string[] =>
  pool.filter((each) => names.includes(each));

const fruits = ['apple', 'banana', 'orange', 'mango', 'tomato', 'carrot', 'egg'];
const feelings = ['hungry', 'thirsty', 'sleepy', 'happy'];

/** Of animals whose both answers nobody doubts: those that fit, and those that do not. */
const riddle = ({ what, also, n }: Facts): { right: string[]; others: string[] } => {
  const turned = [...animalNames.slice(n * 4), ...animalNames.slice(0, n * 4)];
  const right = turned.filter(
    (name) => abilities[name]?.can.includes(what) && abilities[name]?.not.includes(also),
  );
  const others = turned.filter(
    (name) => abilities[name]?.not.includes(what) || abilities[name]?.can.includes(also),
  );
  return { right, others };
};

const doneBy = (name: string): string => {
  const { base, rest } = actOf(name);
  return shown(spaced(pastOf(base), rest));
};

/** What was done goes in; the third is what the rest of the text speaks of. */
const diary = ({ what, also, where }: Facts): Pick<Basket, 'tray' | 'goal' | 'refused'> => ({
  tray: inOrder(diaryActs, [what, also, where, ...following(diaryActs, [what, also, where], 1)]),
  goal: { [what]: 1, [also]: 1 },
  refused: [where],
});
const diaryPools = {
  who: singles,
  what: diaryActs,
  also: diaryActs,
  where: diaryActs,
  n: [0, 1],
};
const isDiary = ({ what, also, where }: Facts): boolean => apart(what, also, where) && what < also;

export const kinds: Readonly<Record<string, Kind>> = {
  'take-people': {
    pools: { who: singles, also: singles, where: singles, what: feelings },
    fits: ({ who, also, where }) => apart(who, also, where) && who < also,
    basket: ({ who, also, where, what }) => ({
      text: `${whoOf(who).name} and ${whoOf(also).name} are ${what}. ${whoOf(where).name} is not ${what}.`,
      tray: inOrder(singles, [who, also, where, ...following(singles, [who, also, where], 1)]),
      goal: { [who]: 1, [also]: 1 },
      refused: [where],
    }),
  },
  'take-likes': {
    pools: { who: singles, what: foods, also: foods, where: foods },
    fits: ({ what, also, where }) => apart(what, also, where) && what < also,
    basket: ({ who, what, also, where }) => ({
      text: `${whoOf(who).name} likes ${inGeneral(what)} and ${inGeneral(also)}. ${capital(whoOf(who).pro)} doesn't like ${inGeneral(where)}.`,
      tray: inOrder(foods, [what, also, where, ...following(foods, [what, also, where], 1)]),
      goal: { [what]: 1, [also]: 1 },
      refused: [where],
    }),
  },
  'take-order': {
    pools: { n: [2, 3], what: fruits, also: fruits },
    fits: ({ what, also }) => apart(what, also),
    basket: ({ n, what, also }) => ({
      text: `I would like ${counted(what, n)} and ${counted(also)}, please.`,
      tray: inOrder(fruits, [what, also, ...following(fruits, [what, also], 2)]),
      goal: { [what]: n, [also]: 1 },
      refused: [],
    }),
  },
  'take-bag': {
    pools: { who: singles, n: [2, 3], what: schoolThings, also: schoolThings },
    fits: ({ what, also }) => apart(what, also) && what !== 'bag' && also !== 'bag',
    basket: ({ who, n, what, also }) => ({
      text: `${whoOf(who).name} has ${counted(what, n)} and ${counted(also)}.`,
      tray: inOrder(schoolThings, [what, also, ...following(schoolThings, [what, also], 2)]),
      goal: { [what]: n, [also]: 1 },
      refused: [],
    }),
  },
  'take-not': {
    pools: { who: singles, what: schoolThings, also: schoolThings, where: schoolThings },
    fits: ({ what, also, where }) =>
      apart(what, also, where) && what < also && what !== 'bag' && also !== 'bag',
    basket: ({ who, what, also, where }) => ({
      text: `${whoOf(who).name} has ${counted(what)} and ${counted(also)}. ${capital(whoOf(who).pro)} doesn't have ${counted(where)}.`,
      tray: inOrder(schoolThings, [
        what,
        also,
        where,
        ...following(schoolThings, [what, also, where], 1),
      ]),
      goal: { [what]: 1, [also]: 1 },
      refused: [where],
    }),
  },
  'take-wear': {
    pools: { who: singles, what: colours, also: colours },
    basket: ({ who, what, also }) => {
      const rival = colours.find((each) => each !== what && each !== also) ?? 'red';
      return {
        text: `${whoOf(who).name} is wearing a ${what} hat and a ${also} scarf.`,
        tray: inOrder(
          ['hat', 'scarf'].flatMap((thing) => colours.map((colour) => `${thing}-${colour}`)),
          [`hat-${what}`, `scarf-${also}`, `hat-${rival}`, `scarf-${rival}`],
        ),
        goal: { [`hat-${what}`]: 1, [`scarf-${also}`]: 1 },
        refused: [],
      };
    },
  },
  'take-diary': {
    pools: diaryPools,
    fits: isDiary,
    basket: (facts) => {
      const { who, what, also, where, n } = facts;
      const { name, pro } = whoOf(who);
      const over = `${doneBy(what)} and ${doneBy(also)}.`;
      const now = `is ${shown(spaced(withIng(actOf(where).base), actOf(where).rest))}.`;
      const [first, then] = n === 0 ? [over, now] : [now, over];
      const text = `${name} ${first} ${capital(pro)} ${then}`;
      return { ...diary(facts), text, because: 'ongoing' };
    },
  },
  'take-did': {
    pools: diaryPools,
    fits: isDiary,
    basket: (facts) => {
      const { who, what, also, where, n } = facts;
      const { name, pro } = whoOf(who);
      const over = `${doneBy(what)} and ${doneBy(also)}.`;
      const not = shown(spaced(actOf(where).base, actOf(where).rest));
      const text =
        n === 0
          ? `${name} ${over} ${capital(pro)} didn't ${not}.`
          : `Did ${name} ${not}? No, ${pro} didn't. ${capital(pro)} ${over}`;
      return { ...diary(facts), text };
    },
  },
  'take-can': {
    pools: { what: skills, also: skills, n: [0, 1, 2] },
    fits: (facts) =>
      facts.what !== facts.also &&
      riddle(facts).right.length >= 1 &&
      riddle(facts).others.length >= 2,
    basket: (facts) => {
      const { right, others } = riddle(facts);
      const goal = right.slice(0, 2);
      return {
        text: `They can ${facts.what}. They can't ${facts.also}.`,
        tray: inOrder(animalNames, [...goal, ...others.slice(0, 3)]),
        goal: Object.fromEntries(goal.map((name) => [name, 1])),
        refused: [],
      };
    },
  },
};

export const basketHows: readonly string[] = Object.keys(kinds);

const isOf = (kind: Kind, facts: Facts): boolean =>
  parts.every((part) => kind.pools[part]?.includes(facts[part]) ?? true) &&
  (kind.fits?.(facts) ?? true);

export const basketOf = (task: Pick<CourseTask, 'args'>): Basket | null => {
  const kind = kinds[howOf(task)];
  const facts = factsOf(task);
  return kind && isOf(kind, facts) ? kind.basket(facts) : null;
};

export type BasketMiss = 'refused' | 'ongoing' | 'lacks' | 'count' | 'extra';

/** What is off in what was taken. */
export const basketMiss = (
  { goal, refused, because = 'refused' }: Basket,
  taken: Readonly<Record<string, number>>,
): BasketMiss => {
  if (refused.some((name) => (taken[name] ?? 0) > 0)) return because;
  if (Object.keys(goal).some((name) => (taken[name] ?? 0) === 0)) return 'lacks';
  if (Object.keys(taken).some((name) => (taken[name] ?? 0) > 0 && goal[name] === undefined))
    return 'extra';
  return 'count';
};

export const isTaken = ({ goal, tray }: Basket, taken: Readonly<Record<string, number>>): boolean =>
  tray.every((name) => (taken[name] ?? 0) === (goal[name] ?? 0));
