/** How a train is loaded, tied up and unloaded by hand: where it starts, what is right, and the next move. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import { type Arguments, numbersOf } from './asks.ts';
import { loadings } from './names.ts';
import { bundle, digitsOf, open, packsWithout, worthOf } from './places.ts';

export type Loading = (typeof loadings)[number];

export const loadingIn = (task: Arguments): Loading =>
  loadings.find((each) => each === wordIn(task, 'how')) ?? 'build';

export const startOf = (task: Arguments): number[] => {
  const { n, a, b } = numbersOf(task);
  const how = loadingIn(task);
  if (how === 'unload') return digitsOf(n);
  if (how === 'build') return [0, 0, 0, 0];
  const other = digitsOf(b);
  return digitsOf(a).map((digit, at) => digit + (other[at] ?? 0));
};

/** The value that is left or reached when it is right. */
export const goalOf = (task: Arguments): number => {
  const { n, a, b } = numbersOf(task);
  return { build: n, tidy: a + b, unload: n - b }[loadingIn(task)];
};

export const isLoaded = (task: Arguments, counts: readonly number[]): boolean =>
  worthOf(counts) === goalOf(task) &&
  (loadingIn(task) !== 'tidy' || counts.every((count) => count < 10));

export type Step = { do: 'add' | 'take' | 'tie' | 'open'; at: number } | { do: 'go'; at: number };

const lastWhere = (counts: readonly number[], is: (count: number, at: number) => boolean): number =>
  counts.findLastIndex(is);

const buildStep = (task: Arguments, counts: readonly number[]): Step => {
  const wanted = packsWithout(goalOf(task), numberIn(task, 'gap') || -1);
  const over = counts.findIndex((count, at) => count > (wanted[at] ?? 0));
  if (over >= 0) return { do: 'take', at: over };
  const short = counts.findIndex((count, at) => count < (wanted[at] ?? 0));
  return short >= 0 ? { do: 'add', at: short } : { do: 'go', at: 0 };
};

/** From the ones on: what lies there and has to go goes; where too few lie, one of the left is opened. */
const unloadStep = (task: Arguments, counts: readonly number[]): Step => {
  const away = worthOf(counts) - goalOf(task);
  if (away <= 0) return { do: 'go', at: 0 };
  const owed = digitsOf(away);
  const at = lastWhere(owed, (digit) => digit > 0);
  if ((counts[at] ?? 0) > 0) return { do: 'take', at };
  const from = lastWhere(counts.slice(0, at), (count) => count > 0);
  return { do: 'open', at: from };
};

/** What somebody does next who does it right. */
export const nextStep = (task: Arguments, counts: readonly number[]): Step => {
  const how = loadingIn(task);
  if (how === 'build') return buildStep(task, counts);
  if (how === 'unload') return unloadStep(task, counts);
  const at = lastWhere(counts, (count) => count > 9);
  return at >= 0 ? { do: 'tie', at } : { do: 'go', at: 0 };
};

export const afterStep = (counts: readonly number[], step: Step): number[] => {
  if (step.do === 'tie') return bundle(counts, step.at);
  if (step.do === 'open') return open(counts, step.at);
  const by = { add: 1, take: -1, go: 0 }[step.do];
  return counts.map((count, at) =>
    at === step.at ? Math.max(0, Math.min(29, count + by)) : count,
  );
};
