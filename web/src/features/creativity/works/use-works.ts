import { creativity } from '@nobi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../api.ts';

/** The family's shelf, page by page; a tool in another tab may have changed it, so it is asked anew. */
export const useWorks = () =>
  useInfiniteQuery({
    queryKey: ['works'],
    queryFn: ({ pageParam, signal }) =>
      ask(creativity.works, { query: { from: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
