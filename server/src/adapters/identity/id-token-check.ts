import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { IdentityFailure } from '../../ports/identity.ts';

const clockToleranceSeconds = 60;
/** As long as the contract lets a token be. */
const maxTokenLength = 8192;

/** Claims of every provider's tokens; each adds its own. Zod drops what is not named. */
export const commonClaims = {
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  // RFC 7519 allows a list; ours is one word, and a list could name others beside us.
  aud: z.string(),
  exp: z.number(),
  name: z.optional(z.string()),
};

export const fromSeconds = (seconds: number) => new Date(seconds * 1000);
export const refused = (why: string) => new IdentityFailure('refused', why);

export interface TokenCheck<Claims> {
  readonly claims: z.ZodMiniType<Claims>;
  readonly keys: JWTVerifyGetKey;
  readonly algorithms: string[];
  readonly issuer: string;
  readonly audience: string;
  readonly requiredClaims: string[];
  readonly now: Date;
}

const checkSignature = async (token: string, check: Omit<TokenCheck<unknown>, 'claims'>) => {
  const { keys, algorithms, issuer, audience, requiredClaims, now } = check;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience,
      requiredClaims,
      clockTolerance: clockToleranceSeconds,
      // Without it an `iat` in the future passes.
      maxTokenAge: '1h',
      currentDate: now,
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw refused(cause.code);
    throw cause;
  }
};

/** The claims of an id_token whose signature, issuer, audience and times are right. */
export const checkedClaims = async <Claims extends { auth_time?: number | undefined }>(
  token: string,
  { claims, ...check }: TokenCheck<Claims>,
): Promise<Claims> => {
  if (token.length > maxTokenLength) throw refused('The token is too long.');
  const read = claims.safeParse(await checkSignature(token, check));
  if (!read.success) throw refused('A claim is missing or malformed.');
  const { auth_time } = read.data;
  if (auth_time !== undefined && fromSeconds(auth_time - clockToleranceSeconds) > check.now)
    throw refused('The sign-in lies in the future.');
  return read.data;
};
