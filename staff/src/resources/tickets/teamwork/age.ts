import { hoursUntilDue, type TicketState } from '@nobi/contract';

const hour = 3_600_000;

/** Only who waits for us is late. */
export const isLate = (
  { state, waiting_since }: { state: TicketState; waiting_since: string },
  now: Date,
): boolean =>
  state === 'open' && now.getTime() - Date.parse(waiting_since) > hoursUntilDue.tickets * hour;
