import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { clientId, clientSecret } from '../../../testing/google.ts';
import { freePort } from '../../../testing/ports.ts';
import { oidcIdentity } from './oidc.ts';

/** What the adapter needs to know of the provider at this address. */
export const optionsOf = (issuer: string) => ({
  issuer,
  clientId,
  clientSecret,
  name: 'Google',
  publicUrl: 'http://127.0.0.1',
  secret: randomBytes(32).toString('base64url'),
  patienceSeconds: 1,
  keyCooldownMs: 0,
  now: () => new Date(),
});

/** The popup's pages alone, with the provider at this port; remembers what operators are told. */
export const startPopup = async (providerPort: number) => {
  const port = await freePort();
  const warnings: string[] = [];
  const identity = oidcIdentity({
    ...optionsOf(`http://127.0.0.1:${providerPort}`),
    publicUrl: `http://127.0.0.1:${port}`,
    warn: (what) => void warnings.push(what),
  });
  const app = Fastify();
  identity.routes(app);
  await app.listen({ host: '127.0.0.1', port });
  return { url: `http://127.0.0.1:${port}`, identity, warnings, close: () => app.close() };
};
