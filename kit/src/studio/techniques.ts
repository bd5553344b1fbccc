/** Growth in a studio is the number of ways tried; one new way is offered at a time. Pure. */

/** The first way not tried yet that was not already offered in this session. */
export const nextWay = <Technique>(
  order: readonly Technique[],
  { tried, offered }: Record<'tried' | 'offered', ReadonlySet<Technique>>,
): Technique | null => order.find((each) => !tried.has(each) && !offered.has(each)) ?? null;

/** Counts of ways for one event: the most used first, at most 24 words and numbers. */
export const tally = <Technique extends string>(
  counts: ReadonlyMap<Technique, number>,
): (Technique | number)[] =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .flat();
