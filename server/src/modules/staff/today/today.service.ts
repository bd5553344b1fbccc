import {
  countedAtMost,
  type DayNumber,
  type Language,
  opensNumber,
  opensWaiting,
  type staff,
  type WaitingKind,
  waitingKinds,
} from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { mayCall, type StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';
import { inOrder, lineOf, seriesOf, type Waiting } from './today.rules.ts';

/** What waits of one kind, the oldest first, at most so many. */
type Queue = (limit: number, by: StaffCaller, language: Language) => Promise<readonly Waiting[]>;

/** A number of each day between two, both counted; a day without any may be missing. */
type NumberOfDays = (
  from: string,
  to: string,
) => Promise<readonly { readonly day: string; readonly value: number }[]>;

export interface TodayDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly queues: Readonly<Record<WaitingKind, Queue>>;
  readonly numbers: Readonly<Record<DayNumber, NumberOfDays>>;
}

const shownDays = 14;

const isNumber = (name: string): name is DayNumber => name in opensNumber;

export const todayService = ({ db, now, queues, numbers }: TodayDeps) => {
  const linesOf = (by: StaffCaller, language: Language) => {
    const kinds = waitingKinds.filter((kind) => mayCall(opensWaiting[kind], by));
    return Promise.all(
      kinds.map(async (kind) => {
        const waiting = await queues[kind](countedAtMost, by, language);
        return { kind, lines: waiting.map((each) => lineOf(kind, each, now())) };
      }),
    );
  };

  return {
    async waiting({ language }: CallInput<typeof staff.waiting>, by: StaffCaller) {
      const all = await linesOf(by, language);
      const counts = all.map(({ kind, lines }) => ({
        kind,
        waiting: lines.length,
        late: lines.filter(({ is_late }) => is_late).length,
      }));
      return { counts };
    },

    async today({ language }: CallInput<typeof staff.today>, by: StaffCaller) {
      const all = await linesOf(by, language);
      const rows = inOrder(all.flatMap(({ lines }) => lines));
      // Questions are shown in families' own words: a look like any other.
      if (rows.some(({ kind }) => kind === 'tickets'))
        await auditStore(db).write({ by, did: 'today' });
      return { rows };
    },

    async dayNumbers(_input: unknown, by: StaffCaller) {
      const to = wibDayOf(now());
      const days = Array.from({ length: shownDays }, (_, at) =>
        wibDayLater(to, at + 1 - shownDays),
      );
      const theirs = Object.keys(opensNumber)
        .filter(isNumber)
        .filter((name) => mayCall(opensNumber[name], by));
      const found = await Promise.all(
        theirs.map(async (name) => [name, seriesOf(days, await numbers[name](days[0] ?? to, to))]),
      );
      return { days, ...Object.fromEntries(found) };
    },
  };
};
