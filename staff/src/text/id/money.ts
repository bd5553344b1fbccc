import type { moneyEn } from '../en/money.ts';

export const moneyId: typeof moneyEn = {
  range: 'Rentang waktu',
  ranges: { '30': '30 hari', '90': '90 hari', '365': 'Setahun' },
  lead: 'Hari menurut WIB. Dihitung ulang tiap lima menit, dan dibandingkan dengan rentang sama panjang sebelumnya.',
  glance: 'Sekilas',
  gross: 'Pendapatan',
  refunds: 'Dikembalikan',
  net: 'Bersih',
  active: 'Keluarga dengan paket berbayar',
  given: 'Dengan hari pemberian',
  fresh: 'Baru',
  renewed: 'Perpanjangan',
  notRenewed: 'Tidak memperpanjang',
  chart: 'Pendapatan per hari',
  subscribers: 'Keluarga yang paketnya berjalan',
  parts: 'Menurut paket dan mitra pembayaran',
  partHeads: ['Paket dan mitra pembayaran', 'Pendapatan'],
  plans: { regular: 'Regular', premium: 'Premium', none: 'Bukan pesanan kita' },
  partSaid: '{orders} pesanan, {fresh} baru dan {renewed} perpanjangan',
  partBack: '{back} dikembalikan',
  empty:
    'Belum ada uang masuk. Begitu keluarga pertama membayar, pendapatan dan pelanggan per hari tampil di sini.',
  books: 'Untuk pembukuan',
  booksLead:
    'Setiap mutasi uang dalam sebulan, tanpa nama. Yang terlambat dikabarkan mitra pembayaran dicatat pada hari terjadinya, jadi angka sebulan masih bisa berubah setelah bulannya lewat.',
  booksSums: 'Masuk {in} · keluar {out} · bersih {net}',
  booksNone: 'Belum ada uang yang bergerak.',
  booksRunning: '{month} (masih berjalan)',
  booksFile: 'CSV {month}',
  again: 'Coba lagi',
  file: 'Unduh CSV',
  fileLead:
    'Uang per hari, paket, dan mitra pembayaran untuk lembar kerja, paling lama 366 hari. Catatan audit mencatat bahwa Anda mengambilnya.',
};
