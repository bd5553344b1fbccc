import { isIP } from 'node:net';

/** For whom passkeys are made: a host name, and the one origin that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * WebAuthn Level 3, 5.1.2 and 13.4.9: the id is a domain, never a bare number, and pages are secure
 * contexts, which without https only this machine's own name is. Undefined where there can be none.
 */
export const relyingPartyOf = (publicUrl: string): RelyingParty | undefined => {
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : undefined;
};
