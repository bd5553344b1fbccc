import { type ListView, type ViewList, viewLists } from '@nobi/contract';

/** What of a list's state makes a view. */
export type Shown = Pick<ListView, 'filters' | 'order' | 'hidden'>;

/** Of the filters in force those that may be kept: no typed word, no day, no sum. */
export const savedFilters = (list: ViewList, values: object): Record<string, string> => {
  const { filters } = viewLists[list];
  const saved = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && filters.safeParse({ [name]: value }).success,
  );
  return Object.fromEntries(saved);
};

const sorted = (words: readonly string[]) => [...words].sort().join(' ');
const entriesOf = (filters: Shown['filters']) =>
  sorted(Object.entries(filters).map((pair) => pair.join('=')));

/** Whether two look the same, in whatever order their columns were hidden. */
export const isSame = (one: Shown, other: Shown): boolean =>
  one.order === other.order &&
  entriesOf(one.filters) === entriesOf(other.filters) &&
  sorted(one.hidden) === sorted(other.hidden);
