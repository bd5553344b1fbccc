import type { Queryable } from '../../../database/database.ts';
import type { Passwords } from '../../../ports/passwords.ts';
import { earlierHash, newRecoveryCodes, partsOfCode } from './recovery-codes.rules.ts';
import { recoveryCodesStore, type StoredCode } from './recovery-codes.store.ts';

interface NewCodes {
  /** Shown once. */
  readonly codes: readonly string[];
  readonly stored: readonly StoredCode[];
}

/** Slow on purpose: make them before the transaction that keeps them. */
export const makeRecoveryCodes = async (passwords: Passwords): Promise<NewCodes> => {
  const codes = newRecoveryCodes();
  const stored: StoredCode[] = [];
  for (const code of codes) {
    const { selector, secret } = partsOfCode(code);
    stored.push({ selector, slowHash: await passwords.hash(secret) });
  }
  return { codes, stored };
};

/** Whether this is a recovery code of theirs; from now on it is used. */
export const useRecoveryCode = async (
  { db, passwords }: { db: Queryable; passwords: Passwords },
  staffId: string,
  code: string,
): Promise<boolean> => {
  const store = recoveryCodesStore(db);
  const { selector, secret } = partsOfCode(code);
  const isRight = await passwords.matches(secret, await store.slowHash(staffId, selector));
  if (isRight) return store.use(staffId, selector);
  return store.useEarlier(staffId, earlierHash(code));
};
