import { createHmac } from 'node:crypto';
import { voucherCode, voucherLength } from '@nobi/contract';

/** A code from bytes drawn by chance, five bits of each. */
export const codeFrom = (bytes: Uint8Array): string =>
  voucherCode([...bytes.subarray(0, voucherLength - 1)].map((byte) => byte % 32));

/** How a code stands in the database: who has the table, and not the key, can guess none of them. */
export const codeHash = (key: string, code: string): Buffer =>
  createHmac('sha256', key).update(code).digest();
