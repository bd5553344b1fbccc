import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Fields = Record<string, unknown>;

export const projectId = 'demo-nobi';

/** What the emulator does wrong until the next call; each call sets all of it. */
export interface Faults {
  /** The list of keys answers 500. */
  readonly jwksDown?: boolean;
  /** Identity Toolkit answers every call with this word. */
  readonly word?: string;
  /** Accounts look this much older than they are. */
  readonly olderBySeconds?: number;
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const answerOf = async (url: string, init: RequestInit = {}): Promise<Fields> => {
  const response = await fetch(url, init);
  const answer: unknown = await response.json();
  if (!response.ok || !isRecord(answer)) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer;
};

const callsOf = (url: string) => {
  const admin = `${url}/emulator/v1/projects/${projectId}`;
  const post = (path: string, body: Fields) =>
    answerOf(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const account = (name: string, body: Fields) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=public`, {
      returnSecureToken: true,
      ...body,
    });
  const tokenOf = async (answer: Promise<Fields>) => String((await answer).idToken);
  return {
    sign: async (claims: Fields, header: Fields = {}) =>
      String((await post('/rig/sign', { claims, header })).token),
    rotateKeys: () => post('/rig/rotate', {}),
    setFaults: (faults: Faults) => post('/rig/faults', { ...faults }),
    publicKey: async (): Promise<Fields> => {
      const { keys } = await answerOf(`${url}/jwks`);
      const [key]: unknown[] = Array.isArray(keys) ? keys : [];
      return isRecord(key) ? key : {};
    },
    signIn: (email: string, password: string) =>
      tokenOf(account('signInWithPassword', { email, password })),
    signUp: (email: string, password: string) => tokenOf(account('signUp', { email, password })),
    /** As the window of Google would end, for whoever owns this address. */
    signInWithGoogle: (email: string) => {
      const claims = { sub: `google-${email}`, email, email_verified: true, name: 'Ibu Sari' };
      return tokenOf(
        account('signInWithIdp', {
          requestUri: 'http://localhost',
          postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
        }),
      );
    },
    askReset: (email: string) => account('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    /** The links in the letters that were asked for, oldest first. */
    async lettersTo(email: string): Promise<string[]> {
      const { oobCodes } = await answerOf(`${admin}/oobCodes`);
      const letters: unknown[] = Array.isArray(oobCodes) ? oobCodes : [];
      return letters
        .filter(isRecord)
        .filter((letter) => letter.email === email)
        .map(({ oobLink }) => String(oobLink));
    },
    /** Whether the project hides which addresses it knows: Google's default for new ones. */
    hideAccounts: (isHidden: boolean) =>
      answerOf(
        `${url}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
        {
          method: 'PATCH',
          headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
          body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isHidden } }),
        },
      ),
  };
};

/** Starts the emulator and its proxy in a process of their own; it ends with this one. */
export const startEmulator = async () => {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'emulator.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [output] = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('The emulator did not start. Is it there? npm ci --prefix peers');
    }),
  ]);
  const url = String(output).trim();
  return {
    url,
    jwksUrl: `${url}/jwks`,
    ...callsOf(url),
    async stop() {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
  };
};

export type Emulator = Awaited<ReturnType<typeof startEmulator>>;
