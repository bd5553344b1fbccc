import { type Language, Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { CsvFile } from '../../../http/csv/csv-file.ts';
import type { CallInput } from '../../../http/serve.ts';
import { daysBetween, wibClock } from '../../../time/wib-day.rules.ts';
import { moneyStore } from './money.store.ts';
import { narrowedBy } from './orders.rules.ts';
import { consoleOrdersStore, type Narrowed, type OrderPlace } from './orders.store.ts';

const mostDays = 366;
const rowsAtOnce = 1000;

const orderHead: Record<Language, readonly string[]> = {
  en: 'order,opened (WIB),paid (WIB),plan,rupiah,gateway,method,state,to look at,family'.split(','),
  id: 'pesanan,dibuka (WIB),dibayar (WIB),paket,rupiah,mitra pembayaran,cara,status,perlu dilihat,keluarga'.split(
    ',',
  ),
};

const moneyHead: Record<Language, readonly string[]> = {
  en: 'day (WIB),plan,gateway,orders,new,renewed,gross,refunds,net'.split(','),
  id: 'hari (WIB),paket,mitra pembayaran,pesanan,baru,perpanjangan,masuk,kembali,bersih'.split(','),
};

/** Some days, and not so many that one press reads the books of a decade. */
const checkRange = ({ from, to }: { from: string; to: string }) => {
  const days = daysBetween(from, to);
  if (days < 1 || days > mostDays) throw new Problem('staff_range_long');
};

async function* orderPages(db: Database, narrowed: Narrowed) {
  const store = consoleOrdersStore(db);
  let after: OrderPlace | undefined;
  do {
    const rows = await store.page(narrowed, after, rowsAtOnce);
    yield rows.map((row) => [
      row.id,
      wibClock(row.created_at),
      row.paid_at && wibClock(row.paid_at),
      row.plan,
      row.amount,
      row.gateway,
      row.method,
      row.state,
      row.flag,
      row.display_name,
    ]);
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (after);
}

async function* moneyPages(db: Database, from: string, to: string) {
  const rows = await moneyStore(db).rows(from, to);
  yield rows.map((row) => [
    row.day,
    row.plan,
    row.gateway,
    row.orders,
    row.new_orders,
    row.renewed,
    row.gross,
    row.refunds,
    row.gross - row.refunds,
  ]);
}

/** Files for spreadsheets. Each is a row of the log before it leaves. */
export const exportsService = (db: Database) => ({
  async orders({ query, language }: CallInput<typeof staff.exportOrders>, by: StaffCaller) {
    checkRange(query);
    await auditStore(db).write({ by, did: 'exportOrders', after: query });
    return new CsvFile({
      name: `nobi-orders-${query.from}-${query.to}.csv`,
      language,
      head: orderHead[language],
      pages: orderPages(db, narrowedBy(query)),
    });
  },

  async money({ query, language }: CallInput<typeof staff.exportMoney>, by: StaffCaller) {
    checkRange(query);
    const { from, to } = query;
    await auditStore(db).write({ by, did: 'exportMoney', after: query });
    return new CsvFile({
      name: `nobi-money-${from}-${to}.csv`,
      language,
      head: moneyHead[language],
      pages: moneyPages(db, from, to),
    });
  },
});
