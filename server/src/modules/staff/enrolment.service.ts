import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../audit/audit.store.ts';
import { newSessionToken, tokenHash } from '../../auth/session-token.ts';
import { staffSessionsStore } from '../../auth/staff-sessions.store.ts';
import type { Queryable } from '../../database/database.ts';
import { WithCookie } from '../../http/cookies/with-cookie.ts';
import type { CallInput } from '../../http/serve.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { addressGroup } from '../../rate-limit/throttle.ts';
import { factorLetter } from './factor-letter.ts';
import { invitationsStore } from './invitations.store.ts';
import type { NewPasskey } from './passkeys/passkeys.store.ts';
import { passkeysStore } from './passkeys/passkeys.store.ts';
import { type NewColleague, peopleStore } from './people.store.ts';
import { makeRecoveryCodes } from './recovery/recovery-codes.service.ts';
import { recoveryCodesStore, type StoredCode } from './recovery/recovery-codes.store.ts';
import { enrolmentOf, newSecret, sealed, stepOf, unsealed } from './second-factor.rules.ts';
import type { StaffSessionDeps } from './session.service.ts';
import { staffSessionStore } from './session.store.ts';

const byAddress = { name: 'staff-enrol', limit: 60, seconds: 600 };

type Accepted = CallInput<typeof staff.acceptInvitation>['body'];

/** Second factors that were shown to be in the person's hands. */
interface Factors {
  readonly app?: { readonly secret: Buffer; readonly step: number };
  readonly passkey?: NewPasskey;
}

/** Invited again, a colleague starts afresh: what opened the console before no longer opens it. */
const renew = async (tx: Queryable, id: string, person: NewColleague) => {
  await peopleStore(tx).renew(id, person);
  await peopleStore(tx).forgetIdentities(id);
  await staffSessionStore(tx).forgetSecondFactor(id);
  await staffSessionsStore(tx).endAll(id);
  await outboxStore(tx).put(factorLetter(person, 'accessRenewed'));
};

const personOf = async (tx: Queryable, person: NewColleague) => {
  const known = await peopleStore(tx).byEmail(person.email);
  if (known) {
    await renew(tx, known.id, person);
    return known.id;
  }
  const added = await peopleStore(tx).add(person);
  if (!added) throw new Problem('staff_invitation_over');
  return added.id;
};

const giveFactors = async (
  tx: Queryable,
  id: string,
  { app, passkey, codes }: Factors & { codes: readonly StoredCode[] },
) => {
  const name = 'Passkey 1';
  if (app) await staffSessionStore(tx).enrol(id, app.secret, app.step);
  if (passkey && !(await passkeysStore(tx).add(id, name, passkey)))
    throw new Problem('staff_passkey_refused');
  await recoveryCodesStore(tx).replace(id, codes);
};

/** From the link of an invitation to a session; the link is all that proves who one is. */
export const enrolmentService = (deps: StaffSessionDeps) => {
  const { db, throttle, passwords, passkeys, key, now, cookie } = deps;
  const enrolling = (invitation: string) => ({ purpose: 'enrol' as const, subject: invitation });

  const factorsOf = async (
    { id, secret }: { id: string; secret: Buffer },
    { code, registration }: Accepted,
  ): Promise<Factors> => {
    const step =
      code === undefined ? undefined : stepOf(unsealed(key, secret), code, now().getTime());
    if (code !== undefined && step === undefined) throw new Problem('staff_code_wrong');
    const passkey = registration && (await passkeys.register(enrolling(id), registration));
    return { ...(step !== undefined && { app: { secret, step } }), ...(passkey && { passkey }) };
  };

  /** A provider's word, for the invited address and confirmed by the provider; no password's. */
  const identityOf = async (email: string, idToken: string | undefined) => {
    if (idToken === undefined) return undefined;
    const identity = await deps.prove(idToken);
    const isTheirs =
      identity.provider === 'google' &&
      identity.emailVerified &&
      identity.email.toLowerCase() === email;
    if (!isTheirs) throw new Problem('staff_identity_differs');
    return identity;
  };

  return {
    async open({ body, address }: CallInput<typeof staff.openInvitation>) {
      await throttle.take(byAddress, addressGroup(address));
      const fresh = sealed(key, newSecret());
      const invited = await invitationsStore(db).open(tokenHash(body.token), fresh);
      if (!invited?.secret) throw new Problem('staff_invitation_over');
      const { email } = invited;
      const known = await peopleStore(db).byEmail(email);
      const app = enrolmentOf(unsealed(key, invited.secret), email);
      const may_have_passkey = passkeys.host !== undefined;
      return { email, name: known?.display_name ?? '', ...app, may_have_passkey };
    },

    async beginPasskey({ body, address }: CallInput<typeof staff.beginInvitationPasskey>) {
      await throttle.take(byAddress, addressGroup(address));
      const fresh = sealed(key, newSecret());
      const invited = await invitationsStore(db).open(tokenHash(body.token), fresh);
      if (!invited) throw new Problem('staff_invitation_over');
      return passkeys.creation(enrolling(invited.id), { email: invited.email, name: '' }, []);
    },

    async accept({ body, address }: CallInput<typeof staff.acceptInvitation>) {
      await throttle.take(byAddress, addressGroup(address));
      const { password, name: display_name } = body;
      if (password !== undefined && passwords.isCommon(password))
        throw new Problem('staff_password_common');
      const link = tokenHash(body.token);
      const invited = await invitationsStore(db).attempt(link);
      const secret = invited?.secret;
      if (!invited || !secret) throw new Problem('staff_invitation_over');
      const factors = await factorsOf({ id: invited.id, secret }, body);
      const identity = await identityOf(invited.email, body.id_token);
      const password_hash = password === undefined ? null : await passwords.hash(password);
      const { codes, stored } = await makeRecoveryCodes(passwords);
      const token = newSessionToken();
      await db.transaction(async (tx) => {
        if (!(await invitationsStore(tx).hold(invited.id, link)))
          throw new Problem('staff_invitation_over');
        const { email, language, roles, invited_by: appointed_by, confirmed_by } = invited;
        const person = { email, language, roles, display_name, password_hash };
        const id = await personOf(tx, { ...person, appointed_by, confirmed_by });
        await invitationsStore(tx).remove(invited.id);
        if (identity && !(await peopleStore(tx).addIdentity(id, identity)))
          throw new Problem('staff_identity_differs');
        await giveFactors(tx, id, { ...factors, codes: stored });
        await staffSessionsStore(tx).open(tokenHash(token), id);
        await auditStore(tx).write({ by: { staffId: id, email }, did: 'acceptInvitation' });
      });
      const reply = { name: display_name, recovery_codes: [...codes] };
      return new WithCookie(reply, cookie.headerFor(token));
    },
  };
};
