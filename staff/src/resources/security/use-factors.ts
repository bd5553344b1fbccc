import { staff } from '@nobi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';

const queryKey = ['own-factors'];

export const useFactors = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => ask(staff.ownFactors, { signal }) });

/** After a change: the factors are read again, and a word says that it is done. */
export const useChanged = () => {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (work: Promise<unknown>) => {
    await work;
    await queries.invalidateQueries({ queryKey });
    notify(words.family.done, { type: 'success' });
  };
};
