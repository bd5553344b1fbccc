import Schedule from '@mui/icons-material/Schedule';
import { Chip } from '@mui/material';
import type { TicketState } from '@nobi/contract';
import { asAge, asTime } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { isLate } from './age.ts';

const t = words.teamwork;

interface AgeChipProps {
  readonly ticket: { readonly state: TicketState; readonly waiting_since: string };
  /** Under a heading that says what it counts. */
  readonly isShort?: boolean;
}

/** How long a question waits, and that it is late, in words as well as in colour. */
export const AgeChip = ({ ticket, isShort }: AgeChipProps) => {
  const time = asAge(ticket.waiting_since);
  const age = isShort ? time : t.waitsFor.replace('{time}', time);
  const late = isLate(ticket, new Date());
  return (
    <Chip
      size="small"
      icon={<Schedule />}
      color={late ? 'warning' : 'default'}
      variant={late ? 'filled' : 'outlined'}
      label={late ? `${age}, ${t.late}` : age}
      title={asTime(ticket.waiting_since)}
    />
  );
};
