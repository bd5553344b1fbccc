import type { Queryable } from '../database/database.ts';
import { childGoesFromCases } from '../modules/chat/safety/child-goes.store.ts';
import { addFirstChild } from '../modules/children/first-child.store.ts';
import { stepConsents } from '../modules/consent/step-consents.store.ts';

/** What a child who comes or goes means to others than the children themselves; inside that transaction. */
export const childSteps = {
  added: (tx: Queryable, accountId: string, child: string) =>
    stepConsents(tx).ofAddedChild(accountId, child),
  async gone(tx: Queryable, accountId: string, child: string) {
    await stepConsents(tx).endOfChild(accountId, child);
    await childGoesFromCases(tx, accountId, child);
  },
};

/** What one step of a family's means to several owners of tables; each inside its transaction. */
export const familySteps = {
  childSteps,
  /** With a new account, whoever opens it. */
  async beginFamily(tx: Queryable, accountId: string) {
    await addFirstChild(tx, accountId);
    await stepConsents(tx).ofSignUp(accountId);
  },
  /** With the switch for an outside model. */
  noteModelConsent: (tx: Queryable, accountId: string, isAllowed: boolean) =>
    stepConsents(tx).ofModel(accountId, isAllowed),
};
