import type { Order } from '../rules/orders.ts';
import type { Words } from './words.ts';

const isRainy = ({ fields, wanted }: Order): boolean =>
  fields.length > 1 && /[DRPABC]/.test(wanted.body);
const isElse = ({ wanted }: Order): boolean => /[ABC]/.test(wanted.body);

export const id: Words = {
  goal(order) {
    if (order.form === 'trace') return 'Petak mana yang dirawat paling akhir?';
    if (order.form === 'fix') return 'Program ini keliru. Perbaiki untuk kedua sawah.';
    if (isElse(order)) return 'Semua petak perlu dirawat. Buat satu program.';
    if (isRainy(order)) return 'Buat satu program untuk kedua sawah.';
    if (order.fields.length > 1) return 'Panjang kedua sawah berbeda. Buat satu program.';
    return 'Buat program yang merawat semua petak.';
  },
  first: 'Ketuk ubin di bawah, lalu tekan Terbang.',
  way(order) {
    if (order.form === 'trace') return 'Jalankan dengan jari: satu langkah, satu petak.';
    if (order.form === 'fix') return 'Terbangkan dulu di kepalamu. Di mana mulai keliru?';
    if (isElse(order)) return 'Ubin dua arah: kalau ya, begini; kalau tidak, begitu.';
    if (isRainy(order)) return 'Petaknya berubah-ubah. Ubin bertanda tanya melihat dulu.';
    if (order.fields.length > 1) return 'Panjangnya berbeda. Ulangi sampai ujung, jangan dihitung.';
    return 'Cari bagian sawah yang berulang. Itu isi pengulangannya.';
  },
  count(order) {
    if (order.form === 'trace') return 'Putaran pertama sudah terlihat. Teruskan dari sana.';
    if (order.form === 'fix') return 'Lihat kotak yang ditandai, dan banyaknya putaran.';
    if (/[DRPABC]/.test(order.wanted.body)) return 'Bandingkan kedua sawah, petak demi petak.';
    return 'Lihat garis di sawah: tiap bagian satu putaran.';
  },
  show: (order) =>
    order.form === 'trace' ? 'Lihat jejak drone di sawah.' : 'Ikuti ubin bayangan, satu demi satu.',
  alone(order) {
    if (order.form === 'trace') return 'Kamu menelusuri program sampai petak terakhir!';
    if (order.form === 'fix') return 'Kamu menemukan yang keliru dan memperbaikinya!';
    if (isElse(order)) return 'Kamu membuat drone memilih di tiap petak!';
    if (isRainy(order)) return 'Kamu membuat drone bertanya dulu, jadi hujan pun beres!';
    if (order.fields.length > 1) return 'Kamu mengulang sampai ujung, untuk semua panjang!';
    return 'Kamu menemukan pola yang berulang!';
  },
  fits: (order) =>
    order.form === 'trace' ? 'Itu petak yang terakhir.' : 'Semua petak sudah dirawat.',
  miss(verdict, field) {
    const where = field === 0 ? '' : ' Di sawah kedua.';
    if (verdict.kind === 'off') return `Drone terbang terlalu jauh. Bebek kaget!${where}`;
    if (verdict.kind === 'dizzy') return 'Drone berputar di tempat. Ia tidak pernah maju.';
    if (verdict.kind === 'waste' && verdict.act === 'S')
      return `Banjir! Petak itu sudah basah.${where}`;
    if (verdict.kind === 'waste' && verdict.act === 'H')
      return `Petak itu belum bisa dipanen.${where}`;
    if (verdict.kind === 'waste') return `Di petak itu tidak ada ulat.${where}`;
    if (verdict.kind === 'left' && verdict.act === 'S')
      return `Masih ada petak yang kering.${where}`;
    if (verdict.kind === 'left' && verdict.act === 'H')
      return `Masih ada padi yang menunggu panen.${where}`;
    return `Masih ada ulat yang makan.${where}`;
  },
  missTrace: (at) => `Kamu menunjuk petak ${at}. Lihat drone terbang.`,
  run: 'Terbang',
  here: 'Di sini',
  times: (times) => (times === 0 ? '⟳ ujung' : `⟳ ${times}×`),
  tile: {
    M: 'Maju',
    S: 'Siram',
    H: 'Panen',
    U: 'Usir ulat',
    D: 'Kalau kering, siram',
    R: 'Kalau matang, panen',
    P: 'Kalau ada ulat, usir',
    A: 'Kalau kering, siram; kalau tidak, panen',
    B: 'Kalau kering, siram; kalau tidak, usir',
    C: 'Kalau matang, panen; kalau tidak, usir',
  },
  strip: (tiles) => `Isi pengulangan: ${tiles.join(', ') || 'kosong'}`,
  field: (squares, at) => `Sawah: ${squares.join(', ')}.${at < 0 ? '' : ` Petak ${at + 1}`}`,
  square: { '0': 'basah', '1': 'kering', '2': 'matang', '3': 'ulat' },
  recap: (rounds) => `Tadi drone bekerja di ${rounds} sawah, dan bebek ikut senang.`,
  allKnown: 'Semua sawah di bukit ini sudah kamu kuasai! Sekarang buat soal untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Ketuk petak untuk menanam, lalu program drone sesukamu.',
  makeGoal: 'Ketuk petak sampai jadi soal, lalu simpan.',
  unsound: 'Belum ada program pendek untuk sawah itu. Buat pola.',
};
