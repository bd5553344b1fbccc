export {
  type ItemKind,
  type OutboxDatabase,
  openOutboxDatabase,
  type Queued,
  type QueuedRow,
  type ShownRow,
} from './database.ts';
export { checkLease, type LeaseVerdict, sessionNameOf } from './lease-check.ts';
export { type Lease, type LeaseKeeper, type LeaseRules, leaseKeeper } from './lease-keeper.ts';
export { type Outbox, openOutbox } from './outbox.ts';
export type { NewRow } from './queue.ts';
