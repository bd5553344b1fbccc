import type { Queryable } from '../../../database/database.ts';
import type { Files } from '../../../ports/files.ts';
import { accountRowsStore, type RowsByTable } from './account-rows.store.ts';

/**
 * Harm at home is told to staff alone: a parent who asks for the file may be who it is about. So are notes
 * of colleagues, where such a word may stand first.
 */
const parted = ({
  safety_case = [],
  staff_audit = [],
  proposal = [],
  mismatch = [],
  ticket_note = [],
  chat_turn = [],
  ...rows
}: RowsByTable) => ({
  family: { ...rows, chat_turn: chat_turn.filter(({ is_hidden }) => !is_hidden) },
  staff_only: {
    safety_case,
    staff_audit,
    proposal,
    mismatch,
    ticket_note,
    chat_turn: chat_turn.filter(({ is_hidden }) => is_hidden),
  },
});

const pictureOf = async (files: Files, rows: RowsByTable) => {
  const name = rows.account?.[0]?.picture;
  const bytes = typeof name === 'string' ? await files.get(name) : undefined;
  return bytes ? [{ name, type: 'image/webp', base64: Buffer.from(bytes).toString('base64') }] : [];
};

/** All that is kept of an account: what its family may read, and apart from it what staff alone may. */
export const familyRows = async (db: Queryable, files: Files, accountId: string) => {
  const rows = await accountRowsStore(db).read(accountId);
  if (!rows.account) return undefined;
  const { family, staff_only } = parted(rows);
  return { family: { ...family, files: await pictureOf(files, rows) }, staff_only };
};
