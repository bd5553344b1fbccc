import type { FastifyInstance } from 'fastify';
import { sessionsStore } from '../../auth/sessions.store.ts';
import type { Serve } from '../../http/serve.ts';
import { accountRoutes } from './account.routes.ts';
import { type AccountDeps, accountService } from './account.service.ts';
import { accountStore } from './account.store.ts';
import { accountDetailsStore } from './account-details.store.ts';
import { confirmationPages } from './email/confirmation.routes.ts';
import { leftSynthetic } from './erasure/erasure.store.ts';
import { unclaimedPicturesStore } from './unclaimed-pictures.store.ts';

/** Accounts, and what other modules write about them through this one. */
export const accountModule = (serve: Serve, deps: AccountDeps) => {
  const { db, files } = deps;
  const unclaimed = unclaimedPicturesStore(db);
  /** The file first: should the row stay, the next run finds nothing to remove. */
  const removePicture = async (name: string) => {
    await files.remove(name);
    await unclaimed.forget(name);
  };
  const account = accountService(deps);
  accountRoutes(serve, account);
  return {
    account,
    bindPages: (app: FastifyInstance) => confirmationPages(app, account.email),
    details: accountDetailsStore(db),
    pictures: { ...unclaimed, remove: removePicture },
    async deleteExpired() {
      await accountStore(db).deleteExpired();
      await sessionsStore(db).deleteExpired();
      for (const name of await unclaimed.due()) await removePicture(name);
      for (const id of await leftSynthetic(db))
        await db.transaction((tx) => deps.eraseAccount(tx, files, id));
    },
  };
};
