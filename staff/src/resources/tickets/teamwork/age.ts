import { hoursUntilDue, type TicketState } from '@nobi/contract';
import { words } from '../../../text/words.ts';

const t = words.teamwork;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long somebody waits, in the unit that one would say it in. */
export const ageOf = (since: string, now: Date): string => {
  const passed = Math.max(0, now.getTime() - Date.parse(since));
  const say = (sentence: string, unit: number) =>
    sentence.replace('{count}', String(Math.floor(passed / unit)));
  if (passed < hour) return say(t.minutes, minute);
  return passed < 2 * day ? say(t.hours, hour) : say(t.days, day);
};

/** Only who waits for us is late. */
export const isLate = (
  { state, waiting_since }: { state: TicketState; waiting_since: string },
  now: Date,
): boolean =>
  state === 'open' && now.getTime() - Date.parse(waiting_since) > hoursUntilDue.tickets * hour;
