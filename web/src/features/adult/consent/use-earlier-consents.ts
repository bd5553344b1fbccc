import { consent } from '@nobi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../api.ts';
import { useSession } from '../../../session.ts';

/** Pages behind the newest ones, each when it is asked for; they begin anew when the newest are others. */
export const useEarlierConsents = (after: string | null) => {
  const { token } = useSession();
  const pages = useInfiniteQuery({
    queryKey: ['consents', token, 'withdrawn', after],
    queryFn: ({ pageParam, signal }) =>
      ask(consent.withdrawn, { query: { after: pageParam }, signal }),
    initialPageParam: after ?? '',
    getNextPageParam: ({ next }) => next,
    enabled: false,
  });
  return {
    earlier: pages.data?.pages.flatMap(({ consents }) => consents) ?? [],
    hasMore: after !== null && (!pages.data || pages.hasNextPage),
    isPending: pages.isFetching,
    isError: pages.isError && !pages.isFetching,
    readMore: () => void pages.fetchNextPage(),
  };
};
