import { type Language, Problem } from '@nobi/contract';
import type { Database, Queryable } from '../../database/database.ts';
import type { LetterPart } from '../../mail/letter.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { accountStore, type NewAccount } from './account.store.ts';
import { askToConfirm } from './email/confirmation.service.ts';
import { welcomeLetter } from './welcome-letter.ts';

export interface NewAccountDeps {
  readonly db: Database;
  readonly publicUrl: string;
  /** What the first letter says of what was agreed to. */
  readonly signUpReceipt: (
    tx: Queryable,
    accountId: string,
    language: Language,
  ) => Promise<LetterPart[]>;
}

/**
 * The account and its first letter, or neither. An address opens one account: identities never meet
 * because they share it, and nobody wonders later where what was paid for has gone.
 */
export const accountOpener =
  ({ db, publicUrl, signUpReceipt }: NewAccountDeps) =>
  (account: NewAccount, refusal: 'email_taken' | 'email_elsewhere') =>
    db.transaction(async (tx) => {
      const store = accountStore(tx);
      if (await store.isElsewhere(account)) throw new Problem(refusal);
      const id = await store.add(account);
      if (id === undefined) return false;
      const receipt = await signUpReceipt(tx, id, account.language);
      if (account.isEmailProven)
        await outboxStore(tx).put(welcomeLetter(account, publicUrl, receipt));
      else await askToConfirm(tx, { id, ...account }, { publicUrl, receipt });
      return true;
    });
