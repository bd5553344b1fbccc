import { Problem } from '@nobi/contract';
import { config } from '../../config.ts';
import type { ContentSource, NewPlaySession } from '../../player/content-source.ts';
import { currentLease } from '../lease/lease.ts';
import { askKeeper } from '../packs/keeper.ts';
import { hasLine } from '../saved.ts';
import { readKept, writeKept } from './kept-saves.ts';
import { playerHere } from './player-here.ts';
import { loadMessages, words } from './words.ts';

const isOfLine = (error: unknown) =>
  error instanceof Problem && ['offline', 'unavailable'].includes(error.code);

/** Said in the place of "no internet": what this child can do about it. */
const closed = (sentence: string) => new Problem('offline', { sentence });

/** Sessions that began without a line, and whose each session is: by its id. */
const own = new Set<string>();
const players = new Map<string, string>();

const folders = { game: 'games', course: 'courses', tool: 'tools' } as const;

/** Whether all of it is here, asked of the play origin itself: a browser may have taken it away. */
const isWhole = async (item: string): Promise<boolean> => {
  const { items } = await askKeeper({ do: 'look' }).catch(() => ({ items: {} }));
  const kept = Object.entries(items).find(([id]) => id === item)?.[1];
  return kept?.missing === 0;
};

const beginHere = async (
  source: ContentSource,
  id: string,
  key: string,
): Promise<NewPlaySession> => {
  await loadMessages();
  if (!(await currentLease())) throw closed(words.leaseOver);
  if (!(await isWhole(id))) throw closed(words.notSaved);
  own.add(key);
  return { id: key, url: `${config.playOrigin}/${folders[source.kind]}/${id}/?saved` };
};

/** A source whose play sessions begin, load and keep without a line as well. */
export const offlineSource = (source: ContentSource): ContentSource => ({
  ...source,
  async begin(id, key) {
    const child = await playerHere();
    const begun = await (hasLine()
      ? source.begin(id, key)
      : Promise.reject(new Problem('offline'))
    ).catch((error: unknown) => {
      if (!isOfLine(error)) throw error;
      return beginHere(source, id, key);
    });
    players.set(begun.id, child);
    return begun;
  },
  async load(id, session) {
    const child = players.get(session) ?? (await playerHere());
    if (own.has(session)) return readKept(child, id);
    const found = await source.load(id, session);
    await writeKept(child, id, found);
    return found;
  },
  async keep(id, save, how) {
    const child = players.get(how.sessionId) ?? (await playerHere());
    await writeKept(child, id, { ...(await readKept(child, id)), save });
    return own.has(how.sessionId) ? undefined : source.keep(id, save, how);
  },
  async report(session, events, how) {
    if (own.has(session)) return { is_over: false };
    return source.report(session, events, how);
  },
});
