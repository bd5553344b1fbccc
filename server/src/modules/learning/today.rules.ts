/**
 * What a child may go on with: one item first and two others. Pure, and for teaching only: it looks at
 * what was shown of skills and at age, never at what was opened, liked or for how long.
 */
import type { NextItem, ShownSkill } from '@nobi/contract';
import { recallOf, standingOf } from '@nobi/kit/learning';

export interface TodayItem {
  readonly kind: NextItem['kind'];
  readonly id: string;
  readonly ageMin: number;
  readonly ageMax: number;
  readonly skills: readonly {
    readonly id: string;
    readonly needs?: readonly string[] | undefined;
  }[];
}

export interface Goal {
  readonly kind: 'skill' | NextItem['kind'];
  readonly id: string;
}

export interface TodayChild {
  /** Undefined when nobody has said age or class. */
  readonly years: number | undefined;
  readonly shown: readonly ShownSkill[];
  /** Days since 1970, by the child's calendar. */
  readonly day: number;
  readonly isSteady: boolean;
  readonly goal: Goal | undefined;
}

export type Choice = Pick<NextItem, 'kind' | 'id' | 'why'>;

interface Ranked {
  readonly item: TodayItem;
  readonly why: NextItem['why'];
  /** What is smaller comes first; places are compared one by one. */
  readonly places: readonly number[];
}

const wanted = 3;

const fits = ({ ageMin, ageMax }: TodayItem, years: number | undefined): boolean =>
  years === undefined || (ageMin - 0.5 <= years && years < ageMax + 1);

/** Items are made for a child a little older than their youngest: this one begins nearest to that. */
const awayFrom = ({ ageMin }: TodayItem, years: number | undefined): number =>
  years === undefined ? 0 : Math.abs(ageMin + 1 - years);

const byPlaces = (one: Ranked, other: Ranked): number => {
  for (const [at, place] of one.places.entries()) {
    const apart = place - (other.places[at] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
};

/** Everything that these skills stand on: who plays the later one is past the earlier. */
const foundationsOf = (ids: Iterable<string>, needsOf: ReadonlyMap<string, readonly string[]>) => {
  const found = new Set<string>();
  const open = [...ids];
  for (const id of open)
    for (const need of needsOf.get(id) ?? [])
      if (!found.has(need)) {
        found.add(need);
        open.push(need);
      }
  return found;
};

/** Whether a skill may be begun: all that it stands on is known, behind the child, or taught nowhere. */
const frontierOf = (items: readonly TodayItem[], { shown, day }: TodayChild) => {
  const needsOf = new Map(items.flatMap(({ skills }) => skills.map((s) => [s.id, s.needs ?? []])));
  const known = new Set(shown.filter((s) => standingOf(s, day) !== 'open').map(({ id }) => id));
  const behind = foundationsOf(
    shown.map(({ id }) => id),
    needsOf,
  );
  const carries = (id: string) => known.has(id) || behind.has(id) || !needsOf.has(id);
  return (id: string) => !known.has(id) && (needsOf.get(id) ?? []).every(carries);
};

/** The best reason for an item by what the child has shown. */
const ranker = (items: readonly TodayItem[], child: TodayChild) => {
  const { shown, day, years } = child;
  const shownOf = new Map(shown.map((skill) => [skill.id, skill]));
  const isOpen = frontierOf(items, child);
  return (item: TodayItem, order: number): Ranked => {
    const known = item.skills.flatMap(({ id }) => shownOf.get(id) ?? []);
    const due = known.filter((skill) => standingOf(skill, day) === 'due');
    if (due.length > 0) {
      const faintest = Math.min(...due.map((skill) => recallOf(skill, day) ?? 1));
      return { item, why: 'review', places: [0, faintest, order] };
    }
    const underWay = known.filter((skill) => standingOf(skill, day) === 'open');
    if (underWay.length > 0) {
      const newest = Math.max(...underWay.map(({ to }) => to));
      return { item, why: 'learning', places: [1, -newest, order] };
    }
    const away = awayFrom(item, years);
    if (!fits(item, years)) return { item, why: 'start', places: [4, away, order] };
    const isNew = item.skills.some(({ id }) => isOpen(id));
    return isNew && shown.length > 0
      ? { item, why: 'learning', places: [2, away, order] }
      : { item, why: 'start', places: [3, away, order] };
  };
};

/** By age alone, another first each day, so that everything has its turn. */
const inTurn = (items: readonly TodayItem[], { years, day }: TodayChild): Ranked[] => {
  const near = items.filter((item) => fits(item, years));
  const all = near.length > 0 ? near : items;
  return all.map((item, order) => ({
    item,
    why: 'start',
    places: [(order - (day % all.length) + all.length) % all.length],
  }));
};

const goalIn = (items: readonly TodayItem[], { goal, years }: TodayChild) => {
  if (!goal) return undefined;
  const meant = items.filter((item) =>
    goal.kind === 'skill'
      ? item.skills.some(({ id }) => id === goal.id)
      : item.kind === goal.kind && item.id === goal.id,
  );
  return meant.toSorted((one, other) => awayFrom(one, years) - awayFrom(other, years))[0];
};

/** Three at most, the first meant most; `items` are those that the family's plan opens, in their order. */
export const chooseToday = (items: readonly TodayItem[], child: TodayChild): Choice[] => {
  const goal = goalIn(items, child);
  const ranked = (child.isSteady ? inTurn(items, child) : items.map(ranker(items, child)))
    .toSorted(byPlaces)
    .filter(({ item }) => item !== goal);
  const chosen: Pick<Ranked, 'item' | 'why'>[] = goal ? [{ item: goal, why: 'goal' }] : [];
  while (chosen.length < wanted) {
    const left = ranked.filter(({ item }) => !chosen.some((each) => each.item === item));
    const kinds = new Set(chosen.map(({ item }) => item.kind));
    // The last of the three is something else to do, where there is something else.
    const other = chosen.length === wanted - 1 && left.find(({ item }) => !kinds.has(item.kind));
    const next = other || left[0];
    if (!next) break;
    chosen.push(next);
  }
  return chosen.map(({ item, why }) => ({ kind: item.kind, id: item.id, why }));
};
