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

/** The profile picture, and those in the family's questions. */
const picturesOf = async (files: Files, { account = [], ticket_message = [] }: RowsByTable) => {
  const names = [...account, ...ticket_message].map(({ picture }) => picture);
  const saved = names.filter((name) => typeof name === 'string');
  const found = await Promise.all(
    saved.map(async (name) => ({ name, bytes: await files.get(name) })),
  );
  return found.flatMap(({ name, bytes }) =>
    bytes ? [{ name, type: 'image/webp', base64: Buffer.from(bytes).toString('base64') }] : [],
  );
};

/** All that is kept of an account: what its family may read, and apart from it what staff alone may. */
export const familyRows = async (db: Queryable, files: Files, accountId: string) => {
  const rows = await accountRowsStore(db).read(accountId);
  if (!rows.account) return undefined;
  const { family, staff_only } = parted(rows);
  return { family: { ...family, files: await picturesOf(files, rows) }, staff_only };
};
