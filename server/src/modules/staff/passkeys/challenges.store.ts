import type { Queryable } from '../../../database/database.ts';

/** What a challenge is for, and for whom: a colleague, an invitation, an attempt, or nobody yet. */
export interface Purpose {
  readonly purpose: 'sign-in' | 'second-factor' | 'add' | 'enrol' | 'step-up';
  readonly subject: string;
}

interface ChallengeRow extends Purpose {
  readonly user_handle: Buffer | null;
  readonly is_open: boolean;
}

/** Challenges that authenticators sign: ten minutes, once (WebAuthn Level 3, 13.4.3). */
export const passkeyChallengesStore = (db: Queryable) => ({
  put: (challengeHash: Buffer, { purpose, subject }: Purpose, userHandle?: Buffer) =>
    db.query(
      `insert into staff_passkey_challenge
         (challenge_hash, purpose, subject, user_handle, expires_at)
       values ($1, $2, $3, $4, now() + interval '10 minutes')`,
      [challengeHash, purpose, subject, userHandle ?? null],
    ),

  /** Whatever it was for, it is used up. */
  async take(challengeHash: Buffer) {
    const [row] = await db.query<ChallengeRow>(
      `delete from staff_passkey_challenge where challenge_hash = $1
       returning purpose, subject, user_handle, expires_at > now() as is_open`,
      [challengeHash],
    );
    return row;
  },

  deleteExpired: () => db.query('delete from staff_passkey_challenge where expires_at < now()'),
});
