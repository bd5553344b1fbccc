import type { Plan, StaffRole } from '@nobi/contract';

/** Who is asking, as every service sees it. */
export interface Caller {
  readonly accountId: string;
  readonly sessionHash: Buffer;
  readonly email: string;
  readonly displayName: string;
  /** The name of their picture's file. */
  readonly picture: string | null;
  readonly isSuperuser: boolean;
  /** The plan whose paid period covers now; superusers count as premium without one. */
  readonly plan: Plan | undefined;
  readonly paidUntil: Date | undefined;
  /** The adult limits the play of the family, or has set the times of a child. */
  readonly hasPlayTimes: boolean;
  /** The adult allows that the child who plays here is served, and has not taken it back. */
  readonly hasConsent: boolean;
  /** While the adult's PIN has opened this session. */
  readonly adultUntil: Date | undefined;
}

/** Somebody of the staff in the console: a session of its own, opened with a second factor. */
export interface StaffCaller {
  readonly staffId: string;
  readonly sessionHash: Buffer;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly StaffRole[];
  /** The second factor was proven in this session within the last five minutes. */
  readonly hasFreshProof: boolean;
  readonly endsAt: Date;
}

/** What may be asked of a caller's standing; decided here and nowhere else. */
export const isPaid = (caller: Caller) => caller.isSuperuser || caller.plan !== undefined;

/** Premium items open to premium plans and superusers. */
export const opensPremium = (caller: Caller) => caller.isSuperuser || caller.plan === 'premium';

/** Whether a colleague's roles include a call's. */
export const mayCall = (
  { role }: { readonly role?: readonly StaffRole[] | undefined },
  { roles }: Pick<StaffCaller, 'roles'>,
) => role?.some((each) => roles.includes(each)) === true;
