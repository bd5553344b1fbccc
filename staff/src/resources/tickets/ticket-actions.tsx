import { Alert, Button, Stack } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import type { Ticket } from './ticket.ts';

const t = words.tickets;

interface Props {
  readonly ticket: Ticket;
  readonly refresh: () => void;
}

/** Taking a question upon oneself, and closing it. */
export const TicketActions = ({ ticket, refresh }: Props) => {
  const params = { ticket: ticket.id };
  const taking = useMutation({
    mutationFn: () => ask(staff.takeTicket, { params, body: { is_mine: !ticket.is_mine } }),
    onSuccess: refresh,
  });
  const isClosed = ticket.state === 'closed';
  const closing = useMutation({
    mutationFn: () => ask(staff.closeTicket, { params, body: { is_closed: !isClosed } }),
    onSuccess: refresh,
  });
  const error = taking.error ?? closing.error;
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button disabled={taking.isPending} onClick={() => taking.mutate()}>
          {ticket.is_mine ? t.giveBack : t.take}
        </Button>
        <Button color="inherit" disabled={closing.isPending} onClick={() => closing.mutate()}>
          {isClosed ? t.reopen : t.close}
        </Button>
      </Stack>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
    </Stack>
  );
};
