import type { menuEn, todayDeeds, todayEn } from '../en/today.ts';

export const todayId: typeof todayEn = {
  hello: 'Halo, {name}',
  lead: 'Yang menunggu seseorang; yang paling mendesak di atas.',
  queue: 'Perlu dikerjakan',
  kinds: {
    safety: 'Kasus anak',
    refunds: 'Pengembalian uang',
    mismatches: 'Antrean uang',
    tickets: 'Pertanyaan',
    'content-reports': 'Laporan isi',
    lessons: 'Pelajaran untuk diperiksa',
    books: 'Buku untuk diperiksa',
    packages: 'Paket untuk diperiksa',
  },
  one: {
    safety: 'Kasus anak',
    refunds: 'Pengembalian',
    mismatches: 'Uang',
    tickets: 'Pertanyaan',
    'content-reports': 'Laporan',
    lessons: 'Pelajaran',
    books: 'Buku',
    packages: 'Paket isi',
  },
  all: 'Semua',
  none: 'Tidak ada yang menunggu. Semua sudah beres.',
  late: 'Lewat waktu',
  waits: 'menunggu sejak {age}',
  taken: 'ditangani {name}',
  more: 'Tampilkan semua ({count})',
  openList: 'Buka daftar lengkap',
  trouble: 'Daftar pekerjaan tidak bisa dimuat.',
  again: 'Coba lagi',
  release:
    'Nobi {version} sudah terbit. Pengelola server bisa membaca yang baru di catatan perubahan.',
  numbers: 'Angka hari ini',
  counted: 'Sejak tengah malam WIB, dihitung setiap beberapa menit.',
  tiles: {
    families: 'Keluarga baru',
    playing: 'Keluarga yang bermain',
    plays: 'Sesi bermain',
    orders: 'Pesanan lunas',
    gross: 'Pendapatan',
  },
  yesterday: 'Kemarin {value}',
  chart: '{title}, 14 hari terakhir',
};

export const menuId: typeof menuEn = {
  groups: { families: 'Keluarga', money: 'Uang', content: 'Isi', team: 'Tim' },
  waiting: 'menunggu',
};

export const todayDeedsId: typeof todayDeeds = { today: 'melihat daftar pekerjaan hari ini' };
