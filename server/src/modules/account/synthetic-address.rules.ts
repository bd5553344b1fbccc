import { createHmac, timingSafeEqual } from 'node:crypto';
import { noMailbox } from '../../mail/no-mailbox.ts';

const proofOf = (key: string, id: string) =>
  createHmac('sha256', key).update(`synthetic ${id}`).digest('hex').slice(0, 32);

/** The address of one synthetic check: who has not the key can make none, and learns none from another. */
export const syntheticAddress = (key: string, id: string): string =>
  `${id}.${proofOf(key, id)}@${noMailbox}`;

/** Whether the address may belong to a synthetic check alone. */
export const claimsSynthetic = (email: string): boolean => email.endsWith(`@${noMailbox}`);

/** Whether it does: it bears the proof of this installation's key. Without a key none does. */
export const isSynthetic = (email: string, key: string | undefined): boolean => {
  const [, id, proof] = /^([0-9a-f]{24})\.([0-9a-f]{32})@/.exec(email) ?? [];
  if (!key || !id || !proof || !claimsSynthetic(email)) return false;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(key, id)));
};
