import type { ContentReportOutcome, ContentReportReason, ReportedKind } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { type Condition, whereOf } from '../../../http/list.rules.ts';
import { asUuid } from './tickets.store.ts';

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

/** Answers of Nobi differ from child to child, so none is like another. */
const isAlike = `o.state = 'open' and o.kind = r.kind and o.kind <> 'nobi'
  and coalesce(o.item, '') = coalesce(r.item, '') and o.reason = r.reason`;
const columns = `r.id::text as id, r.kind, r.item, r.reason, r.words is not null as has_words, r.state,
  r.created_at, r.owner_name as owner,
  (select count(*)::int from content_report o where ${isAlike}) as alike`;

/** Reports of content as staff see and end them. */
export const contentReportsStore = (db: Queryable) => ({
  list({ state, kind, reason, order, limit, offset }: ReportPage) {
    const conditions: Condition[] = [
      ['r.state = ?', state],
      ['r.kind = ?', kind],
      ['r.reason = ?', reason],
    ];
    const { where, values } = whereOf(conditions, 2);
    return db.query<ReportRow>(
      `select ${columns} from content_report r ${where}
       order by r.created_at ${order}, r.id ${order} limit $1 offset $2`,
      [limit, offset, ...values],
    );
  },

  async find(id: string): Promise<WholeReport | undefined> {
    const [row] = await db.query<WholeReport>(
      `select ${columns}, r.account_id::text as family_id, r.words, r.owner_id::text as owner_id,
         t.prompt, t.response, r.outcome, r.note, r.closed_by, r.closed_at
       from content_report r left join chat_turn t on t.id = r.turn_id
       where r.id = ${asUuid}`,
      [id],
    );
    return row;
  },

  own: (id: string, owner: { readonly id: string; readonly name: string } | undefined) =>
    db.query(
      `update content_report set owner_id = $2::uuid, owner_name = $3
       where id = $1::uuid and state = 'open'`,
      [id, owner?.id ?? null, owner?.name ?? null],
    ),

  /** How many are closed by it; what is closed already stays as it is. */
  async close(id: string, withAlike: boolean, { outcome, note, by }: ReportEnd) {
    const closed = await db.query(
      `update content_report o set state = 'closed', outcome = $3, note = $4, closed_by = $5,
         closed_at = now()
       from content_report r
       where r.id = $1::uuid and o.state = 'open' and (o.id = r.id or ($2 and ${isAlike}))
       returning 1`,
      [id, withAlike, outcome, note, by],
    );
    return closed.length;
  },
});
