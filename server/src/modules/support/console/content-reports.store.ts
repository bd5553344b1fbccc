import type { ContentReportOutcome, ContentReportReason, ReportedKind } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { isUuid } from '../../../database/uuid.ts';
import { type Condition, whereOf } from '../../../http/list.rules.ts';

export interface ReportRow {
  readonly id: string;
  readonly kind: ReportedKind;
  readonly item: string | null;
  readonly reason: ContentReportReason;
  readonly has_words: boolean;
  readonly state: 'open' | 'closed';
  readonly created_at: Date;
  readonly alike: number;
  readonly owner: string | null;
}

interface WholeReport extends ReportRow {
  readonly family_id: string;
  readonly words: string | null;
  readonly owner_id: string | null;
  readonly prompt: string | null;
  readonly response: string | null;
  readonly outcome: ContentReportOutcome | null;
  readonly note: string | null;
  readonly closed_by: string | null;
  readonly closed_at: Date | null;
}

interface ReportPage {
  readonly state: 'open' | 'closed';
  readonly kind: ReportedKind | undefined;
  readonly reason: ContentReportReason | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface ReportEnd {
  readonly outcome: ContentReportOutcome;
  readonly note: string;
  readonly by: string;
}

type About = Pick<ReportRow, 'kind' | 'item' | 'reason'>;

const columns = `r.id::text as id, r.kind, r.item, r.reason, r.words is not null as has_words, r.state,
  r.created_at, r.owner_name as owner`;

const keyOf = ({ kind, item, reason }: About) => JSON.stringify([kind, item ?? '', reason]);

/**
 * Each with how many are open like it, of whatever families: a question of its own, since those of other
 * families lie on other nodes. Answers of Nobi differ from child to child, so none is like another.
 */
const withAlike = async <Row extends About>(db: Queryable, rows: readonly Row[]) => {
  const kinds = new Map(
    rows.filter(({ kind }) => kind !== 'nobi').map((row) => [keyOf(row), row] as const),
  );
  const wanted = [...kinds.values()];
  const found =
    wanted.length === 0
      ? []
      : await db.query<About & { count: number }>(
          `select w.kind, w.item, w.reason, count(*)::int as count
           from unnest($1::text[], $2::text[], $3::text[]) as w (kind, item, reason)
           join content_report o on o.state = 'open' and o.kind = w.kind
             and coalesce(o.item, '') = w.item and o.reason = w.reason
           group by w.kind, w.item, w.reason`,
          [
            wanted.map(({ kind }) => kind),
            wanted.map(({ item }) => item ?? ''),
            wanted.map(({ reason }) => reason),
          ],
        );
  const counts = new Map(found.map((each) => [keyOf(each), each.count]));
  return rows.map((row) => ({ ...row, alike: counts.get(keyOf(row)) ?? 0 }));
};

/** Reports of content as staff see and end them. */
export const contentReportsStore = (db: Queryable) => ({
  async list({ state, kind, reason, order, limit, offset }: ReportPage): Promise<ReportRow[]> {
    const conditions: Condition[] = [
      ['r.state = ?', state],
      ['r.kind = ?', kind],
      ['r.reason = ?', reason],
    ];
    const { where, values } = whereOf(conditions, 2);
    const rows = await db.query<Omit<ReportRow, 'alike'>>(
      `select ${columns} from content_report r ${where}
       order by r.created_at ${order}, r.id ${order} limit $1 offset $2`,
      [limit, offset, ...values],
    );
    return withAlike(db, rows);
  },

  async find(id: string): Promise<WholeReport | undefined> {
    if (!isUuid(id)) return undefined;
    const rows = await db.query<Omit<WholeReport, 'alike'>>(
      `select ${columns}, r.account_id::text as family_id, r.words, r.owner_id::text as owner_id,
         t.prompt, t.response, r.outcome, r.note, r.closed_by, r.closed_at
       from content_report r
       left join chat_turn t on t.account_id = r.account_id and t.id = r.turn_id
       where r.id = $1::uuid`,
      [id],
    );
    const [row] = await withAlike(db, rows);
    return row;
  },

  own: (id: string, owner: { readonly id: string; readonly name: string } | undefined) =>
    db.query(
      `update content_report set owner_id = $2::uuid, owner_name = $3
       where id = $1::uuid and state = 'open'`,
      [id, owner?.id ?? null, owner?.name ?? null],
    ),

  /** How many are closed by it; what is closed already stays as it is. */
  async close(
    { id, kind, item, reason }: About & { readonly id: string },
    isWithAlike: boolean,
    { outcome, note, by }: ReportEnd,
  ) {
    const closed = await db.query(
      `update content_report set state = 'closed', outcome = $3, note = $4, closed_by = $5,
         closed_at = now()
       where state = 'open' and (id = $1::uuid or ($2 and kind = $6 and kind <> 'nobi'
         and coalesce(item, '') = $7 and reason = $8))
       returning 1`,
      [id, isWithAlike, outcome, note, by, kind, item ?? '', reason],
    );
    return closed.length;
  },
});
