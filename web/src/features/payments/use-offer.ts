import { offers, type ReplyOf } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';

export type Offer = ReplyOf<typeof offers.show>;
export type OpenOrder = NonNullable<Offer['open_order']>;

/** What the plans open, the promo, and an order that waits. The page sells without it, too. */
export const useOffer = (): Offer | undefined => {
  const { token } = useSession();
  return useQuery({
    queryKey: ['offer', token],
    queryFn: ({ signal }) => ask(offers.show, { signal }),
    retry: false,
    staleTime: 0,
    refetchOnMount: 'always',
  }).data;
};
