import * as z from 'zod/mini';

const off = z._default(z.boolean(), false);

/** What can be made to go wrong, for tests only. */
export const faultSwitches = z.strictObject({
  /** The API does not listen, fails, or takes the call and never answers. */
  down: off,
  answer500: off,
  hang: off,
  /** Notifications are lost, sent twice, sent backwards or late. */
  drop: off,
  duplicate: off,
  reorder: off,
  delaySeconds: z._default(z.int().check(z.gte(0), z.lte(86_400)), 0),
  /** The customer pays a fee on top, or another amount. */
  addedFee: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  wrongAmount: z.optional(z.int().check(z.gte(1), z.lte(100_000_000))),
  foreignRedirectUrl: z.optional(z.string()),
  upperCase: off,
});
export type Faults = z.output<typeof faultSwitches>;

export const noFaults: Faults = faultSwitches.parse({});

/** What happens to a paid order behind our back, for tests only. */
export const mishap = z.strictObject({
  order_id: z.string(),
  what: z.enum(['reversal', 'chargeback', 'partial_refund']),
  amount: z.optional(z.int().check(z.gte(1))),
});
export type Mishap = z.output<typeof mishap>;

/** The switches in force now; a gateway without `faults` keeps `noFaults` for ever. */
export interface FaultBox {
  current: Faults;
}
