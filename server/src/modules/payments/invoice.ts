import type { Language, OrderState, Plan } from '@nobi/contract';
import { html, type Page } from '../../page.ts';
import { isTicketGood, signTicketUntil } from '../../play/ticket.rules.ts';
import { planNames, rupiah } from './receipt.ts';

export interface InvoicedOrder {
  readonly id: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly state: OrderState;
  readonly method: string | null;
  readonly paid_at: Date;
  readonly email: string;
  readonly display_name: string;
  readonly full_name: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

const words = {
  en: {
    title: 'Invoice',
    paid: 'Paid',
    partly: 'Partly paid back',
    returned: 'Paid back',
    from: 'From',
    to: 'For',
    order: 'Order',
    date: 'Date of payment',
    item: 'Item',
    period: 'Time of use',
    method: 'Way of payment',
    total: 'Total',
    demo: 'This was a demo payment: no real money was taken.',
    print: 'To keep or print this page, use the menu of your browser.',
    gone: 'This invoice could not be found. Please open it from the letter once more.',
  },
  id: {
    title: 'Faktur',
    paid: 'Lunas',
    partly: 'Dikembalikan sebagian',
    returned: 'Dikembalikan',
    from: 'Dari',
    to: 'Untuk',
    order: 'Pesanan',
    date: 'Tanggal bayar',
    item: 'Barang',
    period: 'Masa pakai',
    method: 'Cara bayar',
    total: 'Jumlah',
    demo: 'Ini pembayaran demo: tidak ada uang sungguhan yang diambil.',
    print: 'Untuk menyimpan atau mencetak halaman ini, pakai menu peramban Anda.',
    gone: 'Faktur ini tidak ditemukan. Silakan buka sekali lagi dari surat kami.',
  },
};

/** A moment as people in Jakarta read it: `21 November 2026, 14.05 WIB`. */
export const wibDate = (moment: Date, language: Language): string => {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
      timeZone: 'Asia/Jakarta',
      ...options,
    }).format(moment);
  return `${say({ dateStyle: 'long' })}, ${say({ hour: '2-digit', minute: '2-digit' })} WIB`;
};

const pathOf = (orderId: string) => `/invoice/${orderId}`;
/** Tax papers are wanted long after: two years. */
const goodForSeconds = 2 * 365 * 24 * 3600;

/** Signed addresses of invoices: a letter is opened without a login. */
export const invoiceAddresses = (options: {
  secret: string;
  publicUrl: string;
  now: () => Date;
}) => ({
  sign(orderId: string): string {
    const until = Math.floor(options.now().getTime() / 1000) + goodForSeconds;
    const path = pathOf(orderId);
    return `${options.publicUrl}${path}?ticket=${signTicketUntil(options.secret, path, until)}`;
  },
  opens: (orderId: string, ticket: unknown): boolean =>
    isTicketGood(options.secret, { path: pathOf(orderId), ticket, now: options.now().getTime() }),
});

export type InvoiceAddresses = ReturnType<typeof invoiceAddresses>;

const rowsOf = (order: InvoicedOrder, language: Language) => {
  const text = words[language];
  const { starts_at, ends_at } = order;
  return [
    [text.from, 'Nobi'],
    [text.to, `${order.full_name ?? order.display_name} (${order.email})`],
    [text.order, order.id],
    [text.date, wibDate(order.paid_at, language)],
    [text.item, planNames[language][order.plan]],
    ...(starts_at && ends_at
      ? [[text.period, `${wibDate(starts_at, language)} – ${wibDate(ends_at, language)}`]]
      : []),
    ...(order.method ? [[text.method, order.method.replaceAll('_', ' ')]] : []),
    [text.total, rupiah(order.amount, language)],
  ];
};

const standingOf = (state: OrderState, text: (typeof words)['en']) => {
  if (state === 'partly_refunded') return html`<p class="notice">${text.partly}</p>`;
  return ['refunded', 'reversed', 'charged_back'].includes(state)
    ? html`<p class="notice">${text.returned}</p>`
    : html`<p class="done">${text.paid}</p>`;
};

/** The page behind a receipt's button, fit to be printed. */
export const invoicePage = (
  order: InvoicedOrder | undefined,
  { language, isDemo }: { language: Language; isDemo: boolean },
): Page => {
  const text = words[language];
  if (!order)
    return {
      title: text.title,
      language,
      status: 404,
      body: html`<h1>${text.title}</h1><p class="error">${text.gone}</p>`,
    };
  return {
    title: `${text.title} ${order.id}`,
    language,
    body: html`<h1>${text.title}</h1><section class="card">${standingOf(order.state, text)}<dl>${rowsOf(order, language).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>${isDemo ? html`<p class="notice">${text.demo}</p>` : ''}</section><p class="muted">${text.print}</p>`,
  };
};
