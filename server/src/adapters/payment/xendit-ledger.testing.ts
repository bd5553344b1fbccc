import { randomBytes } from 'node:crypto';

/** An invoice as the gateway shows it; fields that no caller of ours reads are there for its library. */
export interface Invoice {
  readonly id: string;
  readonly external_id: string;
  readonly user_id: string;
  readonly status: 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED';
  readonly merchant_name: string;
  readonly merchant_profile_picture_url: string;
  readonly amount: number;
  readonly currency: string;
  readonly expiry_date: string;
  readonly invoice_url: string;
  readonly should_send_email: boolean;
  readonly created: string;
  readonly updated: string;
  readonly success_redirect_url?: string | undefined;
  readonly paid_amount?: number;
  readonly paid_at?: string;
  readonly payment_method?: string;
  readonly payment_channel?: string;
}

export interface Refund {
  readonly id: string;
  readonly invoice_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'SUCCEEDED';
  readonly reference_id: string | null;
  readonly reason: string;
  readonly created: string;
  readonly updated: string;
}

interface InvoiceRequest {
  readonly external_id: string;
  readonly amount: number;
  readonly invoice_duration?: number | undefined;
  readonly should_send_email?: boolean | undefined;
  readonly success_redirect_url?: string | undefined;
}

interface RefundRequest {
  readonly invoice_id: string;
  readonly reference_id?: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
}

interface Odd {
  readonly pageBase: string;
  readonly foreignUrl?: string;
  readonly wrongAmount?: number;
}

/** Ways to pay that a new invoice offers; the library wants all six lists. */
const offered = {
  available_banks: [
    {
      bank_code: 'BCA',
      collection_type: 'POOL',
      transfer_amount: 15_000,
      bank_branch: 'Virtual Account',
      account_holder_name: 'NOBI',
      identity_amount: 0,
    },
  ],
  available_retail_outlets: [],
  available_ewallets: [{ ewallet_type: 'OVO' }],
  available_qr_codes: [{ qr_code_type: 'QRIS' }],
  available_direct_debits: [],
  available_paylaters: [],
} as const;

const newId = () => randomBytes(12).toString('hex');

const newInvoice = (request: InvoiceRequest, odd: Odd): Invoice & typeof offered => {
  const id = newId();
  const now = Date.now();
  return {
    ...offered,
    id,
    external_id: request.external_id,
    user_id: 'business-1',
    status: 'PENDING',
    merchant_name: 'Nobi',
    merchant_profile_picture_url: 'https://gateway.example/logo.png',
    amount: odd.wrongAmount ?? request.amount,
    currency: 'IDR',
    expiry_date: new Date(now + (request.invoice_duration ?? 86_400) * 1000).toISOString(),
    invoice_url: odd.foreignUrl ?? `${odd.pageBase}/${id}`,
    should_send_email: request.should_send_email ?? false,
    created: new Date(now).toISOString(),
    updated: new Date(now).toISOString(),
    success_redirect_url: request.success_redirect_url,
  };
};

const invoices = (odd: () => Odd) => {
  const entries = new Map<string, Invoice>();
  const change = (id: string, changed: Partial<Invoice>): Invoice => {
    const invoice = entries.get(id);
    if (!invoice) throw new Error(`There is no invoice ${id}.`);
    const next = { ...invoice, ...changed, updated: new Date().toISOString() };
    entries.set(id, next);
    return next;
  };
  const open = (request: InvoiceRequest): Invoice => {
    const invoice = newInvoice(request, odd());
    entries.set(invoice.id, invoice);
    return invoice;
  };
  return {
    open,
    change,
    find: (id: string) => entries.get(id),
    list: (orderId: string | null) =>
      [...entries.values()]
        .filter(({ external_id }) => !orderId || external_id === orderId)
        .reverse(),
    /** What a payment changes. An expired invoice takes no money. */
    payment: (id: string, method: string): Partial<Invoice> => {
      const invoice = entries.get(id);
      if (invoice?.status !== 'PENDING') throw new Error(`Invoice ${id} takes no money.`);
      return {
        status: 'PAID',
        paid_amount: invoice.amount,
        paid_at: new Date().toISOString(),
        payment_method: method,
        payment_channel: method === 'BANK_TRANSFER' ? 'BCA' : 'OVO',
      };
    },
    noticeOf: ({ id, external_id, user_id, status, merchant_name, ...rest }: Invoice) => ({
      id,
      external_id,
      user_id,
      status,
      merchant_name,
      amount: rest.amount,
      currency: rest.currency,
      created: rest.created,
      updated: rest.updated,
      paid_amount: rest.paid_amount,
      paid_at: rest.paid_at,
      payment_method: rest.payment_method,
      payment_channel: rest.payment_channel,
    }),
  };
};

const refunds = () => {
  const entries: { refund: Refund; key: string | undefined }[] = [];
  const of = (invoiceId: string | null) =>
    entries.map(({ refund }) => refund).filter(({ invoice_id }) => invoice_id === invoiceId);
  return {
    refundsOf: of,
    refundedOf: (invoiceId: string) => of(invoiceId).reduce((sum, { amount }) => sum + amount, 0),
    refundWithKey: (key: string | undefined) =>
      key === undefined ? undefined : entries.find((other) => other.key === key)?.refund,
    giveBack: (request: RefundRequest, key: string | undefined): Refund => {
      const now = new Date().toISOString();
      const refund: Refund = {
        id: `rfd-${newId()}`,
        invoice_id: request.invoice_id,
        amount: request.amount,
        currency: request.currency,
        status: 'SUCCEEDED',
        reference_id: request.reference_id ?? null,
        reason: request.reason,
        created: now,
        updated: now,
      };
      entries.push({ refund, key });
      return refund;
    },
  };
};

/** What a Xendit-shaped gateway remembers. */
export const xenditLedger = (odd: () => Odd) => ({ ...invoices(odd), ...refunds() });
