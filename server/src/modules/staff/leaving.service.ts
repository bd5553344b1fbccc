import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database } from '../../database/database.ts';
import { accountRowsStore } from '../../erasure/account-rows.store.ts';
import { eraseAccount } from '../../erasure/erase.ts';
import { erasureStore } from '../../erasure/erasure.store.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Files } from '../../ports/files.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { accountIdOf } from './family-id.rules.ts';
import { lastLetter } from './last-letter.ts';

export interface LeavingDeps {
  readonly db: Database;
  readonly files: Files;
  readonly forgetCaller: (accountId: string) => void;
}

type Rows = Record<string, Record<string, unknown>[]>;

/** Harm at home is told to staff alone: a parent who asks for the file may be who it is about. */
const parted = ({
  safety_case = [],
  staff_audit = [],
  mismatch = [],
  chat_turn = [],
  ...rows
}: Rows) => ({
  family: { ...rows, chat_turn: chat_turn.filter(({ is_hidden }) => !is_hidden) },
  staff_only: {
    safety_case,
    staff_audit,
    mismatch,
    chat_turn: chat_turn.filter(({ is_hidden }) => is_hidden),
  },
});

const pictureOf = async (files: Files, rows: Rows) => {
  const name = rows.account?.[0]?.picture;
  const bytes = typeof name === 'string' ? await files.get(name) : undefined;
  return bytes ? [{ name, type: 'image/webp', base64: Buffer.from(bytes).toString('base64') }] : [];
};

export const leavingService = ({ db, files, forgetCaller }: LeavingDeps) => ({
  async export({ params, body }: Asked<typeof staff.exportFamily>, by: StaffCaller) {
    const familyId = accountIdOf(params.family);
    const rows = await accountRowsStore(db).read(familyId);
    if (!rows.account) throw new Problem('not_found');
    await auditStore(db).write({ by, did: 'exportFamily', familyId, reason: body.reason });
    const { family, staff_only } = parted(rows);
    return { family: { ...family, files: await pictureOf(files, rows) }, staff_only };
  },

  async erase({ params, body }: Asked<typeof staff.eraseFamily>, by: StaffCaller) {
    const familyId = accountIdOf(params.family);
    const isElsewhere = await db.transaction(async (tx) => {
      const found = await erasureStore(tx).lock(familyId);
      if (!found) throw new Problem('not_found');
      if (found.email.toLowerCase() !== body.email) throw new Problem('staff_email_differs');
      if (found.is_staff) throw new Problem('staff_is_colleague');
      const erased = await eraseAccount(tx, files, familyId);
      if (!erased) throw new Problem('not_found');
      await outboxStore(tx).put(lastLetter(found));
      await erasureStore(tx).markLast(found.email);
      const reason = body.reason.replaceAll(found.email, '[erased]');
      const deed = { by, did: 'eraseFamily', familyId: erased.erasureId, reason };
      await auditStore(tx).write(deed);
      return erased.isKnownElsewhere;
    });
    forgetCaller(familyId);
    return { identity: isElsewhere ? ('elsewhere' as const) : ('removed' as const) };
  },
});

export type LeavingService = ReturnType<typeof leavingService>;
