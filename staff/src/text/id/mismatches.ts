import type { mismatchesEn } from '../en/mismatches.ts';

export const mismatchesId: typeof mismatchesEn = {
  states: { open: 'Menunggu', done: 'Selesai' },
  what: 'Yang terjadi',
  order: 'Pesanan',
  family: 'Keluarga',
  since: 'Menunggu',
  gateway: 'Mitra pembayaran',
  ended: 'Selesai',
  endedBy: '{end}, oleh {who}',
  empty: 'Tidak ada soal uang yang menunggu.',
  emptyDone: 'Belum ada yang diselesaikan.',
  back: 'Seluruh antrean',
  advice: 'Yang perlu dilakukan',
  facts: 'Yang diketahui',
  state: 'Status pesanan',
  left: 'Uang yang ada pada kita',
  ours: 'bukan milik kita',
  said: 'Kata mitra pembayaran',
  saidNone: 'Mitra pembayaran belum mengatakan apa pun tentang ini.',
  how: 'Bagaimana ini selesai?',
  plan: 'Beri hari di halaman keluarga',
  amount: 'Berapa yang dikembalikan (rupiah)',
  reference: 'Buktinya: bank, tanggal, nomor',
  ourOrder: 'Nomor pesanan kita',
  unknown: 'tidak diketahui',
  doneSaid: 'Sudah keluar dari antrean.',
  kinds: {
    amount: {
      title: 'Jumlah yang masuk berbeda',
      told: '{arrived} masuk untuk pesanan seharga {expected}. Tidak ada yang dibuka.',
      advice:
        'Cari pembayarannya di mitra pembayaran. Kembalikan uangnya dari halaman pesanan atau secara manual; atau beri hari yang sepadan.',
    },
    currency: {
      title: 'Uang dalam mata uang lain',
      told: 'Mitra pembayaran melaporkan {arrived} {currency}. Tidak ada yang dibuka.',
      advice: 'Cari pembayarannya di mitra pembayaran dan kembalikan di sana.',
    },
    other_order: {
      title: 'Jawaban tentang pesanan lain',
      told: 'Ditanya tentang pesanan ini, mitra pembayaran menjawab tentang {other}. Tidak ada yang dibuka.',
      advice:
        'Cocokkan kedua nomor di mitra pembayaran. Jika jawabannya tetap begitu, tulis ke bantuannya.',
    },
    held: {
      title: 'Ditahan mitra pembayaran',
      told: 'Mitra pembayaran masih menimbang apakah pembayaran kartu ini asli.',
      advice: 'Putuskan di dasbor mitra pembayaran, lalu periksa lagi di sini.',
    },
    late_payment: {
      title: 'Dibayar setelah ditutup',
      told: 'Pesanannya {was} saat uangnya masuk. Keluarga sudah mendapat paketnya.',
      advice:
        'Lihat apakah keluarga juga membayar pesanan lain. Jika ya, kembalikan salah satunya.',
    },
    paid_twice: {
      title: 'Dibayar {times} kali',
      told: 'Pesanan yang sama dibayar {times} kali. Paketnya diberikan satu kali.',
      advice: 'Kembalikan kelebihannya.',
    },
    taken_back: {
      title: 'Ditarik kembali oleh bank',
      told: 'Pembayarannya sudah masuk, lalu ditarik bank. Paketnya berakhir.',
      advice: 'Keluarga sering tidak tahu. Tulis kepada mereka, atau beri beberapa hari.',
    },
    charged_back: {
      title: 'Pembayaran kartu disanggah',
      told: 'Pemegang kartu menyanggah pembayaran ini. Paketnya berakhir.',
      advice:
        'Bicarakan dengan keluarga. Jawab sanggahannya di dasbor mitra pembayaran tepat waktu.',
    },
    refund_refused: {
      title: 'Pengembalian ditolak',
      told: 'Mitra pembayaran tidak mengembalikan {amount}. Keluarga masih menunggunya.',
      advice:
        'Transfer tidak bisa dikembalikan lewat mitra pembayaran: bayar lewat bank, lalu catat di sini berapa dan di mana.',
    },
    refund_unanswered: {
      title: 'Pengembalian tanpa jawaban',
      told: 'Mitra pembayaran diminta mengembalikan {amount} dan tidak menjawab.',
      advice:
        'Minta pengembalian yang sama sekali lagi di halaman pesanan: uangnya tidak akan kembali dua kali.',
    },
    unknown_order: {
      title: 'Pesanan yang tidak kita kenal',
      told: 'Mitra pembayaran melaporkan pesanan {named}: “{claimed}”. Di sini tidak ada nama itu.',
      advice:
        'Cari di dasbor mitra pembayaran. Bisa jadi ini uji coba, toko lain di akun yang sama, atau pesanan dari sebelum pemulihan.',
    },
  },
  ends: {
    settled: 'Beres dengan sendirinya',
    right: 'Diperiksa lagi, sudah benar',
    by_hand: 'Dikembalikan secara manual',
    belongs: 'Milik pesanan kita',
    not_ours: 'Bukan milik kita',
    days_given: 'Hari sudah diberikan',
  },
  leads: {
    right: 'Mitra pembayaran ditanya sekali lagi, lalu ini keluar dari antrean.',
    by_hand:
      'Hanya yang sudah dikembalikan di luar konsol ini. Dihitung sebagai pengembalian; jika seluruh harga kembali, paketnya berakhir.',
    belongs:
      'Mitra pembayaran ditanya tentang pesanan itu. Yang dikatakannya tampil di riwayatnya.',
    not_ours: 'Keluar dari antrean, dan kabar lain tentangnya tidak muncul lagi.',
    days_given: 'Beri harinya dulu di halaman keluarga; tulis di sini berapa.',
  },
};
