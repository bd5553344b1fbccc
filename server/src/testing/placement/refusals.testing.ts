const change = /DO UPDATE SET clause/;

/**
 * Statements that name the account and that Citus 13 refuses all the same, or sends to all workers, with what
 * it says. This list only ever shrinks, too.
 */
export const refusals: readonly { readonly part: string; readonly says: RegExp }[] = [
  // `now()` in what an upsert changes: a parameter, or the column of the row that was to be inserted.
  { part: 'insert into chat_child_day as k', says: change },
  { part: 'insert into child_playtime as t', says: change },
  { part: 'insert into chat_child_settings as k', says: change },
  // The same where else a row of a family is written.
  { part: 'update gift_link set ended_at = coalesce(ended_at, now())', says: /CASE or COALESCE/ },
  { part: "returning id, nickname, animal, to_char(birth_month, 'YYYY-MM')", says: /RETURNING/ },
  { part: 'delete from proposal where account_id is distinct from $1', says: /STABLE functions/ },
  // Erasure takes the family from its orders, which therefore cannot stay where the family lies.
  { part: 'update orders set account_id = null', says: /modifying the partition value/ },
  // The rule of the operator, written at every start: a copy lies on each worker.
  { part: 'update refund_rule set alone_up_to = $1', says: /2 workers/ },
];
