import type { Queued, ShownRow } from '@nobi/client/outbox';
import { flushSoon } from './flushing.ts';
import { outbox } from './open.ts';

/** How many things have yet to reach the server. */
export const waiting = (): Promise<number> => outbox.waiting();

/** Of which item it is; ratings and messages belong to none. */
export type AsideRow = ShownRow & { readonly item: string | undefined };

/** Those that the server refused five times. */
export const setAside = async (): Promise<AsideRow[]> => {
  const rows = await outbox.setAside();
  const of = async (row: (typeof rows)[number]) => ({
    ...row,
    item: (await outbox.sessions.find(row.session))?.item,
  });
  return Promise.all(rows.map(of));
};

export const sendAgain = () => outbox.sendAgain();
export const dropAside = async () => outbox.queue.drop(await outbox.setAside());

type Post = Extract<Queued, { readonly what: 'rating' | 'message' }>;

/** A rating or a message that belongs to no play session; false where nobody is known who could send it. */
export const sendLater = async (post: Post, key: string): Promise<boolean> => {
  const isWritten = await outbox.post({ ...post, session: '', ref: key });
  flushSoon();
  return isWritten;
};
