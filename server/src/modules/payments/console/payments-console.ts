import { staff } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
import type { Serve } from '../../../http/serve.ts';
import { cohortsService } from '../cohorts/cohorts.service.ts';
import { previewRefund } from '../refunds/refund-preview.ts';
import { accountingService } from './accounting/accounting.service.ts';
import { exportsService } from './exports.service.ts';
import { type MismatchesDeps, mismatchesService } from './mismatches.service.ts';
import { moneyService } from './money.service.ts';
import { type OrdersDeps, ordersService } from './orders.service.ts';
import { type VouchersDeps, vouchersService } from './vouchers.service.ts';
import { waitingRefundsService } from './waiting-refunds.service.ts';

export interface PaymentsConsoleDeps extends OrdersDeps, MismatchesDeps, VouchersDeps {
  readonly db: Database;
  readonly now: () => Date;
}

/** What families paid, and what became of it. */
export const paymentsConsole = (serve: Serve, deps: PaymentsConsoleDeps) => {
  const orders = ordersService(deps);
  const exports = exportsService(deps.db);
  const mismatches = mismatchesService(deps);
  serve(staff.orders, orders.list);
  serve(staff.exportOrders, exports.orders);
  serve(staff.order, orders.one);
  serve(staff.checkOrder, orders.check);
  serve(staff.refundOrder, orders.refund);
  serve(staff.previewRefund, previewRefund(deps));
  const waiting = waitingRefundsService(deps);
  serve(staff.refundsWaiting, waiting.list);
  serve(staff.decideRefund, waiting.decide);
  serve(staff.mismatches, mismatches.list);
  serve(staff.mismatch, mismatches.one);
  serve(staff.resolveMismatch, mismatches.resolve);
  serve(staff.money, moneyService(deps).show);
  serve(staff.exportMoney, exports.money);
  const accounting = accountingService(deps);
  serve(staff.accountingMonths, accounting.months);
  serve(staff.exportAccounting, accounting.file);
  const cohorts = cohortsService(deps);
  serve(staff.cohorts, cohorts.show);
  serve(staff.exportCohorts, cohorts.file);
  const vouchers = vouchersService(deps);
  serve(staff.vouchers, vouchers.list);
  serve(staff.makeVouchers, vouchers.make);
  serve(staff.takeVoucherCodes, vouchers.take);
  serve(staff.revokeVouchers, vouchers.revoke);
};
