import { staffRoles } from '@nobi/contract';
import { proposalsStore } from '../../audit/proposals/proposals.store.ts';
import { staffSessionsStore } from '../../auth/staff-sessions.store.ts';
import type { Database } from '../../database/database.ts';
import type { Passwords } from '../../ports/passwords.ts';
import { invitationsStore } from './invitations.store.ts';
import { passkeyChallengesStore } from './passkeys/challenges.store.ts';
import { peopleStore } from './people.store.ts';
import { staffSessionStore } from './session.store.ts';

/** Challenges and sessions of the console that are over. */
export const deleteExpiredStaffSessions = async (db: Database) => {
  await staffSessionStore(db).deleteExpired();
  await staffSessionsStore(db).deleteExpired();
  await invitationsStore(db).deleteExpired();
  await proposalsStore(db).deleteOld();
  await passkeyChallengesStore(db).deleteExpired();
};

export const hasStaff = (db: Database) => peopleStore(db).hasAny();

interface FirstAdministratorDeps {
  readonly db: Database;
  readonly staffPasswords: Passwords;
}

/** The person of the settings, who invites all others. Nobody, when somebody was faster. */
export const addFirstAdministrator = async (
  { db, staffPasswords }: FirstAdministratorDeps,
  { email, password }: { email: string; password: string },
) => {
  const password_hash = await staffPasswords.hash(password);
  const person = { email: email.toLowerCase(), display_name: 'Nobi', language: 'id' as const };
  await peopleStore(db).add({ ...person, roles: staffRoles, password_hash });
};
