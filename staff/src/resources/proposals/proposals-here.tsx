import { Stack } from '@mui/material';
import { ProposalCard } from './proposal-card.tsx';
import { type Proposal, useProposals } from './use-proposals.ts';

/** What waits for a second person, on the page of what it is about. */
export const ProposalsHere = ({ about }: { about: (proposal: Proposal) => boolean }) => {
  const { data } = useProposals();
  const rows = data?.rows.filter(about) ?? [];
  if (rows.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} isHere />
      ))}
    </Stack>
  );
};
