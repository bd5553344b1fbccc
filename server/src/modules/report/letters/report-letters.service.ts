import type { Report, reportLetter } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import type { FamilyWish } from '../report.service.ts';
import type { EndAddresses } from './end-address.ts';
import { dueZones } from './letter-week.rules.ts';
import { type DueFamily, reportLettersStore } from './report-letters.store.ts';
import { hasWeek, weekLetter } from './week-letter.ts';

export interface ReportLettersDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly addresses: EndAddresses;
  readonly readReports: (wish: FamilyWish) => Promise<Report[]>;
  readonly now: () => Date;
}

const first = '00000000-0000-0000-0000-000000000000';
const familiesAtOnce = 200;
/** Families written side by side; a process has few connections. */
const sideBySide = 4;

export const reportLetters = ({
  db,
  publicUrl,
  addresses,
  readReports,
  now,
}: ReportLettersDeps) => {
  const store = reportLettersStore(db);
  const shown = (accountId: string) => store.shown(accountId);

  /** Claimed in the transaction that writes the letter: killed in between, neither is there. */
  const write = async (family: DueFamily) => {
    const { account_id: accountId, language, children } = family;
    const reports = await readReports({ accountId, children, language });
    const weeks = reports.filter(hasWeek);
    const end = `${publicUrl}${addresses.sign(accountId)}`;
    await db.transaction(async (tx) => {
      if (!(await reportLettersStore(tx).claim(family)) || weeks.length === 0) return;
      await outboxStore(tx).putIfConfirmed(weekLetter(family, weeks, { publicUrl, end }));
    });
  };

  return {
    letter: (_input: unknown, { accountId }: Caller) => shown(accountId),

    async setLetter({ body }: CallInput<typeof reportLetter.setLetter>, { accountId }: Caller) {
      await store.set(accountId, body.is_on);
      return shown(accountId);
    },

    /** By the address that stands in the letter. */
    end: (accountId: string) => store.set(accountId, false),

    /** Sunday's letters, in batches; what a kill cut off goes on with the next run. */
    async send() {
      const zones = dueZones(now());
      for (let last = zones.length > 0 ? first : undefined; last !== undefined; ) {
        const families: DueFamily[] = await store.due(zones, last, familiesAtOnce);
        for (let at = 0; at < families.length; at += sideBySide)
          await Promise.all(families.slice(at, at + sideBySide).map(write));
        last = families.at(-1)?.account_id;
      }
    },
  };
};
