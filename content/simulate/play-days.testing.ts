import type { SimulatedItem } from '@nobi/kit/simulate';

/** A child who does everything right at once, a sitting a day: which skills she met, and how she stands then. */
export const playDays = (
  item: SimulatedItem,
  save: string | null,
  { from, to }: Record<'from' | 'to', number>,
) => {
  const met = new Set<string>();
  let saved = save;
  for (let day = from; day < to; day += 1) {
    const session = item.open(saved, { day, seed: day + 1 });
    for (let task = session.now(); task !== null; task = session.now()) {
      met.add(task.skill);
      session.settle({ misses: 0, hints: 0 });
    }
    saved = session.save();
  }
  return { met, save: saved ?? '', session: item.open(saved, { day: to, seed: 1 }) };
};
