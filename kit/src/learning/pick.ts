import { expectedSuccess } from './elo.ts';

export interface Choice {
  id: string;
  difficulty: number;
}

export interface PickOptions<Item extends Choice> {
  ratingOf(item: Item): number;
  target: number;
  /** Ids shown lately, newest last. */
  recent: readonly string[];
  random(): number;
}

/** The item whose chance of success lies nearest to the target, shuffled a little, none of the recent. */
export const pickItem = <Item extends Choice>(
  items: readonly Item[],
  options: PickOptions<Item>,
): Item | undefined => {
  const fresh = items.filter((item) => !options.recent.includes(item.id));
  const pool = fresh.length > 0 ? fresh : items;
  const scored = pool.map((item) => ({
    item,
    // The jitter keeps neighbours in turn without leaving the band that the target asks for.
    distance:
      Math.abs(expectedSuccess(options.ratingOf(item), item.difficulty) - options.target) +
      options.random() * 0.04,
  }));
  scored.sort((a, b) => a.distance - b.distance);
  return scored[0]?.item;
};
