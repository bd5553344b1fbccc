import type { Queryable } from '../../database/database.ts';
import { passkeysStore } from './passkeys/passkeys.store.ts';
import { recoveryCodesStore } from './recovery/recovery-codes.store.ts';

/** Challenges and second factors of the staff. */
export const staffSessionStore = (db: Queryable) => ({
  async secretOf(staffId: string) {
    const [row] = await db.query<{ secret: Buffer }>(
      'select secret from staff_second_factor where staff_id = $1',
      [staffId],
    );
    return row?.secret;
  },

  /** `enrolling`: the sealed secret of an app that has not yet shown a code. */
  openChallenge: (challengeHash: Buffer, staffId: string, enrolling: Buffer | undefined) =>
    db.query(
      `insert into staff_challenge (challenge_hash, staff_id, secret, expires_at)
       values ($1, $2, $3, now() + interval '10 minutes')`,
      [challengeHash, staffId, enrolling ?? null],
    ),

  /** Counts one attempt; nothing when the challenge is over: too late, or tried five times. */
  async attempt(challengeHash: Buffer) {
    const [row] = await db.query<{
      staff_id: string;
      email: string;
      display_name: string;
      secret: Buffer | null;
    }>(
      `update staff_challenge c set attempts = attempts + 1
       from staff s
       where c.challenge_hash = $1 and c.expires_at > now() and c.attempts < 5
         and s.id = c.staff_id and s.left_at is null
       returning c.staff_id, s.email, s.display_name, c.secret`,
      [challengeHash],
    );
    return row;
  },

  /** False when somebody enrolled meanwhile: the first app stays. */
  async enrol(staffId: string, secret: Buffer, step: number): Promise<boolean> {
    const rows = await db.query(
      `insert into staff_second_factor (staff_id, secret, last_step) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [staffId, secret, step],
    );
    return rows.length > 0;
  },

  async useStep(staffId: string, step: number): Promise<boolean> {
    const rows = await db.query(
      `update staff_second_factor set last_step = $2
       where staff_id = $1 and last_step < $2 returning 1`,
      [staffId, step],
    );
    return rows.length > 0;
  },

  dropChallenge: (challengeHash: Buffer) =>
    db.query('delete from staff_challenge where challenge_hash = $1', [challengeHash]),

  /** The app that is given now takes the place of the one before. */
  replaceApp: (staffId: string, secret: Buffer, step: number) =>
    db.query(
      `insert into staff_second_factor (staff_id, secret, last_step) values ($1, $2, $3)
       on conflict (staff_id) do update
       set secret = excluded.secret, last_step = excluded.last_step, created_at = now()`,
      [staffId, secret, step],
    ),

  removeApp: (staffId: string) =>
    db.query('delete from staff_second_factor where staff_id = $1', [staffId]),

  /** App, passkeys and recovery codes are gone: the next sign-in enrols an app. */
  async forgetSecondFactor(staffId: string) {
    await db.query('delete from staff_second_factor where staff_id = $1', [staffId]);
    await passkeysStore(db).removeAll(staffId);
    await recoveryCodesStore(db).removeAll(staffId);
    await db.query('delete from staff_challenge where staff_id = $1', [staffId]);
  },

  deleteExpired: () => db.query('delete from staff_challenge where expires_at < now()'),
});
