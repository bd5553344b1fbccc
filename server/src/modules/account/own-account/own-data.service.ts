import { type ownData, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import type { Files } from '../../../ports/files.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import type { EraseAccount } from '../erasure/erase.ts';
import { erasureStore } from '../erasure/erasure.store.ts';
import { familyRows } from '../erasure/family-rows.ts';
import { farewellLetter } from '../erasure/farewell-letter.ts';
import type { ProofService } from '../proof.service.ts';

const exportsByAccount = { name: 'account export', limit: 5, seconds: 3600 };

export interface OwnDataDeps {
  readonly db: Database;
  readonly files: Files;
  readonly throttle: Throttle;
  readonly eraseAccount: EraseAccount;
  readonly forgetCaller: (changed: string) => void;
}

/** A family takes its data along, or has everything erased, without waiting for staff. */
export const ownDataService = (deps: OwnDataDeps, proofs: Pick<ProofService, 'proveOwner'>) => {
  const { db, files, throttle } = deps;
  return {
    async exportAccount(_input: unknown, { accountId }: Caller) {
      await throttle.take(exportsByAccount, accountId);
      const rows = await familyRows(db, files, accountId);
      if (!rows) throw new Problem('not_signed_in');
      return { made_at: new Date().toISOString(), family: rows.family };
    },

    async eraseAccount({ body }: CallInput<typeof ownData.eraseAccount>, caller: Caller) {
      const { accountId, isSuperuser } = caller;
      // The mark is an administrator's to take first.
      if (isSuperuser) throw new Problem('not_allowed');
      await proofs.proveOwner(accountId, body.id_token);
      const erased = await db.transaction(async (tx) => {
        const account = await erasureStore(tx).lock(accountId);
        await erasureStore(tx).allowOwn();
        const done = account && (await deps.eraseAccount(tx, files, accountId));
        if (!done) throw new Problem('not_signed_in');
        if (account.is_confirmed) await outboxStore(tx).put(farewellLetter(account));
        await outboxStore(tx).markLast(account.email);
        return done;
      });
      deps.forgetCaller(accountId);
      return { identity: erased.isKnownElsewhere ? ('elsewhere' as const) : ('removed' as const) };
    },
  };
};
