import type { Plan } from '@nobi/contract';

/** Who is asking, as every service sees it. */
export interface Caller {
  readonly accountId: string;
  readonly sessionHash: Buffer;
  readonly email: string;
  readonly displayName: string;
  /** The name of their picture's file. */
  readonly picture: string | null;
  readonly isStaff: boolean;
  /** The plan whose paid period covers now; staff count as premium without one. */
  readonly plan: Plan | undefined;
  readonly paidUntil: Date | undefined;
  /** Play time of a day that the adult has set, in minutes; 0 is no limit. */
  readonly playMinutes: number;
}

/** Somebody of the staff in the console: a session of its own, opened with a second factor. */
export interface StaffCaller {
  readonly accountId: string;
  readonly sessionHash: Buffer;
  readonly email: string;
  readonly displayName: string;
  readonly endsAt: Date;
}

/** What may be asked of a caller's standing; decided here and nowhere else. */
export const isPaid = (caller: Caller) => caller.isStaff || caller.plan !== undefined;

/** Premium items open to premium plans and staff. */
export const opensPremium = (caller: Caller) => caller.isStaff || caller.plan === 'premium';
