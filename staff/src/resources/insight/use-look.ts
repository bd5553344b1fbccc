import { Problem } from '@nobi/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';

/**
 * Numbers to look at: what was shown stays until the next arrives, so that nothing jumps. The
 * console's session may have ended meanwhile.
 */
export const useLook = <Seen>(
  key: readonly string[],
  look: (signal: AbortSignal) => Promise<Seen>,
) => {
  const leave = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: key,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        return await look(signal);
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_signed_in')
          await leave({ status: 401 });
        throw error;
      }
    },
  });
};
