import type { Words } from './payment-page.words.ts';

export const indonesian: Words = {
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
