import { ownOrders } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';

/** What this family has paid, the newest first. */
export const useOwnOrders = () => {
  const { token } = useSession();
  return useQuery({
    queryKey: ['own-orders', token],
    queryFn: ({ signal }) => ask(ownOrders.orders, { signal }),
    staleTime: 0,
  });
};
