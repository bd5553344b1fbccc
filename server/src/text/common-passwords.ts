import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isInFilter } from '@nobi/contract/common-passwords';

const file = createRequire(import.meta.url).resolve('@nobi/contract/common-passwords.bloom');
let filter: Uint8Array | undefined;

/**
 * Whether a password is among the 100,000 most used, in any case (NIST SP 800-63B-4, 3.1.1.2). A family
 * is warned, staff are refused. Fewer than one other password in a thousand is taken for one.
 */
export const isCommonPassword = (password: string): boolean => {
  filter ??= readFileSync(file);
  return isInFilter(filter, password);
};
