import { type ListView, staff, type ViewList } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../ask.ts';
import { useStaffQuery } from '../../use-staff-query.ts';

const keyOf = (list: ViewList) => ['list-views', list];

/** One's own views of a list and those that colleagues share; undefined until they have arrived. */
export const useViews = (list: ViewList): readonly ListView[] | undefined =>
  useStaffQuery(keyOf(list), (signal) => ask(staff.views, { query: { list }, signal }), {
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  }).data?.views;

/** Asks for them anew. */
export const useViewsChanged = (list: ViewList) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(list) });
};
