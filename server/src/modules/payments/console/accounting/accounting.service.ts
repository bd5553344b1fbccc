import type { Language, staff } from '@nobi/contract';
import { auditStore } from '../../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../../auth/caller.ts';
import type { Database } from '../../../../database/database.ts';
import { CsvFile } from '../../../../http/csv/csv-file.ts';
import type { CallInput } from '../../../../http/serve.ts';
import { wibClock, wibDayLater, wibDayOf } from '../../../../time/wib-day.rules.ts';
import { accountingStore, type EntryPlace } from './accounting.store.ts';

export interface AccountingDeps {
  readonly db: Database;
  readonly now: () => Date;
}

const rowsAtOnce = 1000;
/** Two years of months, this one among them. */
const shownDays = 730;

const head: Record<Language, readonly string[]> = {
  en: 'day (WIB),time (WIB),number,movement,order,plan,gateway,in (IDR),out (IDR)'.split(','),
  id: 'hari (WIB),waktu (WIB),nomor,mutasi,pesanan,paket,mitra pembayaran,masuk (IDR),keluar (IDR)'.split(
    ',',
  ),
};

const movements = {
  en: {
    paid: 'payment',
    kept: 'payment that bought nothing',
    back: 'refund by the gateway',
    by_hand: 'refund by bank',
  },
  id: {
    paid: 'pembayaran',
    kept: 'pembayaran tanpa pembelian',
    back: 'pengembalian lewat mitra',
    by_hand: 'pengembalian lewat bank',
  },
} as const;

/** First and last day of a month. */
const daysOf = (month: string) => {
  const from = `${month}-01`;
  const next = wibDayLater(from, 31).slice(0, 7);
  return { from, to: wibDayLater(`${next}-01`, -1) };
};

async function* pagesOf(db: Database, month: string, language: Language) {
  const store = accountingStore(db);
  let after: EntryPlace | undefined;
  do {
    const rows = await store.page(daysOf(month), after, rowsAtOnce);
    yield rows.map(({ id, day, at, order_id, plan, gateway, kind, amount }) => {
      const isIn = kind === 'paid' || kind === 'kept';
      const movement = movements[language][kind];
      const time = wibClock(at).slice(11);
      return [
        ...[day, time, id, movement, order_id, plan, gateway],
        ...(isIn ? [amount, 0] : [0, amount]),
      ];
    });
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (after);
}

/** What leaves for the books, each time with a row of the log before it. */
export const accountingService = ({ db, now }: AccountingDeps) => ({
  async months() {
    const since = `${wibDayLater(wibDayOf(now()), 1 - shownDays).slice(0, 7)}-01`;
    return { months: await accountingStore(db).months(since) };
  },

  async file({ query, language }: CallInput<typeof staff.exportAccounting>, by: StaffCaller) {
    const { month } = query;
    await auditStore(db).write({ by, did: 'exportAccounting', about: month });
    return new CsvFile({
      name: `nobi-accounting-${month}.csv`,
      language,
      head: head[language],
      pages: pagesOf(db, month, language),
    });
  },
});
