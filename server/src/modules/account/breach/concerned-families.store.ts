import type { Queryable } from '../../../database/database.ts';

const within = (moment: string) => `${moment} >= $1 and ${moment} < $2`;

/** Which families have data of a kind from that time; the half-open range is $1 and $2. */
const reads = {
  account: `select id as account_id from account where ${within('created_at')}
    union all select account_id from child where ${within('created_at')}`,
  play: `select account_id from play_session_all where ${within('began_at')}
    union all select account_id from play_save where ${within('saved_at')}`,
  talks: `select account_id from chat_turn where ${within('at')}
    union all select account_id from safety_case where ${within('opened_at')}`,
  // When a profile picture came is not kept: it may be as old as the account.
  pictures: `select account_id from play_work where ${within('changed_at')}
    union all select account_id from tool_work where ${within('changed_at')}
    union all select id from account where picture is not null and created_at < $2`,
  orders: `select account_id from orders where (${within('created_at')}) or (${within('paid_at')})`,
  support: `select account_id from ticket where ${within('created_at')}
    union all select account_id from ticket_message where ${within('at')}
    union all select account_id from ticket_note where ${within('at')}
    union all select account_id from content_report where ${within('created_at')}
    union all select account_id from rating where ${within('created_at')}`,
};

export type DataKind = keyof typeof reads;
export const dataKinds = Object.keys(reads).filter((kind): kind is DataKind => kind in reads);

export interface ConcernedFamily {
  readonly id: string;
  readonly email: string;
  readonly is_confirmed: boolean;
  readonly language: string;
  readonly children: readonly { readonly birth_month: string | null; readonly zone: string }[];
  readonly kinds: readonly DataKind[];
}

export interface WantedData {
  readonly from: Date;
  readonly to: Date;
  readonly kinds: readonly DataKind[];
}

const familiesAtOnce = 1000;

/** The families concerned, some at a time; inside a transaction, in which nothing can be written. */
export async function* concernedFamilies(tx: Queryable, { from, to, kinds }: WantedData) {
  const found = kinds
    .map(
      (kind) => `select distinct account_id, '${kind}' as kind from (${reads[kind]}) ${kind}_data`,
    )
    .join(' union all ');
  await tx.query('set transaction isolation level repeatable read, read only');
  await tx.query(
    `declare concerned cursor for
     select a.id, a.email, a.email_confirmed_at is not null as is_confirmed, a.language,
       array_agg(f.kind) as kinds,
       (select coalesce(json_agg(json_build_object(
            'birth_month', to_char(c.birth_month, 'YYYY-MM'), 'zone', c.zone)), '[]')
          from child c where c.account_id = a.id) as children
     from (${found}) f join account a on a.id = f.account_id
     group by a.id order by a.id`,
    [from, to],
  );
  for (;;) {
    const rows = await tx.query<ConcernedFamily>(`fetch ${familiesAtOnce} from concerned`);
    if (rows.length === 0) return;
    yield rows;
  }
}
