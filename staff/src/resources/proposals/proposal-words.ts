import { proposalRoles } from '@nobi/contract';
import { asRupiah, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import type { Proposal } from './use-proposals.ts';

const t = words.proposals;
const roleNames = words.colleagues.roleNames;

export const titleOf = ({ kind, who, amount }: Proposal) =>
  t.kinds[kind].replace('{who}', who).replace('{amount}', asRupiah(amount ?? 0));

export const linesOf = ({ roles, reference, proposed_by, proposed_at, reason }: Proposal) => [
  ...(roles ? [t.willBe.replace('{roles}', roles.map((role) => roleNames[role]).join(', '))] : []),
  ...(reference ? [t.foundAt.replace('{reference}', reference)] : []),
  `${t.proposedBy.replace('{who}', proposed_by).replace('{when}', asTime(proposed_at))}: ${reason}`,
];

/** Whether whoever proposed it may do it alone by now. */
export const isAloneOver = ({ is_mine, alone_from }: Proposal, now: number) =>
  is_mine && alone_from !== null && Date.parse(alone_from) <= now;

/** What it waits for, in a sentence. */
export const stateOf = (proposal: Proposal, now: number) => {
  const { kind, is_mine, may_confirm, seconds, alone_from } = proposal;
  if (may_confirm) return t.yours;
  if (!is_mine) return t.notYours;
  if (seconds > 0) return t.mineWaits.replace('{count}', String(seconds));
  if (isAloneOver(proposal, now)) return t.mineAloneNow;
  if (alone_from) return t.mineAlone.replace('{when}', asTime(alone_from));
  const roles = proposalRoles[kind].map((role) => roleNames[role]).join(', ');
  return t.mineNobody.replace('{roles}', roles);
};

/** Where one looks at it before saying yes. */
export const placeOf = ({ family_id, mismatch, kind }: Proposal) => {
  if (family_id) return `/families/${family_id}/show`;
  if (mismatch) return `/mismatches/${mismatch}/show`;
  if (kind === 'vouchers') return '/vouchers';
  return kind === 'erasure' ? undefined : '/colleagues';
};
