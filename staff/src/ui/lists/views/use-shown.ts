import type { ListView, ViewList } from '@nobi/contract';
import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { type Shown, savedFilters } from './shown.rules.ts';

/** Where the framework's table reads which columns are hidden. */
const hiddenOf = (list: ViewList) => `${list}.datatable`;
const none: string[] = [];

/** What the list shows now, and how to show something else. */
export const useShown = (list: ViewList) => {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const [hidden, setHidden] = useStore<string[]>(hiddenOf(list), none);
  const filters = savedFilters(list, filterValues ?? {});
  const order = sort.order === 'ASC' ? 'asc' : 'desc';
  const shown: Shown = { filters, order, hidden };
  return {
    shown,
    /** Something is narrowed by what no view keeps. */
    hasMore: Object.keys(filterValues ?? {}).length > Object.keys(filters).length,
    setHidden,
    show(view: Shown) {
      const isDisplayed = Object.fromEntries(Object.keys(view.filters).map((name) => [name, true]));
      setFilters(view.filters, isDisplayed);
      setSort({ field: sort.field, order: view.order === 'asc' ? 'ASC' : 'DESC' });
      setHidden([...view.hidden]);
    },
  };
};

/** Lists that were opened since the console was loaded. */
const openedLists = new Set<ViewList>();

/** The first time a list is opened, and without a wish in its address, it begins with one's own view. */
export const useDefaultView = (
  list: ViewList,
  views: readonly ListView[] | undefined,
  show: (view: ListView) => void,
) => {
  const { search } = useLocation();
  useEffect(() => {
    if (!views || openedLists.has(list)) return;
    openedLists.add(list);
    const first = views.find(({ is_default }) => is_default);
    if (first && search === '') show(first);
  }, [list, views, search, show]);
};
