import type { findDeeds, findEn } from '../en/find.ts';

export const findId: typeof findEn = {
  open: 'Cari',
  key: 'Ctrl K',
  title: 'Cari di seluruh konsol',
  hint: 'Nama, email, angka akhir nomor atau pesanan, kata dari pertanyaan',
  few: 'Ketik sedikitnya tiga huruf.',
  none: 'Tidak ada yang mirip. Coba bagian lainnya.',
  partial: 'Pencarian terlalu lama, jadi mungkin ada yang terlewat: ketik lebih lengkap.',
  looking: 'Sedang mencari…',
  trouble: 'Pencarian sedang tidak berfungsi. Coba lagi.',
  notLoaded:
    'Pencarian gagal dimuat. Periksa koneksi internet, simpan dulu yang sedang Anda tulis, lalu muat ulang halaman ini.',
  groups: {
    places: 'Halaman',
    families: 'Keluarga',
    orders: 'Pesanan',
    tickets: 'Pertanyaan',
  },
  erased: 'keluarga yang sudah dihapus',
};

export const findDeedsId: typeof findDeeds = { find: 'mencari di konsol' };
