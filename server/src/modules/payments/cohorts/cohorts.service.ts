import type { Language, staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { CsvFile } from '../../../http/csv/csv-file.ts';
import type { CallInput } from '../../../http/serve.ts';
import { type CohortRow, cohortsStore } from './cohorts.store.ts';

/** So many months are shown; the file has all. */
const shownMonths = 24;

const heads: Record<Language, readonly string[]> = {
  en: ['first paid', 'plan', 'months later', 'families'],
  id: ['pertama membayar', 'paket', 'bulan kemudian', 'keluarga'],
};

const cohortsOf = (rows: readonly CohortRow[]) =>
  [...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => ({
    month: month.slice(0, 7),
    families: ofMonth.find(({ age }) => age === 0)?.families ?? 0,
    stayed: ofMonth.filter(({ age }) => age > 0).map(({ age, families }) => ({ age, families })),
  }));

async function* pages(db: Database) {
  const rows = await cohortsStore(db).all();
  yield rows.map(({ month, plan, age, families }) => [month.slice(0, 7), plan, age, families]);
}

/** Who stays, by the month of the first payment. Small months are shown as they are: staff see each order. */
export const cohortsService = ({ db }: { readonly db: Database }) => ({
  show: async ({ query }: CallInput<typeof staff.cohorts>) => ({
    cohorts: cohortsOf(await cohortsStore(db).list(query.plan, shownMonths)),
  }),

  async file({ language }: CallInput<typeof staff.exportCohorts>, by: StaffCaller) {
    await auditStore(db).write({ by, did: 'exportCohorts' });
    const head = heads[language];
    return new CsvFile({ name: 'nobi-cohorts.csv', language, head, pages: pages(db) });
  },
});
