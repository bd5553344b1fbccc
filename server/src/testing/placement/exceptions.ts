/** What has to be done about a statement that could reach more than one node. */
const reasons = {
  directory:
    'found by a token, an address or a provider’s name: a directory has to say the account first',
  order: 'found by the number of an order alone: a directory has to say the account first',
  player:
    'a function reads who plays: the statement reads it itself, or the caller has it as a parameter',
  passed:
    'rows go from one part of the statement to the next with their account: each takes the parameter',
  several: 'the beginnings of several families in one statement: one statement for each family',
  column: 'a table in it has no account_id yet (known-obstacles.testing.ts)',
  books: 'books lie on the coordinator: the numbers of the orders first, then the books by them',
  coordinator:
    'a table of the coordinator in the same statement: two statements in one transaction',
} as const;

export interface Exception {
  /** Words that only these statements have; spaces as one. */
  readonly part: string;
  /** All that they reach together. */
  readonly reaches: readonly string[];
  readonly why: keyof typeof reasons;
}

const child = ['child_of_session()', 'first_child_of()'];

/**
 * Statements of families' calls that do not stay on one node yet. The list only ever shrinks: what is not
 * needed any more has to go, and nothing new may come.
 */
export const exceptions: readonly Exception[] = [
  {
    part: 'from account a where a.email = $1 and not exists',
    reaches: ['account', 'coordinator: identity'],
    why: 'directory',
  },
  {
    part: 'from identity i join account a on a.id = i.account_id where i.issuer = $1',
    reaches: ['account', 'coordinator: identity'],
    why: 'directory',
  },
  {
    part: 'insert into identity (issuer, subject, account_id)',
    reaches: ['coordinator: identity'],
    why: 'coordinator',
  },
  {
    part: 'from session s join account a on a.id = s.account_id where s.token_hash = $1',
    reaches: ['account', 'child_of_session()', 'child_playtime', 'consent', 'period', 'session'],
    why: 'directory',
  },
  {
    part: 'update session set adult_until = now() + make_interval',
    reaches: ['session'],
    why: 'directory',
  },
  {
    part: 'update session s set child_id = c.id from child c where s.token_hash = $1',
    reaches: ['child', 'session'],
    why: 'directory',
  },

  { part: 'from orders where id = $1', reaches: ['orders'], why: 'order' },
  { part: 'update orders set opening_until = now()', reaches: ['orders'], why: 'order' },
  { part: 'update orders set checkout_token = $2', reaches: ['orders'], why: 'order' },
  { part: 'update orders set asked_at = now() where id = $1', reaches: ['orders'], why: 'order' },
  { part: 'update orders set state = $2', reaches: ['orders'], why: 'order' },
  { part: 'update orders set method = $2', reaches: ['orders'], why: 'order' },
  { part: 'update orders set checks = $3', reaches: ['orders'], why: 'order' },
  {
    part: 'update orders o set bonus_days = $2 from promo_claim c where o.id = $1',
    reaches: ['orders', 'promo_claim'],
    why: 'order',
  },
  {
    part: 'insert into money_move (order_id, plan, gateway, kind, amount, is_renewal, at)',
    reaches: ['coordinator: money_move', 'orders'],
    why: 'books',
  },
  {
    part: 'from orders o where o.account_id = $1 and o.state = ',
    reaches: ['refund'],
    why: 'column',
  },
  {
    part: 'from money_back m join refund r on r.key = m.refund_key',
    reaches: ['orders', 'refund'],
    why: 'column',
  },
  { part: 'where o.gift_link_id = l.id', reaches: ['orders'], why: 'passed' },

  {
    part: 'select child_of_session($1, $2) as child',
    reaches: ['child_of_session()'],
    why: 'player',
  },
  {
    part: 'select child_of_session(account_id, token_hash)',
    reaches: ['child_of_session()'],
    why: 'player',
  },
  {
    part: 'select child_of_session($1, $2) as playing',
    reaches: ['child_of_session()'],
    why: 'player',
  },
  {
    part: 'child_id = (select child_of_session($1, $2))',
    reaches: ['child_of_session()'],
    why: 'player',
  },
  {
    part: 'coalesce(p.child_id, child_of_session($1, $2)) as child',
    reaches: child,
    why: 'player',
  },
  { part: 'c.id = coalesce($3::uuid, child_of_session($1, $2))', reaches: child, why: 'player' },
  { part: 'from chat_turn t where t.account_id = $1', reaches: child, why: 'player' },
  { part: 'as was_helped', reaches: child, why: 'player' },
  {
    part: 'where c.account_id = $1 and c.id = child_of_session($1, $2)',
    reaches: ['child_of_session()'],
    why: 'player',
  },
  { part: 'select $1, $2, first_child_of($2)', reaches: ['first_child_of()'], why: 'player' },
  { part: 'from calendar join chat_turn t', reaches: ['first_child_of()'], why: 'player' },
  { part: 'from chat_flag f left join chat_turn t', reaches: ['first_child_of()'], why: 'player' },
  { part: 'from chat_turn t left join child c', reaches: ['first_child_of()'], why: 'player' },
  { part: 'insert into content_report', reaches: ['child_of_session()'], why: 'player' },
  { part: 'insert into chat_turn', reaches: ['chat_turn', 'first_child_of()'], why: 'passed' },

  {
    part: 'with owned as ( select account_id, id, child_id, began_at from play_session',
    reaches: ['child', 'evidence', 'play_event', 'skill_claim', 'skill_state'],
    why: 'passed',
  },
  {
    part: 'from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[], $5::uuid[])',
    reaches: ['first_child_of()', 'play_session', 'session'],
    why: 'several',
  },
  {
    part: 'delete from unclaimed_picture',
    reaches: ['account', 'coordinator: unclaimed_picture'],
    why: 'coordinator',
  },

  { part: 'from ticket t where', reaches: ['ticket_message'], why: 'column' },
  {
    part: 'from ticket_message where ticket_id = $1 order by id',
    reaches: ['ticket_message'],
    why: 'column',
  },
  { part: 'insert into ticket_message', reaches: ['ticket', 'ticket_message'], why: 'column' },

  // What an export and an erasure go through by the keys between the tables.
  ...(
    [
      ['identity', ['coordinator: identity'], 'directory'],
      ['letter', ['coordinator: letter'], 'coordinator'],
      ['payment_event', ['coordinator: payment_event'], 'books'],
      ['mismatch', ['coordinator: mismatch', 'refund'], 'books'],
      ['money_move', ['coordinator: money_move'], 'books'],
      ['voucher', ['coordinator: voucher'], 'books'],
      ['sandbox_transaction', ['coordinator: sandbox_transaction'], 'books'],
      [
        'sandbox_notification',
        ['coordinator: sandbox_notification', 'coordinator: sandbox_transaction'],
        'books',
      ],
      ['chat_turn', ['chat_turn'], 'passed'],
      ['period', ['period'], 'passed'],
      ['money_back', ['money_back', 'refund'], 'column'],
      ['refund', ['refund'], 'column'],
      ['safety_step', ['safety_step'], 'column'],
      ['ticket_message', ['ticket_message'], 'column'],
      ['ticket_note', ['ticket_note'], 'column'],
    ] as const
  ).map(([table, reaches, why]) => ({
    part: `select to_jsonb(t) - $2::text[] as row from ${table} t`,
    reaches,
    why,
  })),
  {
    part: 'update payment_event set body = null',
    reaches: ['coordinator: payment_event'],
    why: 'books',
  },
  {
    part: 'update mismatch set reason = replace',
    reaches: ['coordinator: mismatch'],
    why: 'books',
  },
  {
    part: 'delete from gift_payer where order_id in',
    reaches: ['coordinator: gift_payer'],
    why: 'books',
  },
  { part: 'update voucher set order_id = null', reaches: ['coordinator: voucher'], why: 'books' },
];
