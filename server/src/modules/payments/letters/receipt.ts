import { type Language, moneyBackDays, type Plan, plans, rupiah } from '@nobi/contract';
import { type LetterLogo, letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';
import { type Seller, sellerRows } from './seller.ts';

interface Paid {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly orderId: string;
  readonly plan: Plan;
  readonly months: number | null;
  readonly amount: number;
  readonly bonusDays: number;
  /** A gift: somebody else paid, through a link of the family's. A voucher: nobody paid now. */
  readonly way: 'own' | 'gift' | 'voucher';
  /** Its money can be asked back for seven days. */
  readonly isReturnable: boolean;
  readonly isDemo: boolean;
  readonly invoiceUrl: string;
  readonly seller: Seller;
  readonly logo: LetterLogo | undefined;
}

export const planNames = {
  en: { regular: `Regular, ${plans.regular.months} month`, premium: 'Premium, 1 year' },
  id: { regular: `Regular, ${plans.regular.months} bulan`, premium: 'Premium, 1 tahun' },
};

/** What an order is for; a voucher may be for more or fewer months than its plan is sold in. */
export const boughtName = (
  { plan, months }: { readonly plan: Plan; readonly months: number | null },
  language: Language,
) => {
  if (months === null || months === plans[plan].months) return planNames[language][plan];
  const name = plan === 'premium' ? 'Premium' : 'Regular';
  if (language === 'id') return `${name}, ${months} bulan`;
  return `${name}, ${months} ${months === 1 ? 'month' : 'months'}`;
};

const words = {
  en: {
    subject: 'Your Nobi receipt',
    voucherSubject: 'Your Nobi voucher',
    hello: (name: string) => `Hello ${name},`,
    own: 'thank you. Your payment has arrived and Nobi is open for your child.',
    voucher: 'your code has been accepted and Nobi is open for your child.',
    gift: 'somebody has paid through your link. The payment has arrived and Nobi is open for your child.',
    order: 'Order',
    plan: 'Plan',
    amount: 'Amount',
    promo: 'Promo',
    bonus: (days: number) => `${days} extra days, in this period already`,
    back: `Not what you hoped for? Within ${moneyBackDays} days you can ask for the money in the parents’ room, under “Plan and receipts”. No reason needed, once for each family. The plan then ends.`,
    invoice: 'Open the invoice',
    demo: 'This was a demo payment: no real money was taken.',
    // Only a confirmed address is reminded.
    noRenewal:
      'Nothing renews by itself. Once your address is confirmed, we remind you before the period ends.',
  },
  id: {
    subject: 'Bukti pembayaran Nobi',
    voucherSubject: 'Voucher Nobi Anda',
    hello: (name: string) => `Halo ${name},`,
    voucher: 'kode voucher Anda sudah kami terima dan Nobi sudah terbuka untuk anak Anda.',
    own: 'terima kasih. Pembayaran sudah kami terima dan Nobi sudah terbuka untuk anak Anda.',
    gift: 'ada yang sudah membayar lewat tautan Anda. Pembayaran sudah kami terima dan Nobi sudah terbuka untuk anak Anda.',
    order: 'Pesanan',
    plan: 'Paket',
    amount: 'Jumlah',
    promo: 'Promo',
    bonus: (days: number) => `tambahan ${days} hari, sudah masuk masa paket ini`,
    back: `Ternyata kurang cocok? Dalam ${moneyBackDays} hari Anda bisa meminta uangnya kembali di ruang orang tua, bagian “Paket dan bukti pembayaran”. Tanpa alasan, sekali untuk setiap keluarga. Paketnya lalu berakhir.`,
    invoice: 'Buka faktur',
    demo: 'Ini pembayaran demo: tidak ada uang sungguhan yang diambil.',
    noRenewal:
      'Tidak ada perpanjangan otomatis. Setelah alamat email Anda dikonfirmasi, kami akan mengingatkan sebelum masa paket berakhir.',
  },
};

/** The letter after a payment, in the account's language. */
export const receiptLetter = (paid: Paid): Letter => {
  const text = words[paid.language];
  return letterOf({
    to: paid.to,
    language: paid.language,
    subject: paid.way === 'voucher' ? text.voucherSubject : text.subject,
    parts: [
      { say: `${text.hello(paid.name)} ${text[paid.way]}` },
      {
        rows: [
          // Of a voucher nobody buys anything now.
          ...(paid.way === 'voucher' ? [] : sellerRows(paid.seller, paid.language)),
          [text.order, paid.orderId],
          [text.plan, boughtName(paid, paid.language)],
          [text.amount, rupiah(paid.amount, paid.language)],
          ...(paid.bonusDays > 0 ? [[text.promo, text.bonus(paid.bonusDays)] as const] : []),
        ],
      },
      { button: text.invoice, link: paid.invoiceUrl },
      ...(paid.isReturnable ? [{ say: text.back }] : []),
      { say: text.noRenewal },
      ...(paid.isDemo && paid.way !== 'voucher' ? [{ say: text.demo }] : []),
      { say: 'Nobi' },
      ...(paid.logo ? [{ logo: paid.logo }] : []),
    ],
  });
};
