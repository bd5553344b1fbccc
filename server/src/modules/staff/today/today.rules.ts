import { hoursUntilDue, type WaitingKind, waitingKinds } from '@nobi/contract';

/** Something that waits, as the noun tells it that it belongs to. */
export interface Waiting {
  readonly id: string;
  readonly since: Date;
  readonly title?: string | null;
  readonly topic?: string | null;
  readonly amount?: number;
  readonly owner?: string | null;
  /** Where the noun says it itself. */
  readonly dueAt?: Date;
}

const hour = 3_600_000;

/** One line of the queue. */
export const lineOf = (kind: WaitingKind, waiting: Waiting, now: Date) => {
  const {
    since,
    dueAt = new Date(since.getTime() + hoursUntilDue[kind] * hour),
    ...rest
  } = waiting;
  return {
    kind,
    id: rest.id,
    title: rest.title ?? null,
    topic: rest.topic ?? null,
    amount: rest.amount ?? null,
    owner: rest.owner ?? null,
    since: since.toISOString(),
    due_at: dueAt.toISOString(),
    is_late: dueAt < now,
  };
};
type Line = ReturnType<typeof lineOf>;

const isSafety = ({ kind }: Line) => Number(kind === 'safety');

/** Safety comes first; then whatever is due first. */
export const inOrder = (lines: readonly Line[]) =>
  lines.toSorted(
    (a, b) => isSafety(b) - isSafety(a) || a.due_at.localeCompare(b.due_at) || place(a) - place(b),
  );

const place = ({ kind }: Line) => waitingKinds.indexOf(kind);

/** A value for each day, nothing where there was nothing. */
export const seriesOf = (
  days: readonly string[],
  found: readonly { readonly day: string; readonly value: number }[],
) => {
  const values = new Map(found.map(({ day, value }) => [day, value]));
  return days.map((day) => values.get(day) ?? 0);
};
