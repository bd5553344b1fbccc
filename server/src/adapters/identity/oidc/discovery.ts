import type { JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  discovery,
  None,
} from 'openid-client';
import { IdentityFailure } from '../../../ports/identity.ts';
import { hours } from '../../../time/durations.ts';
import { signingKeys } from '../signing-keys.ts';

/** Who we are to the provider; without a secret PKCE alone guards the code. */
export interface Registration {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** How long one question to the provider may take. */
  readonly patienceSeconds: number;
  /** How soon after reading the list of keys an unknown one may have it read again. */
  readonly keyCooldownMs?: number;
}

export interface Discovered {
  readonly configuration: Configuration;
  readonly keys: JWTVerifyGetKey;
}

const discover = async (registration: Registration): Promise<Discovered> => {
  const { issuer, clientId, clientSecret, patienceSeconds, keyCooldownMs } = registration;
  const server = new URL(issuer);
  const configuration = await discovery(
    server,
    clientId,
    undefined,
    clientSecret ? ClientSecretPost(clientSecret) : None(),
    {
      timeout: patienceSeconds,
      // The settings let plain HTTP in for this machine alone.
      execute: server.protocol === 'http:' ? [allowInsecureRequests] : [],
    },
  ).catch((cause: unknown) => {
    throw new IdentityFailure('unavailable', `The provider does not describe itself: ${cause}`);
  });
  const { jwks_uri, issuer: issuerName } = configuration.serverMetadata();
  // Tokens carry the name letter by letter; a slash too many would refuse all of them.
  if (issuerName !== issuer)
    throw new IdentityFailure('unavailable', `The provider calls itself ${issuerName}.`);
  if (!jwks_uri) throw new IdentityFailure('unavailable', 'The provider names no list of keys.');
  return { configuration, keys: signingKeys(jwks_uri, keyCooldownMs) };
};

/**
 * What the provider says of itself, asked when first needed and kept for a day: a start without
 * the provider must not keep the product from starting.
 */
export const discoverer = (registration: Registration, now: () => Date) => {
  let discovered: Discovered | undefined;
  let staleAt = 0;
  let asking: Promise<Discovered> | undefined;

  const ask = async () => {
    try {
      discovered = await discover(registration);
      staleAt = now().getTime() + hours(24);
      return discovered;
    } finally {
      asking = undefined;
    }
  };

  return async (): Promise<Discovered> => {
    if (discovered && now().getTime() < staleAt) return discovered;
    asking ??= ask();
    const before = discovered;
    // What was true yesterday serves while the provider is away.
    return before ? asking.catch(() => before) : asking;
  };
};

export type Discover = ReturnType<typeof discoverer>;
