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
  /** What comes with an account: its first child, and what the adult has agreed to. */
  readonly beginFamily: (tx: Queryable, accountId: string) => Promise<unknown>;
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
  ({ db, publicUrl, beginFamily, signUpReceipt }: NewAccountDeps) =>
  (account: NewAccount, refusal: 'email_taken' | 'email_elsewhere') =>
    db.transaction(async (tx) => {
      const store = accountStore(tx);
      if (await store.isElsewhere(account)) throw new Problem(refusal);
      const id = await store.add(account);
      if (id === undefined) return false;
      await beginFamily(tx, id);
      const receipt = await signUpReceipt(tx, id, account.language);
      if (account.isEmailProven)
        await outboxStore(tx).put(welcomeLetter(account, publicUrl, receipt));
      else await askToConfirm(tx, { id, ...account }, { publicUrl, receipt });
      return true;
    });
