import type { Language } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface LinkRow {
  readonly own_number: string | null;
  readonly linked_at: Date | null;
}

export interface LinkedFamily {
  readonly account_id: string;
  readonly language: Language;
  readonly children: readonly string[];
}

/** An owner who hears by letter that a phone reads reports now. */
export interface LinkedAdult {
  readonly account_id: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * Carriers give a number that nobody uses to somebody else, after two months at the earliest. So a link
 * that was silent for longer than this is none.
 */
const silentDays = 45;
const messagesAnHour = 10;

/** The number that was proven is still the one of the profile, and was used lately. */
const isLinked = `w.number = a.whatsapp and w.used_at > $2::timestamptz - interval '${silentDays} days'`;

export const reportWhatsappStore = (db: Queryable) => ({
  async shown(accountId: string, now: Date): Promise<LinkRow> {
    const [row] = await db.query<LinkRow>(
      `select a.whatsapp as own_number, w.linked_at
       from account a left join report_whatsapp w on w.account_id = a.id and ${isLinked}
       where a.id = $1`,
      [accountId, now],
    );
    return row ?? { own_number: null, linked_at: null };
  },

  putCode: (accountId: string, code: Buffer, until: Date) =>
    db.query(
      `insert into report_whatsapp (account_id, code_hash, code_until) values ($1, $2, $3)
       on conflict (account_id) do update set code_hash = excluded.code_hash,
         code_until = excluded.code_until`,
      [accountId, code, until],
    ),

  end: (accountId: string) =>
    db.query('delete from report_whatsapp where account_id = $1', [accountId]),

  /** False for what arrived before, and for a number that wrote too often within the hour. */
  async receive(message: { id: Buffer; from: Buffer; now: Date }): Promise<boolean> {
    const rows = await db.query(
      `insert into whatsapp_message (digest, sender_digest, received_at)
       select $1, $2, $3 where (select count(*) from whatsapp_message
         where sender_digest = $2 and received_at > $3::timestamptz - interval '1 hour') < ${messagesAnHour}
       on conflict do nothing returning 1`,
      [message.id, message.from, message.now],
    );
    return rows.length > 0;
  },

  /** Whose code this is, if it came from the number of that account's own profile. */
  async ownerOf(code: Buffer, from: string, now: Date): Promise<LinkedAdult | undefined> {
    const [row] = await db.query<LinkedAdult>(
      `select a.id as account_id, a.email, a.language
       from report_whatsapp w join account a on a.id = w.account_id
       where w.code_hash = $1 and w.code_until > $3 and a.whatsapp = $2 and a.suspended_at is null`,
      [code, from, now],
    );
    const held = await db.query(
      `select 1 from report_whatsapp
       where account_id = $1 and code_hash = $2 and code_until > $3 for update`,
      [row?.account_id, code, now],
    );
    return held.length > 0 ? row : undefined;
  },

  /** Whoever holds the phone has said where it belongs: a link that it had elsewhere ends. */
  async link({ account_id }: LinkedAdult, number: string, now: Date) {
    await db.query('delete from report_whatsapp where number = $1 and account_id <> $2', [
      number,
      account_id,
    ]);
    await db.query(
      `update report_whatsapp set number = $2, linked_at = $3, used_at = $3, code_hash = null,
         code_until = null where account_id = $1`,
      [account_id, number, now],
    );
  },

  /** The one family of a proven number; it is used by that. */
  async use(number: string, now: Date): Promise<LinkedFamily | undefined> {
    const [row] = await db.query<LinkedFamily>(
      `update report_whatsapp w set used_at = $2 from account a
       where w.number = $1 and a.id = w.account_id and a.suspended_at is null and ${isLinked}
       returning w.account_id, a.language, (select coalesce(array_agg(c.id order by c.created_at,
         c.place), '{}') from child c where c.account_id = w.account_id) as children`,
      [number, now],
    );
    return row;
  },

  /** What was answered long ago, and links and codes that are over. */
  async deleteExpired() {
    await db.query(`delete from whatsapp_message where received_at < now() - interval '2 days'`);
    await db.query(
      `delete from report_whatsapp where coalesce(code_until, '-infinity') < now()
         and coalesce(used_at, '-infinity') < now() - interval '${silentDays} days'`,
    );
  },
});
