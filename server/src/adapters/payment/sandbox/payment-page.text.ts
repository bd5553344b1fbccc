import type { Language } from '@nobi/contract';
import type { Method, Status } from './transaction.ts';

interface Words {
  readonly title: string;
  readonly notice: string;
  readonly noticeMore: string;
  readonly total: string;
  readonly merchant: string;
  readonly plan: string;
  readonly order: string;
  readonly until: string;
  readonly how: string;
  readonly methods: Record<Method, { readonly name: string; readonly hint: string }>;
  readonly pay: (amount: string) => string;
  readonly later: string;
  readonly others: string;
  readonly deny: string;
  readonly expire: string;
  readonly denied: string;
  readonly waiting: string;
  readonly account: string;
  readonly waitingHint: string;
  readonly back: string;
  readonly ends: Record<Exclude<Status, 'pending' | 'deny'> | 'closed' | 'unknown', Ending>;
}

interface Ending {
  readonly heading: string;
  readonly body: string;
  readonly isGood: boolean;
}

const id: Words = {
  title: 'Pembayaran demo',
  notice: 'Pembayaran demo: tanpa uang asli.',
  noticeMore: 'Hanya untuk mencoba, tidak ada tagihan.',
  total: 'Total yang dibayar',
  merchant: 'Penjual',
  plan: 'Paket',
  order: 'Nomor pesanan',
  until: 'Bayar sebelum',
  how: 'Mau bayar pakai apa?',
  methods: {
    qris: { name: 'QRIS', hint: 'Semua bank dan e-wallet' },
    gopay: { name: 'GoPay', hint: 'Lewat aplikasi Gojek' },
    bca_va: { name: 'Virtual Account BCA', hint: 'Lewat m-BCA atau ATM' },
    credit_card: { name: 'Kartu', hint: 'Kartu kredit atau debit' },
  },
  pay: (amount) => `Bayar ${amount}`,
  later: 'Bayar nanti',
  others: 'Coba hasil yang lain',
  deny: 'Bayar ditolak',
  expire: 'Waktu habis',
  denied: 'Pembayaran tadi ditolak. Anda bisa mencoba lagi.',
  waiting: 'Menunggu pembayaran',
  account: 'Nomor Virtual Account BCA',
  waitingHint: 'Pesanan ini menunggu dibayar. Anda boleh menutup halaman dan kembali lagi.',
  back: 'Kembali ke Nobi',
  ends: {
    settlement: {
      heading: 'Pembayaran berhasil',
      body: 'Terima kasih! Pesanan ini sudah dibayar.',
      isGood: true,
    },
    capture: {
      heading: 'Pembayaran berhasil',
      body: 'Terima kasih! Pesanan ini sudah dibayar.',
      isGood: true,
    },
    expire: {
      heading: 'Waktu bayar sudah habis',
      body: 'Tidak ada yang ditagih. Silakan mulai lagi dari Nobi.',
      isGood: false,
    },
    cancel: {
      heading: 'Pesanan dibatalkan',
      body: 'Tidak ada yang ditagih. Silakan mulai lagi dari Nobi.',
      isGood: false,
    },
    closed: {
      heading: 'Pesanan dibatalkan',
      body: 'Tidak ada yang ditagih. Silakan mulai lagi dari Nobi.',
      isGood: false,
    },
    refund: {
      heading: 'Uang sudah dikembalikan',
      body: 'Pembayaran pesanan ini sudah dikembalikan seluruhnya.',
      isGood: true,
    },
    partial_refund: {
      heading: 'Sebagian uang sudah dikembalikan',
      body: 'Pesanan ini sudah dibayar, lalu sebagian dikembalikan.',
      isGood: true,
    },
    chargeback: {
      heading: 'Pembayaran ditarik kembali',
      body: 'Bank menarik kembali pembayaran pesanan ini.',
      isGood: false,
    },
    unknown: {
      heading: 'Halaman bayar ini tidak berlaku',
      body: 'Mungkin sudah diganti dengan yang baru. Silakan mulai lagi dari Nobi.',
      isGood: false,
    },
  },
};

const en: Words = {
  title: 'Demo payment',
  notice: 'Demo payment: no real money.',
  noticeMore: 'Just for trying things out; nobody is charged.',
  total: 'Total to pay',
  merchant: 'Seller',
  plan: 'Plan',
  order: 'Order number',
  until: 'Pay before',
  how: 'How would you like to pay?',
  methods: {
    qris: { name: 'QRIS', hint: 'Scan with any bank or wallet app' },
    gopay: { name: 'GoPay', hint: 'Straight from the Gojek app' },
    bca_va: { name: 'BCA Virtual Account', hint: 'Transfer by m-BCA or at an ATM' },
    credit_card: { name: 'Card', hint: 'Credit or debit card' },
  },
  pay: (amount) => `Pay ${amount}`,
  later: 'Pay later',
  others: 'Try another outcome',
  deny: 'Payment declined',
  expire: 'Time runs out',
  denied: 'That payment was declined. You can try again.',
  waiting: 'Waiting for your payment',
  account: 'BCA Virtual Account number',
  waitingHint: 'This order is waiting to be paid. You may close this page and come back.',
  back: 'Back to Nobi',
  ends: {
    settlement: {
      heading: 'Payment received',
      body: 'Thank you! This order is paid.',
      isGood: true,
    },
    capture: { heading: 'Payment received', body: 'Thank you! This order is paid.', isGood: true },
    expire: {
      heading: 'The time to pay has run out',
      body: 'Nobody was charged. Please start again from Nobi.',
      isGood: false,
    },
    cancel: {
      heading: 'This order was cancelled',
      body: 'Nobody was charged. Please start again from Nobi.',
      isGood: false,
    },
    closed: {
      heading: 'This order was cancelled',
      body: 'Nobody was charged. Please start again from Nobi.',
      isGood: false,
    },
    refund: {
      heading: 'The money was given back',
      body: 'The payment of this order was refunded in full.',
      isGood: true,
    },
    partial_refund: {
      heading: 'Part of the money was given back',
      body: 'This order was paid, and a part of it refunded.',
      isGood: true,
    },
    chargeback: {
      heading: 'The payment was taken back',
      body: 'The bank has taken back the payment of this order.',
      isGood: false,
    },
    unknown: {
      heading: 'This payment page is no longer valid',
      body: 'A newer one may have replaced it. Please start again from Nobi.',
      isGood: false,
    },
  },
};

/** Every word of the demo payment page. */
export const pageWords: Record<Language, Words> = { id, en };

const locales: Record<Language, string> = { id: 'id-ID', en: 'en-GB' };

/** `Rp 15.000` in Indonesian, `Rp 15,000` in English. */
export const rupiahText = (amount: number, language: Language) =>
  `Rp ${new Intl.NumberFormat(locales[language]).format(amount)}`;

export const momentText = (at: Date, language: Language) =>
  `${new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jakarta',
  }).format(at)} WIB`;
