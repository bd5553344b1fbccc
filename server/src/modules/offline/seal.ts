import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { Problem } from '@nobi/contract';
import * as z from 'zod/mini';

const purpose = 'nobi-need';
const [pointLength, ivLength, tagLength] = [65, 12, 16];

const need = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(2000)),
  language: z.enum(['en', 'id']),
});

/**
 * A pair of P-256 that follows from a secret of the database. What a browser seals with the public half
 * (`client/src/outbox/seal.ts`) is read here alone: the phone that keeps it cannot.
 */
export const needSeal = (secret: string) => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

  return {
    /** What browsers seal with; stands in each lease. */
    shown: pair.getPublicKey('base64url'),

    /** Of one child: sealed for another it does not open. */
    open(sealed: string, child: string) {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const shared = pair.computeSecret(bytes.subarray(0, pointLength));
        const key = Buffer.from(hkdfSync('sha256', shared, '', purpose, 32));
        const iv = bytes.subarray(pointLength, pointLength + ivLength);
        const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
        cipher.setAAD(Buffer.from(child));
        cipher.setAuthTag(bytes.subarray(-tagLength));
        const body = bytes.subarray(pointLength + ivLength, -tagLength);
        const text = Buffer.concat([cipher.update(body), cipher.final()]).toString();
        return need.parse(JSON.parse(text));
      } catch {
        throw new Problem('invalid_input');
      }
    },
  };
};

export type NeedSeal = ReturnType<typeof needSeal>;
