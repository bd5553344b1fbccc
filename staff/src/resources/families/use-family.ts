import { type ReplyOf, staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';

export type Family = ReplyOf<typeof staff.family>;

const keyOf = (id: string) => ['family', id];

export const useFamily = (id: string) =>
  useStaffQuery(keyOf(id), (signal) => ask(staff.family, { params: { family: id }, signal }));

/** Does something to the family and shows how it stands afterwards. */
export const useAction = (id: string) => {
  const queries = useQueryClient();
  const notify = useNotify();
  return async (work: Promise<unknown>) => {
    await work;
    await queries.invalidateQueries({ queryKey: keyOf(id) });
    notify(words.family.done, { type: 'success' });
  };
};
