import { type Language, Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import { CsvFile } from '../../csv-file.ts';
import type { Database } from '../../database/database.ts';
import { daysBetween, wibClock } from '../../money/wib-day.rules.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { narrowedBy } from './orders.rules.ts';
import { deskOrdersStore, type Narrowed, type OrderPlace } from './orders.store.ts';

const mostDays = 366;
const rowsAtOnce = 1000;

const orderHead: Record<Language, readonly string[]> = {
  en: 'order,opened (WIB),paid (WIB),plan,rupiah,gateway,method,state,to look at,family'.split(','),
  id: 'pesanan,dibuka (WIB),dibayar (WIB),paket,rupiah,gerbang,cara,status,perlu dilihat,keluarga'.split(
    ',',
  ),
};

/** Some days, and not so many that one press reads the books of a decade. */
const checkRange = ({ from, to }: { from: string; to: string }) => {
  const days = daysBetween(from, to);
  if (days < 1 || days > mostDays) throw new Problem('staff_range_long');
};

async function* orderPages(db: Database, narrowed: Narrowed) {
  const store = deskOrdersStore(db);
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

/** Files for spreadsheets. Each is a row of the log before it leaves. */
export const exportsService = (db: Database) => ({
  async orders({ query, language }: Asked<typeof staff.exportOrders>, by: StaffCaller) {
    checkRange(query);
    await auditStore(db).write({ by, did: 'exportOrders', after: query });
    return new CsvFile({
      name: `nobi-orders-${query.from}-${query.to}.csv`,
      language,
      head: orderHead[language],
      pages: orderPages(db, narrowedBy(query)),
    });
  },
});

export type ExportsService = ReturnType<typeof exportsService>;
