import { Alert, TextField } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import { useStaffQuery } from '../../../ui/use-staff-query.ts';
import type { Ticket } from '../ticket.ts';

const t = words.teamwork;

export type Colleague = ReplyOf<typeof staff.ticketColleagues>[number];

/** Whom a question can be given to. */
export const useColleagues = (): readonly Colleague[] =>
  useStaffQuery(['ticket-colleagues'], (signal) => ask(staff.ticketColleagues, { signal }), {
    staleTime: 60_000,
  }).data ?? [];

/** Who has it may have left support since: they stay named until somebody else takes it. */
const optionsOf = (colleagues: readonly Colleague[], { assigned_id, assigned_to }: Ticket) => {
  const isKnown = assigned_id === null || colleagues.some(({ id }) => id === assigned_id);
  return isKnown
    ? colleagues
    : [...colleagues, { id: assigned_id, display_name: assigned_to ?? '' }];
};

interface OwnerFieldProps {
  readonly ticket: Ticket;
  readonly refresh: () => void;
}

/** Gives a question to a colleague, or to nobody. */
export const OwnerField = ({ ticket, refresh }: OwnerFieldProps) => {
  const notify = useNotify();
  const options = optionsOf(useColleagues(), ticket);
  const giving = useMutation({
    mutationFn: (staffId: string) =>
      ask(staff.assignTickets, { body: { tickets: [ticket.id], staff_id: staffId || null } }),
    onSuccess: (_reply, staffId) => {
      const name = options.find(({ id }) => id === staffId)?.display_name;
      notify(name === undefined ? t.freed : t.given.replace('{name}', name), { type: 'success' });
    },
    onSettled: refresh,
  });
  return (
    <>
      <TextField
        select
        size="small"
        label={t.owner}
        value={ticket.assigned_id ?? ''}
        disabled={giving.isPending}
        onChange={({ target }) => giving.mutate(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 320 }}
      >
        <option value="">{t.nobody}</option>
        {options.map(({ id, display_name }) => (
          <option key={id} value={id}>
            {display_name}
          </option>
        ))}
      </TextField>
      {giving.error && <Alert severity="error">{wordsOfProblem(giving.error)}</Alert>}
    </>
  );
};
