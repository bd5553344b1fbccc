import type { Queryable } from './database.ts';

/**
 * Who plays, as a part of a statement that names the account: it is asked in the same statement, so no process
 * remembers a child that another has changed, and an engine that splits families over nodes asks that family's alone
 * (a function in the database would hide the account from it).
 */

/** The child that rows of before there were children belong to. */
export const firstChild = (account = '$1') =>
  `(select eldest.id from child eldest where eldest.account_id = ${account}
    order by eldest.created_at, eldest.place limit 1)`;

/** The child chosen in a session, else the first. */
export const playingChild = (session: string, account = '$1') =>
  `coalesce((select here.child_id from session here
    where here.account_id = ${account} and here.token_hash = ${session}), ${firstChild(account)})`;

/** The first child, asked on its own. */
export const findFirstChild = async (db: Queryable, accountId: string): Promise<string | null> => {
  const [row] = await db.named<{ child: string | null }>({
    name: 'first_child',
    text: `select ${firstChild()} as child`,
    values: [accountId],
  });
  return row?.child ?? null;
};

/** Who plays in a session, asked on its own: where the statement that needs it could not ask a single node then. */
export const findPlayingChild = async (
  db: Queryable,
  { accountId, sessionHash }: { readonly accountId: string; readonly sessionHash: Buffer },
): Promise<string | undefined> => {
  const [row] = await db.named<{ child: string | null }>({
    name: 'playing_child',
    text: `select ${playingChild('$2')} as child`,
    values: [accountId, sessionHash],
  });
  return row?.child ?? undefined;
};

/** Whose a row is that may be from before there were children. */
export const childOfRow = (column: string, account = '$1') =>
  `coalesce(${column}, ${firstChild(account)})`;
