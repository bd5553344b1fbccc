import type { vouchersEn } from '../en/vouchers.ts';

export const vouchersId: typeof vouchersEn = {
  empty: 'Belum ada batch. Kode yang Anda buat untuk sekolah, mitra, atau hadiah tampil di sini.',
  make: 'Buat voucher',
  makeLead:
    'Setiap kode membuka paket satu kali, untuk keluarga yang lebih dulu memakainya. Kodenya datang sebagai berkas, sekali ini saja: setelah itu hanya hash-nya yang disimpan. Catatan audit mencatat bahwa Anda yang membuatnya.',
  made: 'Kodenya ada di dalam berkas dan tidak ditampilkan lagi.',
  waits: 'Sekarang menunggu orang kedua. Setelah itu, ambil kodenya di sini.',
  size: 'Jumlah kode',
  plan: 'Paket',
  months: 'Bulan',
  lastDay: 'Hari terakhir berlaku (WIB)',
  note: 'Untuk siapa dan mengapa',
  madeAt: 'Dibuat',
  what: 'Paket',
  used: 'Terpakai',
  unused: 'Belum terpakai',
  worth: 'Nilai',
  by: 'Oleh',
  state: 'Status',
  actions: 'Tindakan',
  states: {
    made: 'kode belum diambil',
    live: 'berlaku',
    over: 'lewat',
    revoked: 'dicabut',
  },
  planMonths: '{plan}, {months} bulan',
  byTwo: '{who}, disahkan {second}',
  take: 'Ambil kodenya',
  takeLead:
    'Kodenya dibuat sekarang dan datang sebagai berkas, sekali ini saja. Kalau berkasnya hilang, cabut batch ini dan buat yang baru.',
  revoke: 'Cabut',
  revokeLead:
    'Kode yang belum dipakai tidak bisa membuka apa-apa lagi. Yang sudah dibuka keluarga dengan kode lainnya tetap terbuka.',
  revoked: 'Sudah dicabut. {used} kode sempat dipakai.',
};
