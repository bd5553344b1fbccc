import type { Plan } from '@nobi/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session.ts';

/** `?again=regular`: from a letter or the parents' room, straight to the gateway. */
const planOf = (search: string): Plan | undefined => {
  const plan = new URLSearchParams(search).get('again');
  return plan === 'regular' || plan === 'premium' ? plan : undefined;
};

/** Starts what a link asks for, once: whoever comes back from the gateway finds the plans. */
export const usePayAgain = (start: (plan: Plan) => void) => {
  const { search } = useLocation();
  const { token } = useSession();
  const navigate = useNavigate();
  const plan = planOf(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a link, however often it is drawn
  useEffect(() => {
    if (!plan) return;
    const here = `/payment?again=${plan}`;
    if (token === null) {
      void navigate(`/login?next=${encodeURIComponent(here)}`, { replace: true });
      return;
    }
    void navigate('/payment', { replace: true });
    start(plan);
  }, [plan, token]);
};
