import type { listsEn } from '../en/lists.ts';

/** Kata yang dipakai semua daftar. */
export const listsId: typeof listsEn = {
  pages: 'Halaman',
  range: '{from}–{to}',
  perPage: 'Baris',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  lastPage: 'Daftar berakhir di sini: persempit untuk melihat lebih banyak.',
  noneHere: 'Tidak ada yang cocok dengan pencarian ini.',
  showAll: 'Tampilkan semua',
  trouble: 'Daftar tidak dapat dimuat.',
  again: 'Coba lagi',
  views: 'Tampilan',
  wholeList: 'Seluruh daftar, semua kolom',
  columns: 'Kolom',
  saveView: 'Simpan tampilan',
  saveViewLead:
    'Saringan, urutan, dan kolom seperti sekarang. Nama yang sudah Anda pakai akan digantikan.',
  typedStays: 'Teks yang diketik, tanggal, dan jumlah uang tidak ikut disimpan.',
  viewName: 'Nama tampilan',
  viewNameHelp: 'Sebutkan isinya, tanpa nama atau alamat keluarga.',
  asDefault: 'Buka daftar dengan tampilan ini',
  share: 'Bagikan kepada rekan',
  viewSaved: 'Tampilan disimpan.',
  viewRemoved: 'Tampilan dihapus.',
  removeView: 'Hapus tampilan {name}',
  isDefault: 'Pembuka daftar',
  isShared: 'Dibagikan',
  sharedBy: 'Dari {name}',
};
