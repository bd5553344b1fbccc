import type { ReplyOf, staff } from '@nobi/contract';

/** One order with its history, as its page shows it. */
export type Order = ReplyOf<typeof staff.order>;
