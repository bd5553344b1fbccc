import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { IdentityFailure } from '../../ports/identity.ts';
import { hours, seconds } from '../../time/durations.ts';

/** What the vendor's list of keys can be wrong with; everything else is wrong with the token. */
const listFailures = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

const isAboutTheToken = (cause: unknown) =>
  cause instanceof errors.JOSEError && !listFailures.has(cause.code);

/**
 * The vendor's public keys. New ones are announced long before they sign, and its own headers let
 * the list be kept for some hours, so an outage of the list stops nobody who signs in meanwhile.
 */
export const signingKeys = (url: string, cooldownMs = seconds(30)): JWTVerifyGetKey => {
  const remote = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: hours(6),
    cooldownDuration: cooldownMs,
    timeoutDuration: seconds(5),
  });
  return async (header, token) => {
    // A list of one key would otherwise be tried for a token that names none.
    if (typeof header?.kid !== 'string' || header.kid === '')
      throw new IdentityFailure('refused', 'The token names no key.');
    try {
      return await remote(header, token);
    } catch (cause) {
      if (isAboutTheToken(cause)) throw cause;
      throw new IdentityFailure('unavailable', 'The list of signing keys cannot be read.');
    }
  };
};
