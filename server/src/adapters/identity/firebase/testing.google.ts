import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Claims = Record<string, unknown>;

export const projectId = 'demo-nobi';

interface Person {
  readonly localId: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string | undefined;
}

interface GoogleRequest {
  readonly email?: string;
  readonly password?: string;
  readonly displayName?: string;
  readonly idToken?: string;
}

/** What goes wrong at Google's side, until it is set again. */
export interface Faults {
  jwksDown?: boolean;
  /** Every call is answered so, whatever it asks. */
  calls?: { status: number; body: string };
  validSince?: number;
}

const newKey = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
};

const bearerClaims = (header: Claims) =>
  Object.fromEntries(Object.entries(header).filter(([, value]) => value !== null));

class Refusal extends Error {}

const subjectOf = (idToken = '') =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).sub;

/** The few calls of Identity Toolkit that we make, on people who are forgotten at the end. */
const people = (idTokenOf: (person: Person) => Promise<string>) => {
  const byEmail = new Map<string, Person>();
  const prove = async (person: Person) => ({
    localId: person.localId,
    idToken: await idTokenOf(person),
  });
  const ownerOf = ({ idToken }: GoogleRequest) => {
    const person = [...byEmail.values()].find(({ localId }) => localId === subjectOf(idToken));
    if (!person) throw new Refusal('USER_NOT_FOUND');
    return person;
  };
  return {
    signUp({ email = '', password = '', displayName }: GoogleRequest) {
      const address = email.toLowerCase();
      if (password.length < 6) throw new Refusal('WEAK_PASSWORD : Password should be longer');
      if (byEmail.has(address)) throw new Refusal('EMAIL_EXISTS');
      const person = { localId: randomUUID(), email: address, password, displayName };
      byEmail.set(address, person);
      return prove(person);
    },
    signInWithPassword({ email = '', password }: GoogleRequest) {
      const person = byEmail.get(email.toLowerCase());
      if (!person || person.password !== password) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
      return prove(person);
    },
    async lookup(body: GoogleRequest, faults: Faults) {
      const { localId } = ownerOf(body);
      return { users: [{ localId, validSince: String(faults.validSince ?? 1) }] };
    },
    async delete(body: GoogleRequest) {
      byEmail.delete(ownerOf(body).email);
      return {};
    },
  };
};

const claimsOf = ({ localId, email, displayName }: Person): Claims => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: localId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email,
    email_verified: false,
    ...(displayName && { name: displayName }),
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
};

/** Google as far as the adapter can see: a list of keys and Identity Toolkit, on this machine. */
export const standInGoogle = async () => {
  let keys = [await newKey()];
  const faults: Faults = {};
  const requests: FastifyRequest[] = [];

  const sign = async (claims: Claims, header: Claims = {}) => {
    const [key] = keys;
    if (!key) throw new Error('There is no key.');
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', ...bearerClaims({ kid: key.kid, ...header }) })
      .sign(key.privateKey);
  };
  const toolkit = people((person) => sign(claimsOf(person)));

  const app = Fastify();
  app.addHook('onRequest', async (request) => void requests.push(request));
  app.get('/jwks', (_request, reply) =>
    faults.jwksDown ? reply.code(500).send() : reply.send({ keys: keys.map(({ jwk }) => jwk) }),
  );
  for (const [name, answer] of Object.entries(toolkit))
    app.post<{ Body: GoogleRequest }>(
      `/identitytoolkit.googleapis.com/v1/accounts::${name}`,
      async (request, reply) => {
        if (faults.calls)
          return reply.code(faults.calls.status).type('application/json').send(faults.calls.body);
        try {
          return await answer(request.body, faults);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return reply.code(400).send({ error: { code: 400, message: error.message } });
        }
      },
    );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    jwksUrl: `${url}/jwks`,
    faults,
    requests,
    sign,
    publicKey: async () => keys[0]?.jwk ?? {},
    signIn: (person: GoogleRequest) => toolkit.signInWithPassword(person),
    rotate: async () => {
      keys = [await newKey(), ...keys.slice(0, 1)];
    },
    close: () => app.close(),
  };
};
