import { removeEmbeddedIdentity } from '../adapters/identity/embedded/account.store.ts';
import { eraseAuditOf } from '../audit/erase-audit.store.ts';
import { eraseProposalsOf } from '../audit/proposals/proposals.store.ts';
import { eraseLettersOf } from '../mail/outbox.store.ts';
import { accountEraser } from '../modules/account/erasure/erase.ts';
import { childEraser } from '../modules/children/erase-child.store.ts';
import { erasePaymentsOf } from '../modules/payments/erase-payments.store.ts';
import { eraseThrottleOf } from '../rate-limit/throttle.store.ts';
import { childSteps } from './family-steps.ts';

/** A single child, with what hangs on it. */
export const eraseChild = childEraser(childSteps);

/** Each owner of tables without a reference to the account, or that outlive it, does its own part. */
export const eraseAccount = accountEraser({
  removeIdentity: removeEmbeddedIdentity,
  steps: [erasePaymentsOf, eraseProposalsOf, eraseAuditOf, eraseLettersOf, eraseThrottleOf],
});
