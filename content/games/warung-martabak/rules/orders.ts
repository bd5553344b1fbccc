/** All orders, made from their numbers. */

import { makePlan } from '@nobi/kit/learning';
import type { Cut, Shape } from '@nobi/kit/slices';
import {
  buildFraction,
  compareFractions as compareAlike,
  compareUnlike,
  equalShares,
  equivalent,
  improperFractions,
} from '../../../skills/fraction.ts';
import { aimsFor, fairCuts } from './aim.ts';
import {
  compare,
  type Fraction,
  finishShare,
  type Order,
  recut,
  serve,
  share,
} from './order-forms.ts';

export interface Task extends Order {
  /** 0 with a picture or dots, 1 with less, 2 with symbols alone. */
  level: number;
  difficulty: number;
  proves: boolean;
}

export const topLevel = 2;
/** A picture can be copied; a symbol has to be read. */
const easedBy = [1.4, 0.7, 0];

const shapes: readonly Shape[] = ['round', 'box'];
/** Into so many equal parts the knife of the keyboard cuts too. */
const parts = [2, 3, 4, 6, 8];

const fractions = (from: number, to: number): Fraction[] =>
  parts.flatMap((bottom) =>
    Array.from({ length: bottom * 2 }, (_, i) => ({ top: i + 1, bottom })).filter(
      ({ top }) => top > from * bottom && top < to * bottom,
    ),
  );

const ready = [...parts, 12];

/** What lies there cut already must be part of a fair way to cut it. */
const goesOn = (many: number, from: number, shape: Shape): boolean => {
  if (many <= from || many % from !== 0) return false;
  const whole = aimsFor(shape, many).map(({ step, other }) => `${step} ${other}`);
  return aimsFor(shape, from).every(({ step, other }) => whole.includes(`${step} ${other}`));
};

const shares = parts.flatMap((people) =>
  shapes.flatMap((shape) => [
    share(people, shape, 1),
    ...parts
      .filter((from) => goesOn(people, from, shape))
      .map((from) => share(people, shape, from)),
  ]),
);

/** The same martabak half cut and cut in so many but for one cut would be one order twice. */
const isShared = (people: number, shape: Shape, missing: number): boolean => {
  const left = aimsFor(shape, people).filter((_, at) => at !== missing);
  const whole = aimsFor(shape, people / 2);
  return (
    people % 2 === 0 &&
    whole.length === left.length &&
    whole.every(({ step, other }) => left.some((aim) => aim.step === step && aim.other === other))
  );
};

const finished = parts
  .filter((people) => people > 2)
  .flatMap((people) =>
    shapes.flatMap((shape) =>
      aimsFor(shape, people).flatMap((_, missing) =>
        isShared(people, shape, missing) ? [] : [finishShare(people, shape, missing)],
      ),
    ),
  );

const served = shapes.flatMap((shape) =>
  [...fractions(0, 1), ...fractions(1, 2)].map((want) => serve(want, shape)),
);

const recuts = fractions(0, 1).flatMap((want) =>
  ready
    .filter((from) => from !== want.bottom && (want.top * from) % want.bottom === 0)
    .flatMap((from) =>
      shapes
        .filter((shape) => from < 12 || shape === 'box')
        .map((shape) => recut(want, from, shape)),
    ),
);

/** Each with each; large shares with themselves too, so that "the same" is worth a thought. */
const compared = fractions(0, 1).flatMap((one, at, all) =>
  all
    .slice(at)
    .filter((other) => other !== one || (one.bottom > 3 && one.top * 2 > one.bottom))
    .map((other) => compare(one, other)),
);

const orders = [...shares, ...finished, ...served, ...recuts, ...compared];

export const bank: readonly Task[] = orders.flatMap((order) =>
  easedBy.map((eased, level) => ({
    ...order,
    level,
    difficulty: order.base - eased,
    proves: level === topLevel && order.telling,
  })),
);

/** What is cut already when an order comes. */
export const madeCuts = ({ shape, ready, missing, want }: Order): Cut[] =>
  missing === null
    ? fairCuts(shape, ready)
    : fairCuts(shape, want.bottom).filter((_, place) => place !== missing);

const find = (id: string, level: number): Task | undefined =>
  bank.find((task) => task.id === id && task.level === level);

/** The oldest saves name the two fractions of a comparison in either order. */
const swapped = (id: string): string => id.replace(/^compare-(\d-\d)-(\d-\d)$/, 'compare-$2-$1');

export const taskNamed = (id: string, level: number): Task | undefined =>
  find(id, level) ?? find(swapped(id), level);

// The very first order of all teaches the knife: one cut through the middle.
const first = find('share-2-round', 0);

export const plan = makePlan<Task>({
  skills: [equalShares, buildFraction, equivalent, compareAlike, improperFractions, compareUnlike],
  tasks: bank,
  target: 0.8,
  ...(first && { first }),
});
