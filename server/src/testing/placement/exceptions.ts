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
    part: 'from session s join account a on a.id = s.account_id where s.token_hash = $1',
    reaches: ['account', 'child_of_session()', 'child_playtime', 'consent', 'period', 'session'],
    why: 'directory',
  },

  { part: 'from orders where id = $1', reaches: ['orders'], why: 'order' },

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
];
