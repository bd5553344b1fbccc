import type { FastifyInstance } from 'fastify';
import { IdentityFailure, type IdentityProvider } from '../../../ports/identity.ts';
import { attempts } from './attempt.ts';
import { codeFlow } from './code-flow.ts';
import { discoverer, type Registration } from './discovery.ts';
import { checkIdToken } from './id-token.ts';
import { callbackPath, popupRoutes } from './popup.routes.ts';

export interface OidcOptions extends Registration {
  /** What the person knows the provider by, for example `Google`. */
  readonly name: string;
  readonly publicUrl: string;
  /** 32 bytes in base64url: seals what a browser keeps between the popup's pages. */
  readonly secret: string;
  readonly now: () => Date;
  /** Tells the operator why the provider could not be used. */
  readonly warn: (what: string) => void;
}

/** One OpenID provider, Google as a rule: it proves who somebody is and keeps no password of ours. */
export const oidcIdentity = (options: OidcOptions) => {
  const { issuer, clientId, name, publicUrl, secret, now } = options;
  const discover = discoverer(options, now);
  const flow = codeFlow({
    discover,
    redirectUri: `${publicUrl}${callbackPath}`,
    warn: options.warn,
  });
  const cookies = attempts(secret, publicUrl.startsWith('https:'));

  const provider: IdentityProvider = {
    verifyIdToken: (token) => checkIdToken({ issuer, clientId, discover, now }, token),
    async createPasswordAccount() {
      throw new IdentityFailure('refused', 'This provider opens its accounts itself.');
    },
    findPasswordAccount: async () => undefined,
    // Beside our own passwords, never in their place.
    publicConfig: { kind: 'embedded', google: true, googleName: name },
  };

  return {
    issuer,
    provider,
    routes: (app: FastifyInstance) =>
      popupRoutes(app, { name, publicUrl, flow, attempts: cookies }),
  };
};
