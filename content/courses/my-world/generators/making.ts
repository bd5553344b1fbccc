/** A short way to make tasks: what a kind of sentence can say, spread by chance that repeats itself. */
import { seeded } from '@nobi/kit/bank';
import type { CourseItem } from '@nobi/kit/course';
import { kinds as basketKinds } from '../rules/baskets.ts';
import { canBeRead, sentencesOf } from '../rules/choosing.ts';
import { type Facts, parts } from '../rules/line.ts';
import { buildings } from '../rules/patterns/town.ts';
import { allFacts, argsOf, rivalsOf } from '../rules/patterns.ts';
import { corners } from '../rules/spots.ts';
import { type SayName, says } from '../text/says.ts';

type Args = CourseItem['args'];

export interface Made {
  activity: string;
  args: Args;
  say: SayName;
  difficulty: number;
}

/** Short, because a name holds at most 48 letters. */
const marks: Readonly<Record<string, string>> = {
  build: 'b',
  spell: 's',
  pick: 'p',
  gather: 'g',
  spot: 't',
  clock: 'c',
};

/** The name says the station and what is asked, so that it is the same in every build. */
export const itemOf =
  (station: number, skill: string) =>
  ({ activity, args, say, difficulty }: Made): CourseItem => {
    const key = Object.values(args)
      .map((value) => `${value}`)
      .filter((value) => value !== '')
      .join('-');
    return {
      id: `s${station}-${marks[activity] ?? activity}-${key}`,
      activity,
      say: says[say],
      args,
      skill,
      difficulty: Math.round((difficulty + spread(key)) * 1000) / 1000,
    };
  };

/** Longer words cost a little more; and no two tasks weigh quite the same. */
const spread = (key: string): number => {
  const sum = [...key].reduce(
    (total, each, at) => total + (each.codePointAt(0) ?? 0) * (at + 1),
    0,
  );
  return key.length * 0.006 + (sum % 97) * 0.004 - 0.3;
};

const mixed = <Each>(all: readonly Each[], seed: number): Each[] => {
  const random = seeded(seed);
  return all
    .map((each) => ({ each, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ each }) => each);
};

export type Way = 'all' | 'some' | 'one' | 'spell' | 'letters' | 'write' | 'read';

/** How each way of asking is done, and how much harder it is than the easiest. */
const ways: Readonly<Record<Way, { activity: string; extra: Args; say: SayName; weight: number }>> =
  {
    one: { activity: 'build', extra: { view: 2 }, say: 'gap', weight: 0 },
    some: { activity: 'build', extra: { view: 1 }, say: 'gap', weight: 0.9 },
    all: { activity: 'build', extra: { view: 0 }, say: 'build', weight: 1.9 },
    letters: { activity: 'spell', extra: { view: 2 }, say: 'spell', weight: 0.5 },
    spell: { activity: 'spell', extra: { view: 0 }, say: 'spell', weight: 1.5 },
    write: { activity: 'pick', extra: { way: 'write' }, say: 'pick', weight: 0.2 },
    read: { activity: 'pick', extra: { way: 'read' }, say: 'read', weight: -0.1 },
  };

const canBe = (way: Way, args: Args): boolean => {
  if (way === 'write') return sentencesOf({ args }).length === 3;
  return way !== 'read' || (canBeRead({ args }) && rivalsOf({ args }).length === 2);
};

/** So many sentences of a kind, asked in one way. */
export const sentences = (
  how: string,
  way: Way,
  { count, base, seed }: { count: number; base: number; seed: number },
): Made[] => {
  const { activity, extra, say, weight } = ways[way];
  const isQuestion = how.includes('ask');
  return mixed(allFacts(how), seed)
    .map((facts): Args => ({ how, ...argsOf(how, facts), ...extra }))
    .filter((args) => canBe(way, args))
    .slice(0, count)
    .map((args) => ({
      activity,
      args,
      say: isQuestion && say === 'build' ? 'ask' : how === 'letter-rows' ? 'rows' : say,
      difficulty: base + weight,
    }));
};

const none: Facts = { who: '', what: '', also: '', where: '', n: 0 };

/** Every filling of some pools, without what is empty. */
const filled = (
  pools: Readonly<Partial<Record<keyof Facts, readonly (string | number)[]>>>,
): Facts[] =>
  parts.reduce<Facts[]>(
    (rows, part) =>
      rows.flatMap((row) =>
        (pools[part] ?? [row[part]]).map((value): Facts => ({ ...row, [part]: value })),
      ),
    [none],
  );

const bare = (facts: Facts, used: readonly string[]): Args =>
  Object.fromEntries(
    parts.filter((part) => used.includes(part)).map((part) => [part, facts[part]]),
  );

interface Plan {
  count: number;
  base: number;
  seed: number;
}

export const baskets = (how: string, { count, base, seed }: Plan): Made[] => {
  const kind = basketKinds[how];
  if (!kind) return [];
  const say = Object.keys(says).find((name): name is SayName => name === how) ?? 'gap';
  return mixed(
    filled(kind.pools).filter((facts) => kind.fits?.(facts) ?? true),
    seed,
  )
    .slice(0, count)
    .map((facts) => ({
      activity: 'gather',
      args: { how, ...bare(facts, Object.keys(kind.pools)) },
      say,
      difficulty: base,
    }));
};

export const spots = (how: string, say: SayName, { count, base, seed }: Plan): Made[] =>
  mixed(allFacts(how), seed)
    .slice(0, count)
    .map((facts) => ({
      activity: 'spot',
      args: { how, ...argsOf(how, facts) },
      say,
      difficulty: base,
    }));

/** Left and right change sides for who comes from the top of the map. */
export const walks = ({ count, base, seed }: Plan): Made[] =>
  mixed(filled({ what: buildings, where: corners, n: [0, 1] }), seed)
    .slice(0, count)
    .map(({ what, where, n }) => ({
      activity: 'spot',
      args: { how: 'walk', what, where, n },
      say: 'walk',
      difficulty: base + n * 0.9 + (where.startsWith('second') ? 0.3 : 0),
    }));

export const clocks = (how: string, { count, base, seed }: Plan): Made[] =>
  mixed(allFacts(how), seed)
    .slice(0, count)
    .map((facts) => ({
      activity: 'clock',
      args: { how, ...argsOf(how, facts) },
      say: 'clock',
      difficulty: base,
    }));
