import { Alert, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { useMay } from '../../ui/use-may.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import { WaitingRefund } from '../orders/refunds-waiting.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useProposals } from './use-proposals.ts';

const t = words.proposals;

/** One list of what waits for a second person, the longest waiting first. */
export const SecondPerson = () => {
  const may = useMay();
  const isFinance = may(staff.refundsWaiting);
  const proposals = useProposals();
  const refunds = useStaffQuery(['proposals', 'refunds', String(isFinance)], async (signal) =>
    isFinance ? ask(staff.refundsWaiting, { signal }) : [],
  );
  const error = proposals.error ?? refunds.error;
  const cards = [
    ...(proposals.data?.rows ?? []).map((proposal) => ({
      at: proposal.proposed_at,
      card: <ProposalCard key={proposal.id} proposal={proposal} />,
    })),
    ...(refunds.data ?? []).map((waiting) => ({
      at: waiting.asked_at,
      card: (
        <WaitingRefund key={waiting.key} waiting={waiting} refresh={() => void refunds.refetch()} />
      ),
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (!may(staff.proposals)) return null;
  const isEmpty = cards.length === 0 && proposals.data && refunds.data;
  return (
    <Stack spacing={1}>
      <Typography variant="h6" component="h2">
        {t.title}
      </Typography>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
      {isEmpty && <Typography color="text.secondary">{t.none}</Typography>}
      {cards.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {cards.map(({ card }) => card)}
        </Stack>
      )}
    </Stack>
  );
};
