import { newSessionToken, tokenHash } from '../../auth/session-token.ts';
import type { Queryable } from '../../database/database.ts';
import type { PasskeyCeremonies } from './passkeys/ceremonies.service.ts';
import { passkeysStore } from './passkeys/passkeys.store.ts';
import { enrolmentOf, newSecret, sealed } from './second-factor.rules.ts';
import { staffSessionStore } from './session.store.ts';

interface NextStepDeps {
  readonly db: Queryable;
  readonly key: string;
  readonly passkeys: PasskeyCeremonies;
}

/** What a passkey's challenge is bound to: one attempt to sign in. */
export const subjectOf = (challenge: string) => tokenHash(challenge).toString('hex');

/** What follows the first factor; without any second factor yet, an app is enrolled. */
export const nextStep = async (
  { db, key, passkeys }: NextStepDeps,
  person: { readonly id: string; readonly email: string },
) => {
  const challenge = newSessionToken();
  const store = staffSessionStore(db);
  const has_app = (await store.secretOf(person.id)) !== undefined;
  const all = await passkeysStore(db).of(person.id);
  if (!has_app && all.length === 0) {
    const secret = newSecret();
    await store.openChallenge(tokenHash(challenge), person.id, sealed(key, secret));
    return { challenge, step: 'enrol' as const, ...enrolmentOf(secret, person.email) };
  }
  await store.openChallenge(tokenHash(challenge), person.id, undefined);
  const usable = all.filter(({ rp_id }) => rp_id === passkeys.host);
  const elsewhere = all.map(({ rp_id }) => rp_id).filter((host) => host !== passkeys.host);
  const purpose = { purpose: 'second-factor' as const, subject: subjectOf(challenge) };
  return {
    challenge,
    step: 'code' as const,
    has_app,
    ...(usable.length > 0 && { passkey: await passkeys.request(purpose, usable) }),
    ...(elsewhere.length > 0 && { passkeys_made_at: [...new Set(elsewhere)] }),
  };
};
