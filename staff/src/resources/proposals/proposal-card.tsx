import { Button } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { isAloneOver, linesOf, placeOf, stateOf, titleOf } from './proposal-words.ts';
import { type Proposal, useDecided } from './use-proposals.ts';
import { WaitingCard } from './waiting-card.tsx';

const t = words.proposals;

const useDeciding = ({ id }: Proposal) => {
  const decided = useDecided();
  const notify = useNotify();
  return useMutation({
    mutationFn: (isConfirmed: boolean) =>
      ask(staff.decideProposal, {
        params: { proposal: id },
        body: { is_confirmed: isConfirmed },
      }),
    onSuccess: ({ identity }, isConfirmed) => {
      const done = identity === undefined ? words.family.done : words.family.erased;
      const message = identity === 'elsewhere' ? words.family.erasedElsewhere : done;
      notify(isConfirmed ? message : t.dropped, {
        type: identity === 'elsewhere' ? 'warning' : 'success',
      });
    },
    onSettled: decided,
  });
};

/** Something that waits for a second person, with what the one who looks may do about it. */
export const ProposalCard = ({
  proposal,
  isHere,
}: {
  proposal: Proposal;
  /** On the page of what it is about. */
  isHere?: boolean;
}) => {
  const { mutate, mutateAsync, isPending, error } = useDeciding(proposal);
  const { kind, is_mine, may_confirm } = proposal;
  const now = Date.now();
  const path = isHere ? undefined : placeOf(proposal);
  const yes = (
    <Button variant="contained" size="small" disabled={isPending} onClick={() => mutate(true)}>
      {t.confirm[kind]}
    </Button>
  );
  // What cannot be undone is asked once more.
  const erase = (
    <ConfirmDialog
      open={t.confirm.erasure}
      title={words.family.eraseTitle}
      lead={words.family.eraseLead}
      color="error"
      onSend={() => mutateAsync(true)}
    >
      {null}
    </ConfirmDialog>
  );
  const isTheirs = may_confirm || isAloneOver(proposal, now);
  return (
    <WaitingCard
      title={titleOf(proposal)}
      to={path ? { path, label: t.open } : undefined}
      lines={linesOf(proposal)}
      state={stateOf(proposal, now)}
      error={error}
      isBusy={isPending}
      yes={isTheirs && (kind === 'erasure' ? erase : yes)}
      no={is_mine ? t.withdraw : t.decline}
      onNo={() => mutate(false)}
    />
  );
};
