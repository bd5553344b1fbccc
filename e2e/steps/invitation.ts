import { createHash, randomBytes } from 'node:crypto';
import type { Product } from '../product/product.ts';

/** Invites a colleague to start afresh; answers where the letter's link leads. */
export const invitationFor = async ({ db }: Product, email: string) => {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into staff_invitation (email, language, roles, token_hash, invited_by, expires_at)
     select email, language, roles, $2, id, now() + interval '72 hours' from staff where email = $1`,
    [email, createHash('sha256').update(token).digest()],
  );
  return `/staff/invitation#${token}`;
};
