import { afterAll, beforeAll, expect, test } from 'vitest';
import { Xendit } from 'xendit-node';
import { secretKey, startXenditRig, type XenditRig } from './xendit-rig.testing.ts';

// Xendit's own library is the judge here: what it can drive has the true gateway's shape.
let rig: XenditRig;
const libraryWith = (key: string) => new Xendit({ secretKey: key, xenditURL: rig.url });
let xendit: Xendit;

beforeAll(async () => {
  rig = await startXenditRig();
  xendit = libraryWith(secretKey);
});
afterAll(() => rig.close());

let orders = 0;
const invoiceRequest = (change: object = {}) => {
  orders += 1;
  return {
    data: {
      externalId: `NB-shape-${orders}`,
      amount: 15_000,
      currency: 'IDR',
      invoiceDuration: 3600,
      successRedirectUrl: 'https://nobi.example/payment/success',
      ...change,
    },
  };
};
const paid = async (method?: string) => {
  const invoice = await xendit.Invoice.createInvoice(invoiceRequest());
  await rig.pay(invoice.invoiceUrl, method);
  return invoice;
};

test('opens an invoice with a page and an end', async () => {
  const request = invoiceRequest();

  const invoice = await xendit.Invoice.createInvoice(request);

  expect(invoice).toMatchObject({
    externalId: request.data.externalId,
    status: 'PENDING',
    amount: 15_000,
    currency: 'IDR',
    successRedirectUrl: 'https://nobi.example/payment/success',
    shouldSendEmail: false,
  });
  expect(invoice.invoiceUrl).toMatch(/^http/);
  expect(invoice.expiryDate.getTime() - invoice.created.getTime()).toBe(3_600_000);
  expect(Object.values(invoice.availableQrCodes)).toHaveLength(1);
});

test('finds invoices by their own id and by ours', async () => {
  const invoice = await xendit.Invoice.createInvoice(invoiceRequest());

  const one = await xendit.Invoice.getInvoiceById({ invoiceId: invoice.id ?? '' });
  const list = await xendit.Invoice.getInvoices({ externalId: invoice.externalId });
  const none = await xendit.Invoice.getInvoices({ externalId: 'NB-nobody' });

  expect(one).toEqual(invoice);
  expect(list).toEqual([invoice]);
  expect(none).toEqual([]);
});

test('opens a second invoice under the same id, as the true gateway does', async () => {
  const request = invoiceRequest();
  await xendit.Invoice.createInvoice(request);

  await xendit.Invoice.createInvoice(request);

  const { externalId } = request.data;
  expect(await xendit.Invoice.getInvoices({ externalId })).toHaveLength(2);
});

test('goes from waiting to paid to settled, or ends', async () => {
  const invoice = await paid();
  const ended = await xendit.Invoice.createInvoice(invoiceRequest());
  const statusOf = async (id: string | undefined) =>
    (await xendit.Invoice.getInvoiceById({ invoiceId: id ?? '' })).status;

  const afterPayment = await statusOf(invoice.id);
  await rig.settle(invoice.invoiceUrl);
  const expired = await xendit.Invoice.expireInvoice({ invoiceId: ended.id ?? '' });

  expect([afterPayment, await statusOf(invoice.id), expired.status]).toEqual([
    'PAID',
    'SETTLED',
    'EXPIRED',
  ]);
});

test('gives money back once for a key', async () => {
  const invoice = await paid();
  const part = {
    data: {
      invoiceId: invoice.id ?? '',
      referenceId: 'r-1',
      amount: 5_000,
      currency: 'IDR',
      reason: 'REQUESTED_BY_CUSTOMER' as const,
    },
    idempotencyKey: `key-${invoice.id}`,
  };

  const first = await xendit.Refund.createRefund(part);
  const again = await xendit.Refund.createRefund(part);
  const all = await xendit.Refund.getAllRefunds({ invoiceId: invoice.id ?? '' });

  expect(first).toMatchObject({ amount: 5_000, currency: 'IDR', referenceId: 'r-1' });
  expect(again).toEqual(first);
  expect(all.data).toEqual([first]);
});

test.each([
  ['a wrong key', 'INVALID_API_KEY', () => libraryWith('xnd_other').Invoice.getInvoices({})],
  [
    'no amount',
    'API_VALIDATION_ERROR',
    () => xendit.Invoice.createInvoice(invoiceRequest({ amount: 0 })),
  ],
  [
    'an unknown invoice',
    'INVOICE_NOT_FOUND_ERROR',
    () => xendit.Invoice.getInvoiceById({ invoiceId: 'nobody' }),
  ],
  [
    'the end of a paid one',
    'INVALID_INVOICE_STATUS_ERROR',
    async () => xendit.Invoice.expireInvoice({ invoiceId: (await paid()).id ?? '' }),
  ],
  [
    'a refund of a transfer',
    'REFUND_NOT_SUPPORTED',
    async () => {
      const { id = '' } = await paid('BANK_TRANSFER');
      const data = { invoiceId: id, amount: 1, currency: 'IDR', reason: 'OTHERS' as const };
      return xendit.Refund.createRefund({ data });
    },
  ],
])('refuses %s with %s', async (_what, errorCode, ask) => {
  await expect(ask()).rejects.toMatchObject({ status: expect.any(Number), errorCode });
});

test('tells of a payment in the words of its documented callback', async () => {
  const invoice = await paid();

  const notice = rig.notices.at(-1);

  expect(JSON.parse(notice?.body ?? '')).toMatchObject({
    id: invoice.id,
    external_id: invoice.externalId,
    status: 'PAID',
    amount: 15_000,
    paid_amount: 15_000,
    paid_at: expect.stringMatching(/Z$/),
    currency: 'IDR',
    payment_method: 'EWALLET',
    payment_channel: 'OVO',
  });
});
