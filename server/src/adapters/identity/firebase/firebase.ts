import { IdentityFailure, type IdentityProvider } from '../../../ports/identity.ts';
import { signingKeys } from '../signing-keys.ts';
import { checkIdToken, issuerOf } from './id-token.ts';
import { toolkit } from './toolkit.ts';

export interface FirebaseOptions {
  readonly projectId: string;
  /** The web app's key: public, it only names the project. */
  readonly apiKey: string;
  readonly authDomain: string;
  readonly google: boolean;
  readonly publicUrl: string;
  /** Only on this machine: an emulator in place of Google's servers. */
  readonly emulatorUrl?: string | undefined;
  readonly jwksUrl?: string | undefined;
  /** How soon after reading the list of keys an unknown one may have it read again. */
  readonly keyCooldownMs?: number;
  readonly now: () => Date;
  readonly warn: (what: string) => void;
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The other origins that the SDK needs in the page's policy, and nothing more. */
const pageOriginsOf = ({ authDomain, emulatorUrl }: FirebaseOptions) =>
  emulatorUrl
    ? { script: ['https://apis.google.com'], frame: [emulatorUrl], connect: [emulatorUrl] }
    : {
        script: ['https://apis.google.com'],
        frame: [`https://${authDomain}`],
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      };

/** Firebase Auth: Google keeps the passwords; we check its tokens and make accounts through it. */
export const firebaseIdentity = (options: FirebaseOptions) => {
  const { projectId, apiKey, authDomain, google, emulatorUrl, now } = options;
  const calls = toolkit({
    ...options,
    toolkitUrl: `${emulatorUrl ? `${emulatorUrl}/` : 'https://'}identitytoolkit.googleapis.com/v1`,
  });
  const issuer = issuerOf(projectId);
  const keys = signingKeys(options.jwksUrl ?? googleKeys, options.keyCooldownMs);

  const provider: IdentityProvider = {
    async verifyIdToken(token) {
      const person = await checkIdToken({ projectId, keys, now }, token);
      // A right signature says nothing of what came after: a new password, a closed account.
      const validSince = await calls.validSince(token);
      if (validSince && person.authTime < validSince)
        throw new IdentityFailure('refused', 'The account has changed since.');
      return validSince ? { ...person, validSince } : person;
    },
    async createPasswordAccount({ email, password, displayName }) {
      const { localId, idToken } = await calls.signUp({ email, password, displayName });
      return { issuer, subject: localId, undo: () => calls.remove(idToken) };
    },
    async findPasswordAccount(input) {
      try {
        return { issuer, subject: (await calls.signIn(input)).localId };
      } catch (error) {
        if (error instanceof IdentityFailure && error.reason === 'refused') return undefined;
        throw error;
      }
    },
    publicConfig: {
      kind: 'firebase',
      google,
      projectId,
      apiKey,
      authDomain,
      ...(emulatorUrl && { emulatorUrl }),
    },
  };

  return {
    provider,
    pageOrigins: pageOriginsOf(options),
    /** The first member of staff: made, or proven by the same password where it stands already. */
    async seedPasswordAccount(email: string, password: string) {
      const created = await calls.signUp({ email, password }).catch((error: unknown) => {
        if (error instanceof IdentityFailure && error.reason === 'email_taken')
          return calls.signIn({ email, password });
        throw error;
      });
      return { issuer, subject: created.localId };
    },
  };
};
