import { type Language, type Plan, rupiah } from '@nobi/contract';
import { type LetterLogo, letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';
import { planNames } from '../letters/receipt.ts';
import { type Seller, sellerRows } from '../letters/seller.ts';

interface GiftPaid {
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly isDemo: boolean;
  readonly seller: Seller;
  readonly logo: LetterLogo | undefined;
}

const words = {
  en: {
    subject: 'Your receipt: a Nobi plan for a family',
    thanks:
      'Thank you. Your payment has arrived, and Nobi is open for the family that sent you the link.',
    order: 'Order',
    plan: 'Plan',
    amount: 'Amount',
    back: 'If this money is ever given back, it goes back to you, the way you paid. Nothing renews by itself.',
    kept: 'We keep your address only for this receipt and a possible refund, for a year at most.',
    demo: 'This was a demo payment: no real money was taken.',
  },
  id: {
    subject: 'Bukti pembayaran: paket Nobi untuk sebuah keluarga',
    thanks:
      'Terima kasih. Pembayaran Anda sudah kami terima, dan Nobi sudah terbuka untuk keluarga yang mengirimi Anda tautannya.',
    order: 'Pesanan',
    plan: 'Paket',
    amount: 'Jumlah',
    back: 'Kalau suatu saat uang ini dikembalikan, kembalinya kepada Anda, lewat cara bayar yang Anda pakai. Tidak ada perpanjangan otomatis.',
    kept: 'Alamat Anda kami simpan hanya untuk bukti ini dan untuk pengembalian dana, paling lama setahun.',
    demo: 'Ini pembayaran demo: tidak ada uang sungguhan yang diambil.',
  },
};

/** To whoever paid through a link; nothing in it tells of the family. */
export const giftReceiptLetter = (paid: GiftPaid): Letter => {
  const text = words[paid.language];
  return letterOf({
    to: paid.to,
    language: paid.language,
    subject: text.subject,
    parts: [
      { say: text.thanks },
      {
        rows: [
          ...sellerRows(paid.seller, paid.language),
          [text.order, paid.orderId],
          [text.plan, planNames[paid.language][paid.plan]],
          [text.amount, rupiah(paid.amount, paid.language)],
        ],
      },
      { say: text.back },
      { say: text.kept },
      ...(paid.isDemo ? [{ say: text.demo }] : []),
      { say: 'Nobi' },
      ...(paid.logo ? [{ logo: paid.logo }] : []),
    ],
  });
};
