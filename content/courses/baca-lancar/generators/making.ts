/** A short way to make tasks, and how hard they are beside each other. */
import { type Random, seeded } from '@nobi/kit/bank';
import type { CourseItem } from '@nobi/kit/course';
import { laterBy } from '../skills.ts';
import { type SayName, says } from '../text/says.ts';

export interface Made {
  activity: string;
  args: CourseItem['args'];
  say: SayName;
  /** From what it asks: only their order counts, the range is every lesson's own. */
  weight: number;
}

/**
 * From the easiest to the hardest task of an island, in logits on the voyage's own scale: easy ones are
 * met on every island, and the last ones reach far, so that who grows does not run out of them.
 */
const rangeOf = (island: number) => {
  const at = island - 1;
  return { easiest: -2.6 + 0.18 * at, hardest: -0.5 + 0.062 * at * at };
};

/** From the island and from what it holds comes its name: the same task has it in every build. */
const keyOf = ({ args }: Made): string =>
  Object.entries(args)
    .filter(([name]) => !/^(?:among|things|places|names)$/.test(name))
    .map(([, value]) => `${value}`.replaceAll(',', '-'))
    .join('-')
    .slice(0, 38)
    .replace(/-$/, '');

export const itemOf =
  (island: number, skill: string) =>
  (made: Made, difficulty: number): CourseItem => ({
    id: `s${island}-${made.activity}-${keyOf(made)}`,
    activity: made.activity,
    say: says[made.say],
    args: made.args,
    skill,
    difficulty: Math.round(difficulty * 1000) / 1000,
  });

/** By their order, hard ones a little closer together than easy ones: no two are equally hard. */
export const graded = (island: number, skill: string, all: readonly Made[]): CourseItem[] => {
  const make = itemOf(island, skill);
  const { easiest, hardest } = rangeOf(island);
  const order = all.toSorted((one, other) => one.weight - other.weight);
  return order.map((made, at) => {
    const place = at / Math.max(1, order.length - 1);
    const hard = easiest + (hardest - easiest) * place ** 0.75;
    // A lesson grades its tasks against each other only.
    return make(made, hard - laterBy * (island - 1));
  });
};

/** So many of them, by chance that repeats itself. */
export const drawn = <Thing>(from: readonly Thing[], count: number, random: Random): Thing[] =>
  from
    .map((thing) => ({ thing, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ thing }) => thing);

export { seeded };
