import type { ErrorRow } from './row.ts';

/** Plans, orders and the gateway. */
export const paymentErrors = {
  plan_unknown: {
    status: 400,
    en: 'Please choose one of the two plans.',
    id: 'Pilih salah satu dari dua paket.',
  },
  payment_failed: {
    status: 502,
    en: 'Payment failed. Please try again.',
    id: 'Pembayaran gagal. Silakan coba lagi.',
  },
  payment_not_signed_in: {
    status: null,
    en: 'You must be logged in to proceed.',
    id: 'Anda harus masuk dulu untuk melanjutkan.',
  },
  payment_missing_order: { status: 400, en: 'Missing order ID.', id: 'ID pesanan tidak ada.' },
  payment_unverified: {
    status: 404,
    en: 'Failed to verify payment. Please contact support.',
    id: 'Pembayaran tidak dapat dipastikan. Silakan hubungi bantuan.',
  },
  gift_over: {
    status: 404,
    en: 'This link does not work any more.',
    id: 'Tautan ini tidak berlaku lagi.',
  },
  gift_paid: {
    status: 409,
    en: 'This is already paid. Thank you!',
    id: 'Sudah dibayar. Terima kasih!',
  },
  gift_busy: {
    status: 409,
    en: 'Somebody is paying this. Please try again.',
    id: 'Sedang dibayar. Silakan coba lagi.',
  },
  voucher_typo: {
    status: 400,
    en: 'Something in this code is not right. Please compare it letter by letter.',
    id: 'Ada yang belum tepat pada kode ini. Silakan cocokkan huruf demi huruf.',
  },
  voucher_unknown: {
    status: 404,
    en: 'We do not know this code. Please ask whoever gave it to you.',
    id: 'Kode ini tidak kami kenal. Silakan tanyakan kepada yang memberikannya.',
  },
  voucher_used: {
    status: 409,
    en: 'This code has already been used.',
    id: 'Kode ini sudah dipakai.',
  },
  voucher_over: {
    status: 409,
    en: 'This code is no longer valid.',
    id: 'Kode ini sudah tidak berlaku.',
  },
  notification_forged: {
    status: 403,
    en: 'The signature does not match.',
    id: 'Tanda tangan tidak cocok.',
  },
} as const satisfies Record<string, ErrorRow>;
