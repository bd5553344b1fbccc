import type { Report, reportLetter } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import type { Letter } from '../../../ports/mail.ts';
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
const familiesAtOnce = 100;
/** Groups written side by side, each in one transaction; a process has few connections. */
const sideBySide = 4;

const shared = <One>(all: readonly One[], among: number): One[][] => {
  const size = Math.ceil(all.length / among);
  return Array.from({ length: among }, (_, at) => all.slice(at * size, (at + 1) * size)).filter(
    (some) => some.length > 0,
  );
};

export const reportLetters = ({
  db,
  publicUrl,
  addresses,
  readReports,
  now,
}: ReportLettersDeps) => {
  const store = reportLettersStore(db);
  const shown = (accountId: string) => store.shown(accountId);

  const letterTo = async (family: DueFamily): Promise<Letter | undefined> => {
    const { account_id: accountId, language, children } = family;
    const reports = await readReports({ accountId, children, language });
    const weeks = reports.filter(hasWeek);
    const end = `${publicUrl}${addresses.sign(accountId)}`;
    return weeks.length > 0 ? weekLetter(family, weeks, { publicUrl, end }) : undefined;
  };

  /** Claimed in the transaction that writes the letters: killed in between, neither is there. */
  const write = async (families: readonly DueFamily[]) => {
    const letters = new Map<string, Letter>();
    for (const family of families) {
      const letter = await letterTo(family);
      if (letter) letters.set(family.account_id, letter);
    }
    await db.transaction(async (tx) => {
      const claimed = await reportLettersStore(tx).claim(families);
      for (const [accountId, letter] of letters)
        if (claimed.has(accountId)) await outboxStore(tx).putIfConfirmed(letter);
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
        await Promise.all(shared(families, sideBySide).map(write));
        last = families.at(-1)?.account_id;
      }
    },
  };
};
