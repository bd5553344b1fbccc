import { type Language, type Plan, plans } from '@nobi/contract';
import { html } from '../../page.ts';
import type { Letter } from '../../ports/mail.ts';

interface Paid {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly orderId: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly isDemo: boolean;
}

const planNames = {
  en: { regular: `Regular, ${plans.regular.months} month`, premium: 'Premium, 1 year' },
  id: { regular: `Regular, ${plans.regular.months} bulan`, premium: 'Premium, 1 tahun' },
};

const words = {
  en: {
    subject: 'Your Nobi receipt',
    hello: (name: string) => `Hello ${name},`,
    thanks: 'thank you. Your payment has arrived and Nobi is open for your child.',
    order: 'Order',
    plan: 'Plan',
    amount: 'Amount',
    demo: 'This was a demo payment: no real money was taken.',
    noRenewal: 'Nothing renews by itself. We will remind you before the period ends.',
  },
  id: {
    subject: 'Bukti pembayaran Nobi',
    hello: (name: string) => `Halo ${name},`,
    thanks: 'terima kasih. Pembayaran sudah kami terima dan Nobi sudah terbuka untuk anak Anda.',
    order: 'Pesanan',
    plan: 'Paket',
    amount: 'Jumlah',
    demo: 'Ini pembayaran demo: tidak ada uang sungguhan yang diambil.',
    noRenewal:
      'Tidak ada perpanjangan otomatis. Kami akan mengingatkan sebelum masa paket berakhir.',
  },
};

/** `Rp 15.000` in Indonesian, `Rp 15,000` in English. */
export const rupiah = (amount: number, language: Language) =>
  `Rp ${new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US').format(amount)}`;

/** The letter after a payment, in the account's language. */
export const receiptLetter = (paid: Paid): Letter => {
  const text = words[paid.language];
  const rows = [
    [text.order, paid.orderId],
    [text.plan, planNames[paid.language][paid.plan]],
    [text.amount, rupiah(paid.amount, paid.language)],
  ] as const;
  const closing = [text.noRenewal, ...(paid.isDemo ? [text.demo] : [])];
  return {
    to: paid.to,
    subject: text.subject,
    text: [
      `${text.hello(paid.name)} ${text.thanks}`,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      closing.join('\n'),
      'Nobi',
    ].join('\n\n'),
    html: html`<div style="font:16px/1.5 Arial,sans-serif;color:#231A4D;max-width:520px;margin:0 auto;padding:24px">
<h1 style="font-size:24px;color:#4A2FB8">${text.subject}</h1>
<p>${text.hello(paid.name)} ${text.thanks}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${rows.map(
      ([label, value]) =>
        html`<tr><td style="padding:8px 0;color:#5A5182">${label}</td><td style="padding:8px 0;text-align:right;font-weight:bold">${value}</td></tr>`,
    )}</table>
${closing.map((line) => html`<p>${line}</p>`)}<p>Nobi</p></div>`.text,
  };
};
