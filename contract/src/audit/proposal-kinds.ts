import type { StaffRole } from '../staff/roles.ts';

/** What nobody of the staff does alone, besides publishing, closing a case and a refund by gateway. */
export const proposalKinds = [
  'appointment',
  'roles',
  'erasure',
  'manual_refund',
  'vouchers',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Who may confirm which; the database keeps to the same (`proposal_roles`). */
export const proposalRoles = {
  appointment: ['administrator'],
  roles: ['administrator'],
  erasure: ['support', 'administrator'],
  manual_refund: ['finance'],
  vouchers: ['finance'],
} as const satisfies Record<ProposalKind, readonly StaffRole[]>;
