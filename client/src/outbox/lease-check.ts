import { type LeaseClaims, type LeaseKey, leaseClaims } from '@nobi/contract';

/** Clocks of phones differ; what is turned back differs by more. */
const tolerance = 300_000;

export interface LeaseChecks {
  /** Public keys that came with the page. */
  readonly keys: readonly LeaseKey[];
  /** The session that this browser holds; null when nobody is signed in. */
  readonly token: string | null;
  readonly now: number;
  /** The highest time that a server has ever told here. */
  readonly highest: number;
}

export interface LeaseVerdict {
  /** Signed by us for this very session; present also where it allows nothing now. */
  readonly claims?: LeaseClaims;
  /** Why it allows nothing. */
  readonly why?: 'missing' | 'forged' | 'foreign' | 'clock' | 'expired';
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
const jsonOf = (text: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(text)));

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The name of a session as the server lists it among a family's devices. */
export const sessionNameOf = async (token: string): Promise<string> => {
  const tokenHash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return hexOf(await crypto.subtle.digest('SHA-256', tokenHash)).slice(0, 24);
};

const isSigned = async (token: string, keys: readonly LeaseKey[]): Promise<boolean> => {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { alg, typ, kid } = Object(jsonOf(head));
  const known = keys.find((key) => key.kid === kid);
  // The algorithm is ours to choose, never the token's.
  if (alg !== 'ES256' || typ !== 'nobi-lease+jwt' || !known) return false;
  const key = await crypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x: known.x, y: known.y },
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${head}.${body}`);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), signed);
};

const claimsIn = async (token: string, keys: readonly LeaseKey[]) => {
  try {
    if (!(await isSigned(token, keys))) return undefined;
    return leaseClaims.parse(jsonOf(token.split('.')[1] ?? ''));
  } catch {
    return undefined;
  }
};

/** What a lease allows here and now, or why it allows nothing. */
export const checkLease = async (
  lease: unknown,
  { keys, token, now, highest }: LeaseChecks,
): Promise<LeaseVerdict> => {
  if (typeof lease !== 'string') return { why: 'missing' };
  const claims = await claimsIn(lease, keys);
  if (!claims) return { why: 'forged' };
  if (token === null || claims.sid !== (await sessionNameOf(token))) return { why: 'foreign' };
  // A clock that goes before is no harm for later: only what servers told is remembered.
  if (now < Math.max(highest, claims.iat * 1000) - tolerance) return { claims, why: 'clock' };
  return now < claims.exp * 1000 ? { claims } : { claims, why: 'expired' };
};
