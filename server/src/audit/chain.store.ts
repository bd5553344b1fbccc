import type { Queryable } from '../database/database.ts';
import type { ChainRow } from './chain.rules.ts';

/** The log as the chain has it. */
export const chainStore = (db: Queryable) => ({
  /** The rows behind a place, in order; every value as its own text. */
  behind: (place: number, limit: number) =>
    db.query<ChainRow>(
      `select place::text, (extract(epoch from at) * 1000000)::bigint::text as micros,
         staff_id::text, staff_email, did, about, family_id::text, reason, before::text,
         after::text, encode(salt, 'hex') as salt, encode(digest, 'hex') as digest,
         encode(redaction, 'hex') as redaction, encode(hash, 'hex') as hash
       from staff_audit where place > $1::bigint order by staff_audit.place limit $2`,
      [place, limit],
    ),

  async end(): Promise<{ place: number; hash: string } | undefined> {
    const [row] = await db.query<{ place: number; hash: string }>(
      `select place::float8 as place, encode(hash, 'hex') as hash from staff_audit
       order by staff_audit.place desc limit 1`,
    );
    return row;
  },
});
