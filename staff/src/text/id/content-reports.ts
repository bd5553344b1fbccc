import type { contentReportDeeds, contentReportsEn } from '../en/content-reports.ts';

export const contentReportsId: typeof contentReportsEn = {
  kind: 'Jenis',
  kinds: { game: 'Game', course: 'Kursus', tool: 'Alat kreasi', nobi: 'Nobi' },
  lists: {
    game: 'Halaman game',
    course: 'Halaman kursus',
    tool: 'Halaman alat kreasi',
    nobi: 'Jawaban Nobi',
  },
  place: 'Tentang',
  reason: 'Alasan',
  reasons: {
    broken: 'Tidak jalan',
    wrong: 'Ada yang keliru',
    scary: 'Menakutkan atau bikin sedih',
    unkind: 'Kasar, atau bukan untuk anak',
  },
  alike: 'Serupa',
  words: 'Yang ditulis',
  yes: 'Ya',
  at: 'Waktu',
  owner: 'Pemegang',
  nobody: 'belum ada',
  take: 'Ambil laporan ini',
  giveBack: 'Lepaskan',
  state: 'Status',
  states: { open: 'Terbuka', closed: 'Ditutup' },
  toItem: 'Buka isinya',
  toFamily: 'Buka keluarganya',
  prompt: 'Pertanyaan anak',
  response: 'Jawaban Nobi',
  outcome: 'Hasilnya',
  outcomes: {
    mended: 'Sudah diperbaiki',
    no_fault: 'Sudah diperiksa, tidak ada yang salah',
    passed_on: 'Diteruskan',
  },
  note: 'Yang ditemukan dan dilakukan',
  withAlike: 'Tutup juga {count} laporan lain dengan isi dan alasan yang sama',
  close: 'Tutup laporan',
  back: 'Semua laporan',
  empty: 'Tidak ada laporan di sini.',
};

export const contentReportDeedsId: typeof contentReportDeeds = {
  contentReport: 'membaca laporan isi',
  takeContentReport: 'mengambil atau melepas laporan isi',
  closeContentReport: 'menutup laporan isi',
};
