import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type BodyOf, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asRupiah } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import type { Order } from './order.ts';
import { RefundOutcome, useOutcome } from './refund-outcome.tsx';

const t = words.refunds;

interface RefundDialogProps {
  readonly order: Order;
  readonly wish: BodyOf<typeof staff.refundOrder>;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Whatever became of it: the order may stand otherwise now. */
  readonly onSettled: () => void;
}

const useRefund = ({ order, wish, onDone, onSettled }: RefundDialogProps) => {
  const notify = useNotify();
  const { orders } = words;
  return useMutation({
    mutationFn: () => ask(staff.refundOrder, { params: { id: order.id }, body: wish }),
    onSuccess: ({ is_waiting }) => {
      notify(is_waiting ? orders.refundWaits : orders.refunded, {
        type: is_waiting ? 'info' : 'success',
      });
      onDone();
    },
    onSettled,
  });
};

/** What a refund does, in front of whoever is about to do it. */
export const RefundDialog = (props: RefundDialogProps) => {
  const { order, wish, onClose } = props;
  const titleId = useId();
  const { data, error, isFetching } = useOutcome(order, wish);
  const refunding = useRefund(props);
  const outcome = isFetching || error ? undefined : data;
  const confirm = outcome?.needs_second && !outcome.earlier ? t.askFor : t.give;
  return (
    <Dialog
      open
      // The second press of a double one lands beside the dialog.
      onClose={(_event, why) => why === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
          {isFetching && <Typography color="text.secondary">{t.counting}</Typography>}
          {outcome && <RefundOutcome order={order} amount={wish.amount} outcome={outcome} />}
          {refunding.error && <Alert severity="error">{wordsOfProblem(refunding.error)}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus onClick={onClose}>
          {words.family.cancel}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!outcome}
          loading={refunding.isPending}
          onClick={() => refunding.mutate()}
        >
          {confirm.replace('{amount}', asRupiah(wish.amount))}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
