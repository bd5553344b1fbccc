import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { type FactorChange, factorLetter } from '../factor-letter.ts';
import { type Colleague, peopleStore } from '../people.store.ts';
import { makeRecoveryCodes } from '../recovery/recovery-codes.service.ts';
import { recoveryCodesStore } from '../recovery/recovery-codes.store.ts';
import { enrolmentOf, newSecret, stepOf } from '../second-factor.rules.ts';
import type { StaffSessionDeps } from '../session.service.ts';
import { staffSessionStore } from '../session.store.ts';
import { openTicket, ticketOf } from './app-ticket.rules.ts';
import { passkeysStore } from './passkeys.store.ts';

const most = 20;
const changesByPerson = { name: 'staff-factors', limit: 30, seconds: 900 };

interface Change {
  readonly did: string;
  readonly letter: FactorChange;
  readonly name?: string;
}

/** One's own second factors. The last one that works here stays, and each change is written to its owner. */
export const factorsService = (deps: StaffSessionDeps) => {
  const { db, throttle, key, now, passkeys } = deps;
  const addingTo = (staffId: string) => ({ purpose: 'add' as const, subject: staffId });

  /** A change by its owner: one at a time, logged, and told by letter. */
  const change = (by: StaffCaller, work: (tx: Queryable, person: Colleague) => Promise<Change>) =>
    db.transaction(async (tx) => {
      const person = await peopleStore(tx).lock(by.staffId);
      if (!person) throw new Problem('not_found');
      const { did, letter, name } = await work(tx, person);
      await auditStore(tx).write({ by, did, about: name });
      await outboxStore(tx).put(factorLetter(person, letter, name));
      return {};
    });

  /** Refuses to leave somebody without app or passkey that works here; recovery codes run out. */
  const keepOne = async (tx: Queryable, staffId: string) => {
    const rows = await passkeysStore(tx).of(staffId);
    if (rows.some(({ rp_id }) => rp_id === passkeys.host)) return;
    if ((await staffSessionStore(tx).secretOf(staffId)) === undefined)
      throw new Problem('staff_last_factor');
  };

  return {
    async list(_input: unknown, { staffId }: StaffCaller) {
      const rows = await passkeysStore(db).of(staffId);
      return {
        has_app: (await staffSessionStore(db).secretOf(staffId)) !== undefined,
        recovery_codes_left: await recoveryCodesStore(db).left(staffId),
        passkeys_at: passkeys.host ?? null,
        passkeys: rows.map(({ id, name, created_at, last_used_at, rp_id }) => ({
          id,
          name,
          added_at: created_at.toISOString(),
          used_at: last_used_at?.toISOString() ?? null,
          made_at: rp_id,
        })),
      };
    },

    async beginPasskey(_input: unknown, { staffId, email, displayName: name }: StaffCaller) {
      await throttle.take(changesByPerson, staffId);
      const rows = await passkeysStore(db).of(staffId);
      return passkeys.creation(addingTo(staffId), { email, name }, rows);
    },

    async addPasskey({ body }: CallInput<typeof staff.addPasskey>, by: StaffCaller) {
      const passkey = await passkeys.register(addingTo(by.staffId), body.registration);
      return change(by, async (tx) => {
        const store = passkeysStore(tx);
        if ((await store.of(by.staffId)).length >= most) throw new Problem('staff_passkeys_many');
        if (!(await store.add(by.staffId, body.name, passkey)))
          throw new Problem('staff_passkey_refused');
        return { did: 'addPasskey', letter: 'passkeyAdded', name: body.name };
      });
    },

    removePasskey: ({ params }: CallInput<typeof staff.removePasskey>, by: StaffCaller) =>
      change(by, async (tx) => {
        const store = passkeysStore(tx);
        const row = (await store.of(by.staffId)).find(({ id }) => id === params.passkey);
        if (!row) throw new Problem('not_found');
        await store.remove(by.staffId, row.id);
        await keepOne(tx, by.staffId);
        return { did: 'removePasskey', letter: 'passkeyRemoved', name: row.name };
      }),

    beginApp(_input: unknown, { staffId, email }: StaffCaller) {
      const secret = newSecret();
      const ticket = ticketOf(key, { staffId, secret, now: now() });
      return { ticket, ...enrolmentOf(secret, email) };
    },

    async addApp({ body }: CallInput<typeof staff.addApp>, by: StaffCaller) {
      await throttle.take(changesByPerson, by.staffId);
      const secret = openTicket(key, body.ticket, { staffId: by.staffId, now: now() });
      if (!secret) throw new Problem('staff_sign_in_over');
      const step = stepOf(secret.plain, body.code, now().getTime());
      if (step === undefined) throw new Problem('staff_code_wrong');
      return change(by, async (tx) => {
        await staffSessionStore(tx).replaceApp(by.staffId, secret.sealed, step);
        return { did: 'enrolSecondFactor', letter: 'appAdded' };
      });
    },

    removeApp: (_input: unknown, by: StaffCaller) =>
      change(by, async (tx) => {
        const store = staffSessionStore(tx);
        if ((await store.secretOf(by.staffId)) === undefined) throw new Problem('not_found');
        await store.removeApp(by.staffId);
        await keepOne(tx, by.staffId);
        return { did: 'removeApp', letter: 'appRemoved' };
      }),

    async renewCodes(_input: unknown, by: StaffCaller) {
      await throttle.take(changesByPerson, by.staffId);
      const { codes, stored } = await makeRecoveryCodes(deps.passwords);
      await change(by, async (tx) => {
        await recoveryCodesStore(tx).replace(by.staffId, stored);
        return { did: 'renewRecoveryCodes', letter: 'codesRenewed' };
      });
      return { recovery_codes: [...codes] };
    },
  };
};
