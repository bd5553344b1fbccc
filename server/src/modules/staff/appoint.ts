import { Problem, staffRoles } from '@nobi/contract';
import * as z from 'zod/mini';
import { auditStore } from '../../audit/audit.store.ts';
import type { CarryOut } from '../../audit/proposals/proposals.service.ts';
import { newSessionToken, tokenHash } from '../../auth/session-token.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { invitationLetter } from './invitation-letter.ts';
import { invitationsStore } from './invitations.store.ts';
import { insistOnAdministrator } from './last-administrator.ts';
import { peopleStore } from './people.store.ts';

const roles = z.array(z.enum(staffRoles));
const invited = z.object({ roles, language: z.enum(['id', 'en']) });
const changed = z.object({ roles });

/** Two people want a colleague: now the letter goes out. */
export const sendInvitation =
  (publicUrl: string): CarryOut =>
  async (tx, { subject: email, wish, reason, proposed_by, proposer_email, proposer_name }, by) => {
    const { roles, language } = invited.parse(wish);
    const token = newSessionToken();
    const row = { email, language, roles, tokenHash: tokenHash(token) };
    await invitationsStore(tx).put({ ...row, by: proposed_by, confirmedBy: by.staffId });
    const letter = { email, language, token, by: proposer_name };
    await outboxStore(tx).put(invitationLetter(letter, publicUrl));
    const entry = { by, did: 'invite', about: email, reason };
    await auditStore(tx).write({ ...entry, after: { roles, proposed_by: proposer_email } });
    return {};
  };

/** Two people want a colleague to do more. */
export const giveRoles: CarryOut = async (tx, { subject, wish, reason, proposer_email }, by) => {
  const { roles: after } = changed.parse(wish);
  const person = await peopleStore(tx).lock(subject);
  if (!person) throw new Problem('not_found');
  if (!after.includes('administrator')) await insistOnAdministrator(tx, person.id);
  await peopleStore(tx).setRoles(person.id, after);
  const entry = { by, did: 'changeRoles', about: person.email, reason, before: person.roles };
  await auditStore(tx).write({ ...entry, after: { roles: after, proposed_by: proposer_email } });
  return {};
};
