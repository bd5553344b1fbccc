import { Button, Stack, Typography } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../ask.ts';
import { asRupiah, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { WaitingCard } from '../proposals/waiting-card.tsx';

const t = words.orders;

type Waiting = ReplyOf<typeof staff.refundsWaiting>[number];

interface Props {
  readonly waiting: Waiting;
  readonly refresh: () => void;
}

const stateOf = ({ is_mine, may_confirm, seconds }: Waiting) => {
  if (may_confirm) return t.secondYes;
  if (!is_mine) return words.proposals.notYours;
  return seconds > 0 ? t.waitsForColleague : t.waitsForNobody;
};

/** One refund that waits for a second person. */
export const WaitingRefund = ({ waiting, refresh }: Props) => {
  const { key, order, amount, reason, asked_by, asked_at, is_mine, may_confirm } = waiting;
  const deciding = useMutation({
    mutationFn: (isApproved: boolean) =>
      ask(staff.decideRefund, { params: { id: order, key }, body: { is_approved: isApproved } }),
    onSettled: refresh,
  });
  const who = t.askedBy.replace('{who}', asked_by).replace('{when}', asTime(asked_at));
  return (
    <WaitingCard
      title={t.refundOf.replace('{amount}', asRupiah(amount))}
      to={{ path: `/orders/${order}/show`, label: order }}
      lines={[`${who}: ${reason}`]}
      state={stateOf(waiting)}
      error={deciding.error}
      isBusy={deciding.isPending}
      yes={
        may_confirm && (
          <Button
            variant="contained"
            size="small"
            disabled={deciding.isPending}
            onClick={() => deciding.mutate(true)}
          >
            {t.approve}
          </Button>
        )
      }
      no={is_mine ? t.withdraw : t.refuse}
      onNo={() => deciding.mutate(false)}
    />
  );
};

/** Refunds of an order above the limit, until a second person has decided. */
export const RefundsWaiting = ({
  rows,
  refresh,
}: {
  rows: readonly Waiting[];
  refresh: () => void;
}) =>
  rows.length > 0 && (
    <Stack spacing={1}>
      <Typography variant="h6" component="h2">
        {t.refundsWaiting}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((waiting) => (
          <WaitingRefund key={waiting.key} waiting={waiting} refresh={refresh} />
        ))}
      </Stack>
    </Stack>
  );
