import { type Plan, Problem, payments } from '@nobi/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask, wordsOfProblemOr } from '../../api.ts';
import { session } from '../../session.ts';
import { myStatusOf } from '../../shell/my-status.ts';
import { isGatewayAddress } from './gateway-address.rules.ts';
import { hasClaimedPromo } from './promo-claim.ts';
import { useIsLeaving } from './use-is-leaving.ts';
import { words } from './words.ts';

/** Starts a payment: either away to the gateway's page, or a message and then to play. */
export const usePayment = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isLeaving, setIsLeaving] = useIsLeaving();
  const [message, setMessage] = useState<string>();
  const starting = useMutation({
    mutationFn: async (plan: Plan) => {
      const answer = await ask(payments.start, {
        body: { plan, ...(hasClaimedPromo() && { promo: true }) },
      });
      const { redirect_url: page, message = '' } = answer;
      if (page !== undefined && !isGatewayAddress(page, location.origin))
        throw new Problem('payment_failed');
      return { page, text: message.trim() || words.success };
    },
    onSuccess: ({ page, text }) => {
      if (page === undefined) return setMessage(text);
      setIsLeaving(true);
      location.assign(page);
    },
  });

  /** The flag must be fresh before the dashboard asks for it. */
  const finish = async () => {
    setMessage(undefined);
    const status = myStatusOf(session.read().token);
    await queries.fetchQuery({ ...status, staleTime: 0 }).catch(() => {});
    await navigate('/dashboard');
  };

  return {
    start: (plan: Plan) => starting.mutate(plan),
    isStarting: starting.isPending || isLeaving,
    failure: starting.error ? wordsOfProblemOr(starting.error, 'payment_failed') : undefined,
    message,
    finish,
  };
};
