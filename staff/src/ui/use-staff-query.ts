import { Problem } from '@nobi/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';

interface Options {
  readonly placeholderData?: typeof keepPreviousData;
  readonly staleTime?: number;
  readonly enabled?: boolean;
  readonly refetchOnWindowFocus?: boolean;
}

type Load<Reply> = (signal: AbortSignal) => Promise<Reply>;

/** A call outside of react-admin's own; signs out when the console's session has ended. */
export const useStaffQuery = <Reply>(
  key: readonly string[],
  load: Load<Reply>,
  options: Options = {},
) => {
  const signOut = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: key,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return await load(signal);
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_signed_in')
          await signOut({ status: 401 });
        throw error;
      }
    },
    ...options,
  });
};

/** The same for numbers: the last ones stay until the next arrive, so that nothing jumps. */
export const useStaffNumbers = <Reply>(key: readonly string[], load: Load<Reply>) =>
  useStaffQuery(key, load, { placeholderData: keepPreviousData });
