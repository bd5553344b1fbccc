import type { Queryable } from '../../../../database/database.ts';

/** Enough for a family with grandparents; the ones that were away longest are forgotten. */
const devicesPerAccount = 20;

export const deviceStore = (db: Queryable) => ({
  async isKnown(email: string, hash: Buffer): Promise<boolean> {
    const rows = await db.query(
      `select 1 from idp_known_device d join idp_account a using (subject)
       where a.email = $1 and d.device_hash = $2`,
      [email, hash],
    );
    return rows.length > 0;
  },

  async remember(subject: string, hash: Buffer, now: Date) {
    await db.query(
      `insert into idp_known_device (subject, device_hash, seen_at)
       select subject, $2, $3 from idp_account where subject = $1
       on conflict (subject, device_hash) do update set seen_at = excluded.seen_at`,
      [subject, hash, now],
    );
    await db.query(
      `delete from idp_known_device where subject = $1 and device_hash in (
         select device_hash from idp_known_device where subject = $1
         order by seen_at desc offset $2)`,
      [subject, devicesPerAccount],
    );
  },

  forgetAllOf: (subject: string) =>
    db.query('delete from idp_known_device where subject = $1', [subject]),

  forgetOld: (before: Date) =>
    db.query('delete from idp_known_device where seen_at < $1', [before]),
});
