import { randomBytes } from 'node:crypto';
import { type Language, Problem, printedVoucher, type staff, voucherLength } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { writeListLook } from '../../../audit/list-look.ts';
import { propose } from '../../../audit/proposals/propose.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { CsvFile } from '../../../http/csv/csv-file.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { wibDayOf } from '../../../time/wib-day.rules.ts';
import { voucherBatchesStore } from '../vouchers/voucher-batches.store.ts';
import { codeFrom, codeHash } from '../vouchers/voucher-code.rules.ts';
import { vouchersStore } from '../vouchers/vouchers.store.ts';
import { makeBatch, worthOf } from './make-vouchers.ts';

export interface VouchersDeps {
  readonly db: Database;
  readonly voucherKey: string;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const head: Record<Language, readonly string[]> = {
  en: ['code', 'plan', 'months', 'last day (WIB)'],
  id: ['kode', 'paket', 'bulan', 'hari terakhir (WIB)'],
};

/** Kept until nobody could have been given a code any more. */
const mostDaysAhead = 731;

const dayAhead = (now: Date, days: number) => wibDayOf(new Date(now.getTime() + days * 86_400_000));

async function* oneOf<Row>(rows: readonly Row[]) {
  yield rows;
}

const making = ({ db, publicUrl, now }: VouchersDeps) => ({
  async make({ body }: CallInput<typeof staff.makeVouchers>, by: StaffCaller) {
    if (body.last_day < wibDayOf(now()) || body.last_day > dayAhead(now(), mostDaysAhead))
      throw new Problem('invalid_input');
    const { id, note } = body;
    const batch = { ...body, worth: worthOf(body) };
    return db.transaction(async (tx) => {
      const isSame = await voucherBatchesStore(tx).isMade(batch);
      if (isSame === false) throw new Problem('conflict');
      if (isSame) return { id };
      if (!(await voucherBatchesStore(tx).isAboveLimit(by.staffId, batch.worth))) {
        await makeBatch(tx, batch, { by });
        return { id };
      }
      const { plan, months, size, last_day, worth: amount } = batch;
      const wish = { plan, months, size, last_day, amount };
      const wished = { kind: 'vouchers' as const, subject: id, wish, reason: note };
      return { id, ...(await propose(tx, { ...wished, by, publicUrl })) };
    });
  },
});

export const vouchersService = (deps: VouchersDeps) => ({
  ...making(deps),

  async list({ query }: CallInput<typeof staff.vouchers>, by: StaffCaller) {
    await writeListLook(deps.db, { by, did: 'vouchers', query });
    const rows = await voucherBatchesStore(deps.db).list({
      order: query.order,
      ...windowOf(query),
    });
    return pageOf(query, rows, ({ made_at, ...row }) => ({
      ...row,
      made_at: made_at.toISOString(),
    }));
  },

  /** The codes leave with this answer and stand nowhere else: whoever loses them revokes the batch. */
  async take({ params, language }: CallInput<typeof staff.takeVoucherCodes>, by: StaffCaller) {
    const { rows, name } = await deps.db.transaction(async (tx) => {
      const batch = await voucherBatchesStore(tx).lock(params.batch);
      if (!batch) throw new Problem('not_found');
      if (!batch.is_takeable) throw new Problem('staff_codes_taken');
      const { plan, months, size, last_day } = batch;
      const codes = Array.from({ length: size }, () => codeFrom(randomBytes(voucherLength)));
      const hashes = codes.map((code) => codeHash(deps.voucherKey, code));
      await vouchersStore(tx).add(params.batch, hashes);
      await voucherBatchesStore(tx).markTaken(params.batch);
      await auditStore(tx).write({ by, did: 'takeVoucherCodes', about: params.batch });
      return {
        name: `nobi-vouchers-${last_day}.csv`,
        rows: codes.map((code) => [printedVoucher(code), plan, months, last_day]),
      };
    });
    return new CsvFile({ name, language, head: head[language], pages: oneOf(rows) });
  },

  async revoke({ params, body }: CallInput<typeof staff.revokeVouchers>, by: StaffCaller) {
    return deps.db.transaction(async (tx) => {
      const batch = await voucherBatchesStore(tx).lock(params.batch);
      if (!batch) throw new Problem('not_found');
      await voucherBatchesStore(tx).revoke(params.batch);
      const { reason } = body;
      const { used } = batch;
      const after = { used };
      await auditStore(tx).write({ by, did: 'revokeVouchers', about: params.batch, reason, after });
      return { used };
    });
  },
});
