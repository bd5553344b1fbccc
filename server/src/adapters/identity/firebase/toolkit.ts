import * as z from 'zod/mini';
import { IdentityFailure } from '../../../ports/identity.ts';
import { seconds } from '../../../time/durations.ts';

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Words that the person's own input earns. Every other word is a fault of setup or an outage. */
const reasons: Record<string, IdentityFailure['reason']> = {
  EMAIL_EXISTS: 'email_taken',
  WEAK_PASSWORD: 'weak_password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password_rules',
  INVALID_EMAIL: 'refused',
  INVALID_ID_TOKEN: 'refused',
  TOKEN_EXPIRED: 'refused',
  USER_NOT_FOUND: 'refused',
  USER_DISABLED: 'refused',
  EMAIL_NOT_FOUND: 'refused',
  INVALID_PASSWORD: 'refused',
  INVALID_LOGIN_CREDENTIALS: 'refused',
};

export interface ToolkitOptions {
  /** Identity Toolkit's base, for example `https://identitytoolkit.googleapis.com/v1`. */
  readonly toolkitUrl: string;
  readonly apiKey: string;
  /** Sent as our address: keys are often allowed for the site's own pages alone. */
  readonly publicUrl: string;
  /** Tells the operator what no family can mend, such as a wrong key. */
  readonly warn: (what: string) => void;
}

const unavailable = (why: string) => new IdentityFailure('unavailable', why);

const failureOf = (answer: unknown, { warn }: ToolkitOptions): IdentityFailure => {
  const parsed = refusal.safeParse(answer);
  if (!parsed.success) return unavailable('Identity Toolkit answered without a word.');
  const { message } = parsed.data.error;
  const word = message.split(/[\s:]/, 1)[0] ?? '';
  const reason = Object.hasOwn(reasons, word) ? reasons[word] : undefined;
  if (reason) return new IdentityFailure(reason, word);
  warn(`Identity Toolkit refused a call: ${message.slice(0, 200)}`);
  return unavailable(word);
};

const accountReply = z.object({ localId: z.string(), idToken: z.string() });
const lookupReply = z.object({
  users: z
    .array(z.object({ localId: z.string(), validSince: z.optional(z.string()) }))
    .check(z.minLength(1)),
});

/** Identity Toolkit's REST calls with the public key of the web app. Throws only IdentityFailure. */
export const toolkit = (options: ToolkitOptions) => {
  const call = async <T extends z.ZodMiniType>(
    name: string,
    body: object,
    reply: T,
  ): Promise<z.output<T>> => {
    const { toolkitUrl, apiKey, publicUrl } = options;
    const response = await fetch(
      `${toolkitUrl}/accounts:${name}?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
        redirect: 'error',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(seconds(8)),
      },
    ).catch(() => undefined);
    // The deadline also covers the body.
    const answer: unknown = await response?.json().catch(() => undefined);
    if (!response) throw unavailable('Identity Toolkit cannot be reached.');
    if (!response.ok) throw failureOf(answer, options);
    const read = z.safeParse(reply, answer);
    if (!read.success) throw unavailable('Identity Toolkit answered something else.');
    return read.data;
  };

  return {
    signUp: (person: { email: string; password: string; displayName?: string }) =>
      call('signUp', { ...person, returnSecureToken: true }, accountReply),
    signIn: (person: { email: string; password: string }) =>
      call('signInWithPassword', { ...person, returnSecureToken: true }, accountReply),
    remove: async (idToken: string) => {
      await call('delete', { idToken }, z.unknown());
    },
    /** Since when proofs of this account count; refused for accounts that are closed or gone. */
    async validSince(idToken: string): Promise<Date | undefined> {
      const { users } = await call('lookup', { idToken }, lookupReply);
      const since = Number(users[0]?.validSince);
      return Number.isFinite(since) && since > 0 ? new Date(since * 1000) : undefined;
    },
  };
};
