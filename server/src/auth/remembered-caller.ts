import type { Caller } from './caller.ts';
import type { FoundSession } from './sessions.store.ts';

/** What is remembered of a session, and the caller that it makes at this moment. */
export interface Remembered {
  readonly hash: Buffer;
  readonly hashText: string;
  readonly row: FoundSession;
  readonly periods: readonly { plan: Caller['plan']; startsAt: number; endsAt: number }[];
  /** Monotonic, so that a wrong wall clock neither ends nor prolongs anything. */
  readonly readAt: number;
  readonly dbNow: number;
  caller: Caller;
  callerUntil: number;
}

const dbTimeOf = (memory: Remembered) => memory.dbNow + (performance.now() - memory.readAt);

const drawCaller = (memory: Remembered, now: number): Caller => {
  const live = memory.periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const last = memory.periods.at(-1);
  const { adult_until: adultUntil } = memory.row;
  return {
    accountId: memory.row.account_id,
    sessionHash: memory.hash,
    email: memory.row.email,
    displayName: memory.row.display_name,
    picture: memory.row.picture,
    isSuperuser: memory.row.is_superuser,
    plan: live?.plan,
    paidUntil: live && last ? new Date(last.endsAt) : undefined,
    hasPlayTimes: memory.row.has_play_times,
    hasConsent: memory.row.has_consent,
    adultUntil: adultUntil && adultUntil.getTime() > now ? adultUntil : undefined,
  };
};

/** When what was drawn may change by itself: the next edge of a paid period, or the adult's last minute. */
const nextEdge = (memory: Remembered, now: number) =>
  Math.min(
    memory.row.ends_at.getTime(),
    ...[...memory.periods.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]
      .concat(memory.row.adult_until?.getTime() ?? [])
      .filter((at) => at > now),
  );

const noCaller: Caller = {
  accountId: '',
  sessionHash: Buffer.alloc(0),
  email: '',
  displayName: '',
  picture: null,
  isSuperuser: false,
  plan: undefined,
  paidUntil: undefined,
  hasPlayTimes: false,
  hasConsent: false,
  adultUntil: undefined,
};

export const memoryOf = (hash: Buffer, row: FoundSession): Remembered => ({
  hash,
  hashText: hash.toString('hex'),
  row,
  periods: row.periods.map(({ plan, starts_at, ends_at }) => ({
    plan,
    startsAt: Date.parse(starts_at),
    endsAt: Date.parse(ends_at),
  })),
  readAt: performance.now(),
  dbNow: row.now.getTime(),
  caller: noCaller,
  callerUntil: 0,
});

export const callerOf = (memory: Remembered): Caller | undefined => {
  const now = dbTimeOf(memory);
  if (now >= memory.row.ends_at.getTime()) return undefined;
  if (now >= memory.callerUntil) {
    memory.caller = drawCaller(memory, now);
    memory.callerUntil = nextEdge(memory, now);
  }
  return memory.caller;
};
