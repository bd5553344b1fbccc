/** What has to be done about a statement that could reach more than one node. */
const reasons = {
  retired:
    'a view joins the tables of before there was one play session, which go before any is distributed',
  several:
    'the beginnings of several families in one statement; where they lie on several nodes it is not sent',
} as const;

export interface Exception {
  /** Words that only these statements have; spaces as one. */
  readonly part: string;
  /** All that they reach together. */
  readonly reaches: readonly string[];
  readonly why: keyof typeof reasons;
}

/**
 * Statements of families' calls that do not stay on one node yet. The list only ever shrinks: what is not
 * needed any more has to go, and nothing new may come.
 */
export const exceptions: readonly Exception[] = [
  { part: 'with times as ( select c.id as child', reaches: ['first_child_of()'], why: 'retired' },
  {
    part: 'from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[])',
    reaches: ['play_session'],
    why: 'several',
  },
];
