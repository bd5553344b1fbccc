import { auditStore } from '../../../audit/audit.store.ts';
import { newSessionToken, tokenHash } from '../../../auth/session-token.ts';
import { staffSessionsStore } from '../../../auth/staff-sessions.store.ts';
import type { Queryable } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { factorLetter } from '../factor-letter.ts';
import { invitationsStore } from '../invitations.store.ts';
import { peopleStore } from '../people.store.ts';
import { recoveryLetter } from './recovery-letter.ts';

/** Nobody of the staff: whoever can give commands on the server. */
const operator = { staffId: '00000000-0000-0000-0000-000000000000', email: 'operator' };

interface Recovery {
  readonly email: string;
  readonly publicUrl: string;
  /** The link is for the operator's terminal; the letter then only tells of it. */
  readonly isPrinted: boolean;
}

/**
 * A single-use way back for somebody who is an administrator already; their sessions end now, password
 * and factors when it is used. Answers the link, or undefined when this is no administrator's address.
 * Nobody is appointed by it: an invitation to a colleague's own address renews them alone.
 */
export const recoverAdministrator = async (
  tx: Queryable,
  { email, publicUrl, isPrinted }: Recovery,
): Promise<string | undefined> => {
  const known = await peopleStore(tx).byEmail(email);
  const person = known && (await peopleStore(tx).lock(known.id));
  if (!person?.roles.includes('administrator')) return undefined;
  const token = newSessionToken();
  const { id, language, roles } = person;
  const invitations = invitationsStore(tx);
  await invitations.put({ email, language, roles, tokenHash: tokenHash(token), by: id });
  await invitations.shorten(email);
  await staffSessionsStore(tx).endAll(id);
  const link = `${publicUrl}/staff/invitation#${token}`;
  const letter = isPrinted ? factorLetter(person, 'recovered') : recoveryLetter(person, link);
  await outboxStore(tx).put(letter);
  await auditStore(tx).write({ by: operator, did: 'recoverAdministrator', about: email });
  return link;
};
