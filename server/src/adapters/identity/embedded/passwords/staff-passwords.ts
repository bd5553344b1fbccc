import { Problem } from '@nobi/contract';
import { IdentityFailure } from '../../../../ports/identity.ts';
import type { Passwords } from '../../../../ports/passwords.ts';
import { isCommonPassword } from '../../../../text/common-passwords.ts';
import { hashPool } from './hash-pool.ts';
import { type PasswordCost, passwords } from './password.ts';

const orBusy = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof IdentityFailure ? new Problem('unavailable') : cause;
  }
};

/**
 * What is proved to the product itself, as colleagues' passwords and children's pictures: hashed like
 * families' passwords, each in a pool of its own, so that none waits for another.
 */
export const staffPasswords = (cost: PasswordCost | undefined): Passwords => {
  const hashes = passwords(hashPool({ atOnce: 1, waiting: 16 }), cost);
  return {
    hash: (password) => orBusy(hashes.hash(password)),
    matches: (password, stored) => orBusy(hashes.matches(password, stored)),
    isCommon: isCommonPassword,
  };
};
