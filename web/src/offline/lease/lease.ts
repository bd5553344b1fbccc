import type { Lease } from '@nobi/client/outbox';
import { leases } from '../outbox/open.ts';

/** The leave to play without a line; null where there is none that holds here and now. */
export const currentLease = (): Promise<Lease | null> => leases.current();

/** Why play needs the internet first: for the words that say so. @public */
export const whyNoLease = () => leases.why();
