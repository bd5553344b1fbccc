import { Problem } from '@nobi/contract';
import type { ContentSource, Found, NewPlaySession } from '../../player/content-source.ts';
import { seconds } from '../../time.ts';
import { notSaved } from '../play/here.ts';
import { hasLine } from '../saved.ts';
import { isUntold, tellChoice } from '../who/tell-choice.ts';
import { durableDelivery, isOfLine, type Playing, playing, quietly } from './deliver.ts';
import { startOutbox } from './flushing.ts';
import { outbox } from './open.ts';
import { playerHere } from './player-here.ts';

/** Asked when there is no line: the address of an item on this device, or why there is none. */
export type Here = (id: string) => Promise<string>;

const foundName = (kind: string, item: string, child: string) => `found ${child} ${kind} ${item}`;

const begun = async (session: NewPlaySession, of: Omit<Playing, 'rev'>) => {
  playing.set(session.id, { ...of, rev: undefined });
  return session;
};

/** Sends first what was played here without a line, so that what is loaded holds it. */
const sendFirst = async () => {
  if (!hasLine()) return;
  const patience = new Promise((resolve) => setTimeout(resolve, 4000));
  await Promise.race([tellChoice(), patience]);
  if ((await outbox.waiting()) === 0) return;
  await Promise.race([outbox.flush(), patience]);
};

/** So long is an answer waited for that may never come, where the line seems to be gone. */
const patience = seconds(2);

/** A line may be there and say nothing: whoever has the item here does not wait for it. */
const untilGone = async <T>(answer: Promise<T>): Promise<T> => {
  const done = new AbortController();
  const gone = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Problem('offline'));
    addEventListener('offline', giveUp, done);
    if (!hasLine()) setTimeout(giveUp, patience);
  });
  try {
    return await Promise.race([answer, gone]);
  } finally {
    done.abort();
  }
};

const loadHere = async (
  { kind }: ContentSource,
  item: string,
  { child = '' }: Playing,
): Promise<Found> => {
  const family = (await outbox.leases.family()) ?? '';
  const { newest } = await outbox.shelf.saveOf(family, { child, kind, item });
  const known = await outbox.shelf.recall(family, foundName(kind, item, child));
  const { skills, start, save } = Object(known);
  const rule = (await outbox.leases.current())?.rules[child];
  const isSteady = rule?.isSteady ?? false;
  // Corrected by the server's word once and played on here since: that word is older than it.
  const isOwn = newest !== null && newest !== save;
  const shown = Array.isArray(skills) && !isSteady ? skills : [];
  return {
    save: newest,
    rev: 0,
    skills: isOwn ? null : shown,
    start: typeof start === 'number' ? start : 0,
    is_steady: isSteady,
  };
};

const follow = async (
  { kind }: ContentSource,
  session: { id: string; item: string; found: Found } & Playing,
) => {
  const { id, item, found, key, child } = session;
  if (child === undefined) return;
  await outbox.follow({ key, id, child, kind, item, rev: found.rev, save: found.save });
  const family = await outbox.leases.family();
  if (family !== null)
    await outbox.shelf.remember(family, foundName(kind, item, child), {
      skills: found.skills,
      start: found.start,
      save: found.save,
    });
};

/** A source whose play sessions lose nothing, and begin without a line where `here` knows an address. */
export const durableSource = (source: ContentSource, here?: Here): ContentSource => {
  startOutbox().catch(() => {});
  return {
    ...source,
    ...durableDelivery(source),

    async one(id, signal) {
      try {
        return await source.one(id, signal);
      } catch (error) {
        throw here && isOfLine(error) ? await notSaved(id) : error;
      }
    },

    async begin(id, key) {
      const child = quietly<string | undefined>(playerHere(), undefined);
      await quietly(sendFirst(), undefined);
      try {
        // Else the server would credit it to the child of before.
        if (isUntold()) throw new Problem('offline');
        const beginning = source.begin(id, key);
        const session = await (here ? untilGone(beginning) : beginning);
        return begun(session, { key, child: await child, isHere: false });
      } catch (error) {
        const who = await child;
        if (!isOfLine(error) || !here || who === undefined) throw error;
        const url = await here(id);
        await outbox.begin({ key, child: who, kind: source.kind, item: id });
        return begun({ id: key, url, trust: 'house' }, { key, child: who, isHere: true });
      }
    },

    async load(id, sessionId) {
      const session = playing.get(sessionId);
      if (!session) return source.load(id, sessionId);
      if (session.isHere) return loadHere(source, id, session);
      const found = await source.load(id, sessionId);
      session.rev = found.rev;
      await quietly(follow(source, { ...session, id: sessionId, item: id, found }), undefined);
      return found;
    },
  };
};
