import { Problem, type ReplyOf, staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ask } from '../../ask.ts';

export type WholeMismatch = ReplyOf<typeof staff.mismatch>;

/** One mismatch; the console's session may have ended meanwhile. */
export const useMismatch = (id: string) => {
  const leave = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: ['mismatch', id],
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return await ask(staff.mismatch, { params: { id }, signal });
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_signed_in')
          await leave({ status: 401 });
        throw error;
      }
    },
  });
};
