import { Problem, type ReplyOf, staff } from '@nobi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';

export type Family = ReplyOf<typeof staff.family>;

const keyOf = (id: string) => ['family', id];

/** One family; the console's session may have ended meanwhile. */
export const useFamily = (id: string) => {
  const leave = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: keyOf(id),
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return await ask(staff.family, { params: { family: id }, signal });
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_signed_in')
          await leave({ status: 401 });
        throw error;
      }
    },
  });
};

/** Does something to the family and shows how it stands afterwards. */
export const useDeed = (id: string) => {
  const queries = useQueryClient();
  const notify = useNotify();
  return async (work: Promise<unknown>) => {
    await work;
    await queries.invalidateQueries({ queryKey: keyOf(id) });
    notify(words.family.done, { type: 'success' });
  };
};
