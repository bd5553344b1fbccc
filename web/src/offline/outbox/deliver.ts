import { Problem } from '@nobi/contract';
import type { ContentSource } from '../../player/content-source.ts';
import { currentLease } from '../lease/lease.ts';
import { flushSoon } from './flushing.ts';
import { outbox } from './open.ts';
import { checkRow, eventRows, saveRow, workRow } from './rows.ts';

/** The server was not reached; what it refuses is another matter. */
export const isOfLine = (error: unknown) =>
  error instanceof Problem && ['offline', 'unavailable'].includes(error.code);

export interface Playing {
  readonly key: string;
  readonly child: string | undefined;
  /** Begun without a line: the server learns of it later. */
  readonly isHere: boolean;
  /** The state of the save as this page last knew it. */
  rev: number | undefined;
}

/** Of this page, by the id that its play sessions go by. */
export const playing = new Map<string, Playing>();

const unknown: Playing = { key: '', child: undefined, isHere: false, rev: undefined };

const of = (session: string) => playing.get(session) ?? unknown;

/** By the adult's rules as this device last knew them. */
const isOver = async ({ child }: Playing) => {
  const lease = await currentLease();
  return lease !== null && child !== undefined && !(await outbox.isOpen(lease, child));
};

type Rows = Parameters<typeof outbox.add>[1];

/** Without room on the device everything goes on as it did before there was an outbox. */
export const quietly = async <T>(act: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await act;
  } catch {
    return otherwise;
  }
};

const writeDown = (key: string, rows: Rows) => quietly(outbox.add(key, rows), false);

interface Delivery<T> {
  readonly of: Playing;
  readonly rows: Rows;
  /** The page is going away: nothing may stand before the call. */
  readonly isLast?: boolean | undefined;
  readonly send: () => Promise<T>;
  readonly later: () => Promise<T>;
}

/** Writes down, sends, strikes out what has arrived; leaves it to the queue where there is no line. */
const deliver = async <T>({ of, rows, isLast, send, later }: Delivery<T>): Promise<T> => {
  const written = writeDown(of.key, rows);
  if (!isLast) await written;
  if (of.isHere) {
    flushSoon();
    return later();
  }
  try {
    const answer = await send();
    await quietly(outbox.queue.dropArrived(rows), undefined);
    return answer;
  } catch (error) {
    if (!isOfLine(error) || !(await written)) throw error;
    flushSoon();
    return later();
  }
};

/** The state that a save is made from; of another page's play session it is not known. */
const revOf = async (session: Playing): Promise<number | undefined> => {
  const line = await quietly(outbox.sessions.line(session.key), undefined);
  return line === undefined || line.rev === 0 ? session.rev : line.rev;
};

type Keep = Pick<ContentSource, 'keep'>;
const keepDurably = (source: Keep, ...[id, save, how]: Parameters<ContentSource['keep']>) => {
  const session = of(how.sessionId);
  const send = async () => {
    const rev = how.isLast ? session.rev : await revOf(session);
    const answer = await source.keep(id, save, { ...how, ...(rev !== undefined && { rev }) });
    if (!answer || session.key === '') return answer;
    session.rev = answer.rev;
    const line = { line: session.key, rev: answer.rev, save };
    await quietly(outbox.sessions.putLine(line), undefined);
    return answer;
  };
  const rows = [saveRow(session.key, save)];
  return deliver({ of: session, rows, isLast: how.isLast, send, later: async () => undefined });
};

type Check = NonNullable<ContentSource['check']>;
const checkDurably = async (check: Check, ...[sessionId, answer]: Parameters<Check>) => {
  const session = of(sessionId);
  const rows = [checkRow(session.key, answer)];
  // It goes on without knowing: no lesson waits for a line.
  const later = () => Promise.reject(new Problem('not_found'));
  // The first answer counts, so none overtakes one that still waits.
  const isBehind = await quietly(outbox.queue.holds(session.key, 'check'), false);
  if (isBehind && (await writeDown(session.key, rows))) return later();
  return deliver({ of: session, rows, send: () => check(sessionId, answer), later });
};

type Note = NonNullable<ContentSource['note']>;

/** What the content says and keeps, written down before it is sent. */
export const durableDelivery = (source: ContentSource) => {
  const { work, check } = source;
  return {
    report: (...[sessionId, events, how]: Parameters<ContentSource['report']>) =>
      deliver({
        of: of(sessionId),
        rows: eventRows(of(sessionId).key, events),
        isLast: how.isLast,
        send: () => source.report(sessionId, events, how),
        later: async () => ({ is_over: await isOver(of(sessionId)) }),
      }),
    keep: (...call: Parameters<ContentSource['keep']>) => keepDurably(source, ...call),
    note: (...[sessionId, { events = [], save }]: Parameters<Note>) => {
      const { key } = of(sessionId);
      const saves = save === undefined ? [] : [saveRow(key, save)];
      void writeDown(key, [...eventRows(key, events), ...saves]);
    },
    ...(work && {
      work: (...[id, change, how]: Parameters<typeof work>) =>
        deliver<unknown>({
          of: of(how.sessionId),
          rows: [workRow(of(how.sessionId).key, change)],
          isLast: how.isLast,
          send: () => work(id, change, how),
          later: async () => undefined,
        }),
    }),
    ...(check && { check: (...call: Parameters<Check>) => checkDurably(check, ...call) }),
  };
};
