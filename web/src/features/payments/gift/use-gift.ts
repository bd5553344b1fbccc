import { gifts, Problem, type ReplyOf } from '@nobi/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ask } from '../../../api.ts';
import { isGatewayAddress } from '../gateway-address.rules.ts';
import { useIsLeaving } from '../use-is-leaving.ts';

export type Gift = ReplyOf<typeof gifts.openGift>;

/** What a link asks to be paid; its token stands behind the `#`, which no server is sent. */
export const useGift = (token: string) =>
  useQuery({
    queryKey: ['gift', token],
    queryFn: ({ signal }) => ask(gifts.openGift, { body: { token }, signal }),
    enabled: token !== '',
    // Whoever opens it without a line sees it once there is one.
    refetchOnReconnect: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Leads away to the gateway's page. */
export const useGiftPayment = (token: string) => {
  const [isLeaving, setIsLeaving] = useIsLeaving();
  const paying = useMutation({
    mutationFn: async (email: string) => {
      const body = { token, ...(email !== '' && { email }) };
      const { redirect_url: page } = await ask(gifts.payGift, { body });
      if (!isGatewayAddress(page, location.origin)) throw new Problem('payment_failed');
      return page;
    },
    onSuccess: (page) => {
      setIsLeaving(true);
      location.assign(page);
    },
  });
  return {
    pay: paying.mutate,
    isPaying: paying.isPending || isLeaving,
    failure: paying.error ?? undefined,
  };
};
