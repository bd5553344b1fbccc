import { Alert } from '@mui/material';
import { words } from '../../text/words.ts';
import { useProposals } from './use-proposals.ts';

const t = words.proposals;

/** Before one proposes something: who could confirm it, or that nobody can. */
export const SecondNotice = ({ of }: { of: 'appointment' | 'erasure' | 'refund' }) => {
  const { data } = useProposals();
  if (!data) return null;
  const count = data.seconds[of];
  if (count > 0)
    return of === 'refund' ? null : (
      <Alert severity="info">{t.someSeconds.replace('{count}', String(count))}</Alert>
    );
  return <Alert severity="warning">{of === 'refund' ? t.noSecondMoney : t.noSecond}</Alert>;
};
