import { type account, isPlainName, Problem } from '@nobi/contract';
import { newSessionToken, tokenHash } from '../../auth/session-token.ts';
import { sessionsStore } from '../../auth/sessions.store.ts';
import { suspendedProblem } from '../../auth/suspension.ts';
import type { CallInput } from '../../http/serve.ts';
import type { VerifiedIdentity } from '../../ports/identity.ts';
import { addressGroup, type Throttle } from '../../rate-limit/throttle.ts';
import { accountStore } from './account.store.ts';
import { askToConfirm } from './email/confirmation.service.ts';
import { confirmationStore } from './email/confirmation.store.ts';
import { accountOpener, type NewAccountDeps } from './new-account.ts';
import type { ProofService } from './proof.service.ts';

// Wide: behind one carrier's address live thousands of families. Only what proves nobody counts, so that
// a stranger of the same carrier holds up no proof that is true.
const refusedByAddress = { name: 'login-address', limit: 300, seconds: 600 };

export interface SignInDeps extends NewAccountDeps {
  readonly throttle: Throttle;
  readonly maxDevices: number;
}

/** Who comes in, and what a first sign-in says of them. */
interface Arrival {
  readonly person: VerifiedIdentity;
  readonly language: 'en' | 'id';
  readonly whatsapp?: string | undefined;
}

/** What a provider calls somebody, where that is a name; else the first part of the address. */
const nameOf = ({ name, email }: VerifiedIdentity) => {
  const ownPart = email.split('@')[0] ?? '';
  const plain = [name, ownPart].find((each) => each?.trim() && isPlainName(each));
  return (plain ?? 'Nobi').slice(0, 80);
};

export const signInService = (deps: SignInDeps, proofs: ProofService) => {
  const { db, throttle } = deps;
  const store = accountStore(db);
  const openAccount = accountOpener(deps);

  /**
   * A first sign-in with a proven address opens an account; a bare password identity does not:
   * anybody can make one for an address that is not theirs.
   */
  const accountOf = async ({ person, language, whatsapp }: Arrival) => {
    const row = await store.find(person.issuer, person.subject);
    if (row || !person.emailVerified) return row;
    const newAccount = {
      email: person.email,
      displayName: nameOf(person),
      whatsapp,
      language,
      isEmailProven: person.emailVerified,
      issuer: person.issuer,
      subject: person.subject,
    };
    await openAccount(newAccount, 'email_elsewhere');
    return store.find(person.issuer, person.subject);
  };

  /** The account of a proof that still counts. */
  const provenAccount = async (arrival: Arrival) => {
    const row = await accountOf(arrival);
    if (!row) throw new Problem('login_failed');
    proofs.refuseOutdated(arrival.person, row.google_since);
    return row;
  };

  /** A provider's word proves the mailbox; who signed up before there were letters gets the one. */
  const proveMailbox = async (accountId: string, { email, emailVerified }: VerifiedIdentity) => {
    const mailbox = await confirmationStore(db).mailboxOf(accountId);
    if (!mailbox) return;
    if (emailVerified && email === mailbox.email) await confirmationStore(db).confirm(accountId);
    else await db.transaction((tx) => askToConfirm(tx, mailbox, deps));
  };

  const openSession = async (token: string, arrival: Arrival) => {
    const { person, language } = arrival;
    await proofs.useUp(token, person);
    const row = await provenAccount(arrival);
    if (row.suspended_at) throw suspendedProblem(row.suspension, language);
    await proofs.endEarlierSessions(person);
    if (!row.is_confirmed) await proveMailbox(row.id, person);
    const session = newSessionToken();
    const own = { accountId: row.id, sessionHash: tokenHash(session) };
    await db.transaction((tx) => sessionsStore(tx).open(own));
    // All sessions may have been ended while this one was being opened.
    try {
      await provenAccount({ person: await proofs.verify(token, 'login_failed'), language });
    } catch (error) {
      await db.transaction((tx) => sessionsStore(tx).end(own));
      throw error;
    }
    if (deps.maxDevices > 0)
      await db.transaction((tx) => sessionsStore(tx).endBeyond(row.id, deps.maxDevices));
    return { token: session, is_superuser: row.is_superuser };
  };

  const verify = (token: string, address: string, refusal: Parameters<typeof proofs.verify>[1]) =>
    proofs.verify(token, refusal).catch(async (error: unknown) => {
      await throttle.take(refusedByAddress, addressGroup(address));
      throw error;
    });

  return {
    async signIn({ body, address, language }: CallInput<typeof account.signIn>) {
      const person = await verify(body.id_token, address, 'login_failed');
      return openSession(body.id_token, { person, language });
    },

    async signInWithGoogle(input: CallInput<typeof account.signInWithGoogle>) {
      const { body, address, language } = input;
      const person = await verify(body.id_token, address, 'google_login_failed');
      if (person.provider !== 'google' || !person.emailVerified)
        throw new Problem('google_login_failed');
      return openSession(body.id_token, { person, language, whatsapp: body.whatsapp });
    },
  };
};
