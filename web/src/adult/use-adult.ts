import { adult } from '@nobi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { useSession } from '../session.ts';

/** On this page's own clock, which nobody sets. */
const closingIn = (seconds: number) => performance.now() + seconds * 1000;

/** Whether there is a PIN, and until when it has opened this session. */
export const useAdult = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const queryKey = ['adult', token];
  const shown = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { has_pin, open_seconds } = await ask(adult.show, { signal });
      return { has_pin, closesAt: closingIn(open_seconds) };
    },
    // The phone may have changed hands since.
    staleTime: 0,
  });
  const set = (seconds: number) =>
    queries.setQueryData(queryKey, { has_pin: true, closesAt: closingIn(seconds) });
  return { shown, set };
};
