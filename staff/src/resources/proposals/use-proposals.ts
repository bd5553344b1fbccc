import { type ReplyOf, staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { ask } from '../../ask.ts';
import { useMay } from '../../ui/use-may.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';

type Proposals = ReplyOf<typeof staff.proposals>;
export type Proposal = Proposals['rows'][number];

const none: Proposals | undefined = undefined;

/** What waits for a second person; nothing for whose roles have no part in it. */
export const useProposals = () => {
  const may = useMay();
  const isTheirs = may(staff.proposals);
  return useStaffQuery<Proposals | undefined>(['proposals', String(isTheirs)], async (signal) =>
    isTheirs ? ask(staff.proposals, { signal }) : none,
  );
};

/** After a decision: whatever shows what it was about is read again. */
export const useDecided = () => {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return async () => {
    refresh();
    await queries.invalidateQueries();
  };
};
