/**
 * Statements that name the account and that Citus 13 refuses all the same, or sends to all workers, with what
 * it says. This list only ever shrinks, too.
 */
export const refusals: readonly { readonly part: string; readonly says: RegExp }[] = [
  // Erasure takes the family from its orders, which therefore cannot stay where the family lies.
  { part: 'update orders set account_id = null', says: /modifying the partition value/ },
  // A copy lies on each worker: the rule of the operator, at every start.
  { part: 'update refund_rule set alone_up_to = $1', says: /2 workers/ },
];
