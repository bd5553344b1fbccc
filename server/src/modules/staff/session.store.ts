import type { Queryable } from '../../database/database.ts';

/** Challenges, second factors and sessions of the staff. */
export const staffSessionStore = (db: Queryable) => ({
  async secretOf(accountId: string) {
    const [row] = await db.query<{ secret: Buffer }>(
      'select secret from staff_second_factor where account_id = $1',
      [accountId],
    );
    return row?.secret;
  },

  /** `enrolling`: the sealed secret of an app that has not yet shown a code. */
  openChallenge: (challengeHash: Buffer, accountId: string, enrolling: Buffer | undefined) =>
    db.query(
      `insert into staff_challenge (challenge_hash, account_id, secret, expires_at)
       values ($1, $2, $3, now() + interval '10 minutes')`,
      [challengeHash, accountId, enrolling ?? null],
    ),

  /** Counts one attempt; nothing when the challenge is over: too late, or tried five times. */
  async attempt(challengeHash: Buffer) {
    const [row] = await db.query<{
      account_id: string;
      email: string;
      display_name: string;
      secret: Buffer | null;
    }>(
      `update staff_challenge c set attempts = attempts + 1
       from account a
       where c.challenge_hash = $1 and c.expires_at > now() and c.attempts < 5
         and a.id = c.account_id and a.is_staff and a.suspended_at is null
       returning c.account_id, a.email, a.display_name, c.secret`,
      [challengeHash],
    );
    return row;
  },

  /** False when somebody enrolled meanwhile: the first app stays. */
  async enrol(accountId: string, secret: Buffer, step: number): Promise<boolean> {
    const rows = await db.query(
      `insert into staff_second_factor (account_id, secret, last_step) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [accountId, secret, step],
    );
    return rows.length > 0;
  },

  async useStep(accountId: string, step: number): Promise<boolean> {
    const rows = await db.query(
      `update staff_second_factor set last_step = $2
       where account_id = $1 and last_step < $2 returning 1`,
      [accountId, step],
    );
    return rows.length > 0;
  },

  keepRecoveryCodes: (accountId: string, hashes: readonly Buffer[]) =>
    db.query(
      `with old as (delete from staff_recovery_code where account_id = $1)
       insert into staff_recovery_code (code_hash, account_id)
       select unnest($2::bytea[]), $1`,
      [accountId, hashes],
    ),

  async useRecoveryCode(accountId: string, codeHash: Buffer): Promise<boolean> {
    const rows = await db.query(
      `update staff_recovery_code set used_at = now()
       where account_id = $1 and code_hash = $2 and used_at is null returning 1`,
      [accountId, codeHash],
    );
    return rows.length > 0;
  },

  openSession: (tokenHash: Buffer, accountId: string, challengeHash: Buffer) =>
    db.query(
      `with over as (delete from staff_challenge where challenge_hash = $3)
       insert into staff_session (token_hash, account_id, ends_at)
       values ($1, $2, now() + interval '8 hours')`,
      [tokenHash, accountId, challengeHash],
    ),

  endSession: (tokenHash: Buffer) =>
    db.query(
      'update staff_session set revoked_at = now() where token_hash = $1 and revoked_at is null',
      [tokenHash],
    ),

  /** The app is gone: sessions end, and the next sign-in enrols another. */
  async forgetSecondFactor(accountId: string) {
    await db.query('delete from staff_second_factor where account_id = $1', [accountId]);
    await db.query('delete from staff_recovery_code where account_id = $1', [accountId]);
    await db.query(
      'update staff_session set revoked_at = now() where account_id = $1 and revoked_at is null',
      [accountId],
    );
  },

  dropPast: () =>
    db.query(
      `with challenges as (delete from staff_challenge where expires_at < now())
       delete from staff_session where ends_at < now() - interval '7 days'`,
    ),
});
