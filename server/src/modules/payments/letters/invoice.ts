import { inWib, type Language, type OrderState, type Plan, rupiah } from '@nobi/contract';
import { isTicketGood, signTicketUntil } from '../../../catalogue/ticket.rules.ts';
import { html, type Page } from '../../../http/page.ts';
import { type Company, ifSold } from './company.ts';
import { boughtName } from './receipt.ts';
import { type Seller, sellerRows } from './seller.ts';

export interface InvoicedOrder {
  readonly id: string;
  readonly plan: Plan;
  readonly months: number | null;
  readonly amount: number;
  readonly state: OrderState;
  readonly method: string | null;
  readonly paid_at: Date;
  readonly bonus_days: number;
  readonly email: string;
  readonly display_name: string;
  readonly full_name: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly seller: Seller;
}

const words = {
  en: {
    title: 'Invoice',
    paid: 'Paid',
    partly: 'Partly refunded',
    returned: 'Refunded',
    to: 'For',
    order: 'Order',
    date: 'Paid on',
    item: 'Item',
    period: 'Valid',
    promo: 'Promo',
    bonus: (days: number) => `${days} extra days`,
    method: 'Payment method',
    total: 'Total',
    demo: 'This was a demo payment: no real money was taken.',
    print: 'To keep or print this page, use the menu of your browser.',
    gone: 'This invoice could not be found. Please open it from the letter once more.',
    over: 'For your safety, this link worked for 30 days. We can send a new one to the email address of this account.',
    again: 'Send a new link',
    sent: 'The receipt is on its way to the address of the account, with a link that works for 30 days.',
  },
  id: {
    title: 'Faktur',
    paid: 'Lunas',
    partly: 'Dikembalikan sebagian',
    returned: 'Dikembalikan',
    to: 'Untuk',
    order: 'Pesanan',
    date: 'Tanggal bayar',
    item: 'Paket',
    period: 'Masa berlaku',
    promo: 'Promo',
    bonus: (days: number) => `tambahan ${days} hari`,
    method: 'Cara bayar',
    total: 'Jumlah',
    demo: 'Ini pembayaran demo: tidak ada uang sungguhan yang diambil.',
    print: 'Untuk menyimpan atau mencetak halaman ini, pakai menu browser Anda.',
    gone: 'Faktur ini tidak ditemukan. Silakan buka sekali lagi dari surat kami.',
    over: 'Demi keamanan, tautan ini berlaku 30 hari. Kami bisa mengirim yang baru ke alamat email akun ini.',
    again: 'Kirim tautan baru',
    sent: 'Bukti pembayaran sedang dikirim ke alamat email akun ini, dengan tautan yang berlaku 30 hari.',
  },
};

/** A moment as people in Jakarta read it: `21 November 2026, 14.05 WIB`. */
export const wibDate = (moment: Date, language: Language): string => {
  const day = inWib(moment, language, { dateStyle: 'long' });
  return `${day}, ${inWib(moment, language, { hour: '2-digit', minute: '2-digit' })} WIB`;
};

const pathOf = (orderId: string) => `/invoice/${orderId}`;
/** Letters are passed on and kept for years; a fresh address is one button away. */
const goodForSeconds = 30 * 24 * 3600;

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
  /** Addresses from before, which were good for two years, open no longer than new ones. */
  opens(orderId: string, ticket: unknown): boolean {
    const path = pathOf(orderId);
    const now = options.now().getTime();
    const later = now + goodForSeconds * 1000;
    const isGoodAt = (moment: number) =>
      isTicketGood(options.secret, { path, ticket, now: moment });
    return isGoodAt(now) && !isGoodAt(later);
  },
  /** Ours, be it over: whoever holds it may have a fresh one sent to the owner. */
  isOurs: (orderId: string, ticket: unknown): boolean =>
    isTicketGood(options.secret, { path: pathOf(orderId), ticket, now: 0 }),
});

export type InvoiceAddresses = ReturnType<typeof invoiceAddresses>;

const rowsOf = (order: InvoicedOrder, language: Language) => {
  const text = words[language];
  const { starts_at, ends_at } = order;
  return [
    ...sellerRows(order.seller, language),
    [text.to, `${order.full_name ?? order.display_name} (${order.email})`],
    [text.order, order.id],
    [text.date, wibDate(order.paid_at, language)],
    [text.item, boughtName(order, language)],
    ...(starts_at && ends_at
      ? [[text.period, `${wibDate(starts_at, language)} – ${wibDate(ends_at, language)}`]]
      : []),
    ...(order.bonus_days > 0 ? [[text.promo, text.bonus(order.bonus_days)]] : []),
    ...(order.method ? [[text.method, order.method.replaceAll('_', ' ')]] : []),
    [text.total, rupiah(order.amount, language)],
  ];
};

const stateWords = (state: OrderState, text: (typeof words)['en']) => {
  if (state === 'partly_refunded') return html`<p class="notice">${text.partly}</p>`;
  return ['refunded', 'reversed', 'charged_back'].includes(state)
    ? html`<p class="notice">${text.returned}</p>`
    : html`<p class="done">${text.paid}</p>`;
};

const logoOf = ({ name, logo }: Company) =>
  logo &&
  html`<p><img src="${logo.address}" alt="${name}" width="${logo.width}" height="${logo.height}"></p>`;

/** The page behind a receipt's button, fit to be printed. */
export const invoicePage = (
  order: InvoicedOrder | undefined,
  { language, isDemo, company }: { language: Language; isDemo: boolean; company: Company },
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
    body: html`<h1>${text.title}</h1><section class="card">${logoOf(ifSold(company, order.seller))}${stateWords(order.state, text)}<dl>${rowsOf(order, language).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>${isDemo ? html`<p class="notice">${text.demo}</p>` : ''}</section><p class="muted">${text.print}</p>`,
  };
};

/** For an address that is over: one press, and the owner's mailbox gets a fresh one. */
export const overPage = (
  language: Language,
  { orderId, ticket, isSent }: { orderId: string; ticket: string; isSent: boolean },
): Page => {
  const text = words[language];
  return {
    title: text.title,
    language,
    status: isSent ? 200 : 410,
    body: isSent
      ? html`<h1>${text.title}</h1><p class="done" role="status">${text.sent}</p>`
      : html`<h1>${text.title}</h1><p>${text.over}</p>
<form class="card" method="post" action="${pathOf(orderId)}"><input type="hidden" name="ticket" value="${ticket}"><button type="submit">${text.again}</button></form>`,
  };
};
