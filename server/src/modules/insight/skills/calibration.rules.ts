/** First tries of one child at tasks of one kind and stated difficulty. */
export interface Responses {
  readonly child: string;
  /** Skills of a domain share an ability. */
  readonly domain: string;
  /** Item, skill and level: what is recalibrated together. */
  readonly task: string;
  /** In logits. */
  readonly stated: number;
  readonly answers: number;
  readonly right: number;
}

export interface Calibrated {
  readonly task: string;
  readonly children: number;
  readonly answers: number;
  readonly right: number;
  /** How many would have been right if the stated difficulty were true. */
  readonly expected: number;
  readonly stated: number;
  /** How much harder than stated, in logits; tasks of a domain shift against each other alone. */
  readonly shift: number;
  /** Its standard error. */
  readonly error: number;
}

const chance = (logits: number) => 1 / (1 + Math.exp(-logits));
const rounds = 30;
/** Standard deviations before anything was seen: of abilities around the tasks that were met, and of shifts. */
const spread = { ability: 1.5, shift: 1 };

interface Part {
  readonly answers: number;
  readonly right: number;
  /** What is known of the other side: ability less difficulty, without the value looked for. */
  readonly rest: number;
}

/** One Newton step towards the likeliest value, which a normal prior holds; with its information. */
const step = (
  value: number,
  parts: readonly Part[],
  prior: { mean: number; deviation: number },
) => {
  let slope = (prior.mean - value) / prior.deviation ** 2;
  let information = 1 / prior.deviation ** 2;
  for (const { answers, right, rest } of parts) {
    const p = chance(value + rest);
    slope += right - answers * p;
    information += answers * p * (1 - p);
  }
  return { value: value + Math.max(-1, Math.min(1, slope / information)), information };
};

const sumOf = <T>(all: readonly T[], part: (each: T) => number) =>
  all.reduce((sum, each) => sum + part(each), 0);
const weighted = (all: readonly Responses[], part: (each: Responses) => number) =>
  sumOf(all, (each) => part(each) * each.answers) / sumOf(all, ({ answers }) => answers);

/** Abilities of all children of a domain, given how much harder than stated its tasks are. */
const abilitiesOf = (
  byChild: ReadonlyMap<string, readonly Responses[]>,
  before: ReadonlyMap<string, number>,
  shiftOf: (task: string) => number,
) =>
  new Map(
    [...byChild].map(([child, own]) => {
      const mean = weighted(own, ({ stated }) => stated);
      const parts = own.map(({ answers, right, stated, task }) => ({
        answers,
        right,
        rest: -stated - shiftOf(task),
      }));
      const { value } = step(before.get(child) ?? mean, parts, {
        mean,
        deviation: spread.ability,
      });
      return [child, value] as const;
    }),
  );

interface Settling {
  readonly from?: ReadonlyMap<string, number>;
  readonly times: number;
  readonly shiftOf: (task: string) => number;
}

const settle = (
  byChild: ReadonlyMap<string, readonly Responses[]>,
  { from = new Map(), times, shiftOf }: Settling,
) => {
  let abilities = from;
  for (let round = 0; round < times; round += 1)
    abilities = abilitiesOf(byChild, abilities, shiftOf);
  return abilities;
};

const calibrateDomain = (responses: readonly Responses[]): Calibrated[] => {
  const byChild = Map.groupBy(responses, ({ child }) => child);
  const byTask = Map.groupBy(responses, ({ task }) => task);
  const asStated = settle(byChild, { times: rounds, shiftOf: () => 0 });
  let abilities: ReadonlyMap<string, number> = asStated;
  let shifts = new Map<string, { value: number; information: number }>();
  for (let round = 0; round < rounds; round += 1) {
    const moved = [...byTask].map(([task, own]) => {
      const parts = own.map(({ answers, right, stated, child }) => ({
        answers,
        right: answers - right,
        rest: stated - (abilities.get(child) ?? 0),
      }));
      const prior = { mean: 0, deviation: spread.shift };
      return [task, step(shifts.get(task)?.value ?? 0, parts, prior)] as const;
    });
    // Only the tasks together say how able the children are: their mean stays where content put it.
    const centre =
      sumOf(moved, ([task, { value }]) => value * sumOf(byTask.get(task) ?? [], (r) => r.answers)) /
      sumOf(responses, ({ answers }) => answers);
    shifts = new Map(
      moved.map(([task, { value, information }]) => [task, { value: value - centre, information }]),
    );
    abilities = settle(byChild, {
      from: abilities,
      times: 2,
      shiftOf: (task) => shifts.get(task)?.value ?? 0,
    });
  }
  return [...byTask].map(([task, own]) => ({
    task,
    children: new Set(own.map(({ child }) => child)).size,
    answers: sumOf(own, ({ answers }) => answers),
    right: sumOf(own, ({ right }) => right),
    expected: sumOf(
      own,
      ({ answers, stated, child }) => answers * chance((asStated.get(child) ?? 0) - stated),
    ),
    stated: weighted(own, ({ stated }) => stated),
    shift: shifts.get(task)?.value ?? 0,
    error: 1 / Math.sqrt(shifts.get(task)?.information ?? 1),
  }));
};

/**
 * How hard tasks showed themselves, by the Rasch model: the chance of a right answer is the logistic of ability
 * less difficulty (G. Rasch 1960), both estimated in turns (joint maximum likelihood, Wright and Panchapakesan
 * 1969) with normal priors, which keep what few have met near to what content states.
 */
export const calibrate = (responses: readonly Responses[]): Calibrated[] =>
  [...Map.groupBy(responses, ({ domain }) => domain).values()].flatMap(calibrateDomain);

/** Of fewer children nothing is said, not even to staff. */
export const fewestChildren = 20;

/** Worth a change: enough answers, further off than chance and than a third of a logit. */
export const isWorthChange = ({ children, answers, shift, error }: Calibrated): boolean =>
  children >= fewestChildren &&
  answers >= 200 &&
  Math.abs(shift) >= 0.3 &&
  Math.abs(shift) > 2.6 * error;
