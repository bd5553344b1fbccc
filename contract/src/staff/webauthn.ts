import * as z from 'zod/mini';

/**
 * What the browser and the server tell each other about passkeys, in the JSON forms of WebAuthn
 * Level 3, 5.1.8 to 5.1.10; only what the product uses of them.
 */
const bytes = (max: number) =>
  z
    .string('invalid_input')
    .check(z.maxLength(max, 'invalid_input'), z.regex(/^[A-Za-z0-9_-]+$/, 'invalid_input'));

const transport = z.string('invalid_input').check(z.regex(/^[a-z-]{1,20}$/, 'invalid_input'));

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What `navigator.credentials.create` is given. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
});

/** What `navigator.credentials.get` is given. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  /** Empty: whichever passkey of this product the person chooses. */
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(['required', 'preferred']),
});

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', 'invalid_input'),
};

/** A new passkey, as the browser answers. */
export const passkeyRegistration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(12_000),
    transports: z.array(transport, 'invalid_input').check(z.maxLength(10, 'invalid_input')),
  }),
});

/** A passkey’s signature, as the browser answers. */
export const passkeyAssertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.optional(bytes(100)),
  }),
});
