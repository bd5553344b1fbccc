import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../audit/audit.store.ts';
import { propose } from '../../audit/proposals/propose.ts';
import type { StaffCaller } from '../../auth/caller.ts';
import { newSessionToken, tokenHash } from '../../auth/session-token.ts';
import type { Database } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { invitationLetter } from './invitation-letter.ts';
import { invitationsStore } from './invitations.store.ts';
import { peopleStore } from './people.store.ts';

const byPerson = { name: 'staff-invite', limit: 20, seconds: 3600 };

export interface InvitationsDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
}

/** What administrators do with invitations; the link goes by mail alone, and nobody here sees it. */
export const invitationsService = ({ db, throttle, publicUrl }: InvitationsDeps) => ({
  async list() {
    const rows = await invitationsStore(db).list();
    return rows.map(({ sent_at, expires_at, ...row }) => ({
      ...row,
      sent_at: sent_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  },

  async invite({ body }: CallInput<typeof staff.invite>, by: StaffCaller) {
    const { reason, ...invited } = body;
    if (invited.email === by.email) throw new Problem('staff_not_yourself');
    await throttle.take(byPerson, by.staffId);
    const { email, language, roles } = invited;
    return db.transaction(async (tx) => {
      if (!(await peopleStore(tx).byEmail(email))) {
        const wish = { language, roles };
        const what = { kind: 'appointment' as const, subject: email, wish, reason };
        return propose(tx, { ...what, by, publicUrl });
      }
      // A colleague's own renews password and app, through their own mailbox.
      const token = newSessionToken();
      await invitationsStore(tx).put({ ...invited, tokenHash: tokenHash(token), by: by.staffId });
      const letter = { ...invited, token, by: by.displayName };
      await outboxStore(tx).put(invitationLetter(letter, publicUrl));
      const entry = { by, did: 'invite', about: email, reason };
      await auditStore(tx).write({ ...entry, after: { roles } });
      return {};
    });
  },

  async resend({ params }: CallInput<typeof staff.resendInvitation>, by: StaffCaller) {
    await throttle.take(byPerson, by.staffId);
    const token = newSessionToken();
    await db.transaction(async (tx) => {
      const store = invitationsStore(tx);
      const invited = await store.lock(params.invitation);
      if (!invited) throw new Problem('not_found');
      await store.renewLink(invited.id, tokenHash(token));
      const letter = { ...invited, token, by: by.displayName };
      await outboxStore(tx).put(invitationLetter(letter, publicUrl));
      await auditStore(tx).write({ by, did: 'resendInvitation', about: invited.email });
    });
    return {};
  },

  async withdraw({ params }: CallInput<typeof staff.withdrawInvitation>, by: StaffCaller) {
    await db.transaction(async (tx) => {
      const store = invitationsStore(tx);
      const invited = await store.lock(params.invitation);
      if (!invited) throw new Problem('not_found');
      await store.remove(invited.id);
      await auditStore(tx).write({ by, did: 'withdrawInvitation', about: invited.email });
    });
    return {};
  },
});
