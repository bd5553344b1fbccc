import type { waiting as english } from './words.en.ts';

export const waiting = {
  none: 'Biasanya hanya beberapa detik. Biarkan halaman ini terbuka.',
  qr: 'Pindai QR di halaman pembayaran. Setelah dibayar, biasanya kami tahu dalam beberapa detik.',
  wallet:
    'Setujui pembayarannya di aplikasi. Setelah itu, biasanya kami tahu dalam beberapa detik.',
  card: 'Selesaikan konfirmasi di halaman bank Anda. Setelah itu, biasanya kami tahu dalam beberapa detik.',
  bank: 'Bayar lewat aplikasi bank atau ATM sebelum batas waktunya. Halaman ini boleh ditutup: setelah dibayar, Nobi terbuka sendiri, biasanya dalam beberapa menit, dan tanda terimanya dikirim lewat email.',
  shop: 'Tunjukkan kodenya di kasir sebelum batas waktunya. Halaman ini boleh ditutup: setelah dibayar, Nobi terbuka sendiri, biasanya dalam beberapa menit, dan tanda terimanya dikirim lewat email.',
} satisfies typeof english;
