import { Problem, type ProposalKind, proposalRoles, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import { auditStore } from '../audit.store.ts';
import { type Proposal, proposalsStore } from './proposals.store.ts';

export interface Outcome {
  readonly identity?: 'removed' | 'elsewhere';
  /** What this process does once it is committed. */
  readonly after?: () => void;
}

/** Does what two people want, in the transaction in which the second one has confirmed it. */
export type CarryOut = (tx: Queryable, proposal: Proposal, by: StaffCaller) => Promise<Outcome>;

export interface ProposalsDeps {
  readonly db: Database;
  readonly carryOut: Readonly<Record<ProposalKind, CarryOut>>;
}

type Locked = NonNullable<Awaited<ReturnType<ReturnType<typeof proposalsStore>['lock']>>>;

const isTheirs = (kind: ProposalKind, { roles }: StaffCaller) =>
  proposalRoles[kind].some((role) => roles.includes(role));

/** Says in words what the trigger would refuse anyway. */
const insistOnSecond = (proposal: Locked, by: StaffCaller) => {
  if (!isTheirs(proposal.kind, by)) throw new Problem('staff_not_your_role');
  if (proposal.may_confirm) return;
  if (proposal.proposed_by === by.staffId) {
    if (proposal.has_seconds || proposal.is_alone_over === null)
      throw new Problem('staff_same_person');
    if (!proposal.is_alone_over) throw new Problem('staff_alone_wait');
    return;
  }
  if (proposal.subject === by.staffId) throw new Problem('staff_not_yourself');
  throw new Problem('staff_second_too_new');
};

export const proposalsService = ({ db, carryOut }: ProposalsDeps) => {
  const confirm = async (tx: Queryable, proposal: Locked, by: StaffCaller) => {
    insistOnSecond(proposal, by);
    await proposalsStore(tx).confirm(proposal.id, by.staffId);
    const outcome = await carryOut[proposal.kind](tx, proposal, by);
    await proposalsStore(tx).remove(proposal.id);
    return outcome;
  };

  const drop = async (tx: Queryable, proposal: Locked, by: StaffCaller) => {
    const isOwn = proposal.proposed_by === by.staffId;
    if (!isOwn && !isTheirs(proposal.kind, by)) throw new Problem('staff_not_your_role');
    const { kind, subject, account_id } = proposal;
    await proposalsStore(tx).remove(proposal.id);
    await auditStore(tx).write({
      by,
      did: isOwn ? 'withdrawProposal' : 'declineProposal',
      about: account_id ? kind : `${kind} ${subject}`,
      familyId: account_id ?? undefined,
    });
    return {};
  };

  return {
    async list(_input: unknown, by: StaffCaller) {
      const rows = await proposalsStore(db).list(by);
      // A list that shows families' names is a look like any other.
      if (rows.some(({ family_id }) => family_id))
        await auditStore(db).write({ by, did: 'proposals' });
      return {
        rows: rows.map(({ proposed_at, alone_from, ...row }) => ({
          ...row,
          proposed_at: proposed_at.toISOString(),
          alone_from: alone_from?.toISOString() ?? null,
        })),
        seconds: await proposalsStore(db).secondsOf(by.staffId),
      };
    },

    async decide({ params, body }: CallInput<typeof staff.decideProposal>, by: StaffCaller) {
      const { after, ...reply }: Outcome = await db.transaction(async (tx) => {
        const proposal = await proposalsStore(tx).lock(params.proposal, by.staffId);
        if (!proposal) throw new Problem('not_found');
        return body.is_confirmed ? confirm(tx, proposal, by) : drop(tx, proposal, by);
      });
      after?.();
      return reply;
    },
  };
};
