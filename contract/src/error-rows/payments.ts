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
  notification_forged: {
    status: 403,
    en: 'The signature does not match.',
    id: 'Tanda tangan tidak cocok.',
  },
} as const satisfies Record<string, ErrorRow>;
