/** How much is drawn where parts show other parts, which show others again: a few lines may mean millions. */

const mostParts = 20_000;
const mostDrawn = 100_000;
const deepest = 60;
const mostEffects = 30;
const longestChain = 200;

interface Shown {
  count: number;
  readonly names: string[];
}

/** Told of each part as it opens and closes. */
export const partCosts = () => {
  const whole: Shown = { count: 0, names: [] };
  const byId = new Map<string, Shown>();
  const open: (Shown | undefined)[] = [];
  let effects = 0;

  const costOf = (shown: Shown, known: Map<Shown, number>, chain = 0): number => {
    const cost = known.get(shown);
    if (cost !== undefined) return cost;
    // Whatever shows itself is endless.
    known.set(shown, Number.POSITIVE_INFINITY);
    if (chain > longestChain) return Number.POSITIVE_INFINITY;
    const sum = shown.names.reduce((all, name) => {
      const target = byId.get(name);
      return all + (target ? costOf(target, known, chain + 1) : 0);
    }, shown.count);
    known.set(shown, sum);
    return sum;
  };

  return {
    /** False for one too many, or one too deep. */
    open(
      part: string,
      { id, names }: { readonly id: string | undefined; readonly names: readonly string[] },
    ) {
      const shown = id === undefined ? undefined : (byId.get(id) ?? { count: 0, names: [] });
      if (id !== undefined && shown) byId.set(id, shown);
      open.push(shown);
      if (part.startsWith('fe')) effects += 1;
      for (const each of [whole, ...open]) {
        if (!each) continue;
        each.count += 1;
        each.names.push(...names);
      }
      return whole.count <= mostParts && open.length <= deepest && effects <= mostEffects;
    },
    close: () => void open.pop(),
    isBounded: () => costOf(whole, new Map()) <= mostDrawn,
  };
};
