import { countedAtMost, type ReplyOf, staff, type WaitingKind } from '@nobi/contract';
import { ask } from '../ask.ts';
import { useStaffQuery } from '../ui/use-staff-query.ts';

export type Line = ReplyOf<typeof staff.today>['rows'][number];
export type DayNumbers = ReplyOf<typeof staff.dayNumbers>;

const fresh = { staleTime: 20_000, refetchOnWindowFocus: true };

/** How much waits, by kind; asked again by whoever moves or comes back, never by a clock: that would keep a session open at an empty desk. */
export const useWaiting = () =>
  useStaffQuery(['waiting'], (signal) => ask(staff.waiting, { signal }), fresh);

export const useToday = () =>
  useStaffQuery(['today'], (signal) => ask(staff.today, { signal }), fresh);

export const useDayNumbers = () =>
  useStaffQuery(['today', 'numbers'], (signal) => ask(staff.dayNumbers, { signal }), fresh);

/** More than are counted are told as `99+`. */
export const asCount = (count: number) =>
  count >= countedAtMost ? `${countedAtMost - 1}+` : String(count);

/** The place of the console at which a kind is listed. */
export const placeOf = (kind: WaitingKind) => (kind === 'refunds' ? 'orders' : kind);

export const pathOf = ({ kind, id }: Pick<Line, 'kind' | 'id'>) =>
  `/${placeOf(kind)}/${encodeURIComponent(id)}/show`;
