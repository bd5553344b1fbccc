import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { words } from '../../text/words.ts';

/** After a change: the lists are read again, and a word says that it is done, or that it waits. */
export const useDone = () => {
  const refresh = useRefresh();
  const notify = useNotify();
  const queries = useQueryClient();
  return async (work: Promise<{ is_waiting?: true | undefined }>) => {
    const { is_waiting } = await work;
    refresh();
    await queries.invalidateQueries({ queryKey: ['invitations'] });
    await queries.invalidateQueries({ queryKey: ['proposals'] });
    notify(is_waiting ? words.proposals.waits : words.family.done, {
      type: is_waiting ? 'info' : 'success',
    });
  };
};
