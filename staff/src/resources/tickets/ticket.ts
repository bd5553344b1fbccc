import type { ReplyOf, staff } from '@nobi/contract';

/** One question with its messages and the family that asks. */
export type Ticket = ReplyOf<typeof staff.ticket>;
