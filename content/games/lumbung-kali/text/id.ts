import { amountOf, type Order, type Size, standing, type Verdict } from '../rules/orders.ts';
import type { Words } from './words.ts';

const times = ({ rows, cols }: Size): string => `${rows} kali ${cols}`;
const isShared = ({ form }: Order): boolean => form === 'side' || form === 'share';

const miss = (verdict: Verdict, { form, rows, cols }: Order, there: Size): string => {
  if (verdict.kind === 'turned')
    return `Sama banyak, tapi ini ${there.rows} baris isi ${there.cols}.`;
  if (verdict.kind === 'other') return `Yang ini ${there.rows} baris isi ${there.cols}.`;
  if (verdict.kind === 'known') return 'Ladang itu sudah ada. Cari sisi yang lain.';
  if (verdict.kind === 'added') return `Itu ${rows} ditambah ${cols}. Hitung baris demi baris.`;
  if (verdict.kind === 'fits') return '';
  if (form === 'cut') return `Bagian atas berisi ${there.rows * cols}. Geser talinya.`;
  return verdict.kind === 'short'
    ? `Masih ada ${verdict.by} tempat kosong.`
    : `Ada ${verdict.by} bibit yang belum dapat tempat.`;
};

export const id: Words = {
  goal(order) {
    const total = amountOf(order);
    const known = standing(order);
    if (order.form === 'lay') return `Tanam ${order.rows} baris isi ${order.cols}.`;
    if (order.form === 'total') return 'Berapa bibit yang pas untuk ladang ini?';
    if (order.form === 'cut') return `Pasang tali. Bagian atas berisi ${order.at * order.cols}.`;
    if (order.form === 'side')
      return `Ada ${total} bibit untuk ${order.rows} baris. Tiap baris berapa?`;
    if (order.form === 'share') return `Bagi rata ${total} bibit ke ${order.rows} baris.`;
    if (known) return `Sudah ada ${times(known)}. Cari bentuk lain untuk ${total}.`;
    return `Buat ladang yang pas untuk ${total} bibit.`;
  },
  rowsOf: ({ rows, cols }) => `${rows} baris isi ${cols}`,
  shared: (total, rows) => `${total} : ${rows}`,
  done: { plant: 'Tanam', tie: 'Ikat' },
  sack: (total) => `Karung berisi ${total}`,
  land: ({ rows, cols }) => `Ladang ${rows} baris isi ${cols}`,
  rope: (rows) => `Tali di bawah baris ke-${rows}`,
  keys: 'Panah menarik ladang, Enter menanam.',
  first: 'Tarik sudut ladang ke bawah dan ke samping.',
  way(order) {
    if (order.form === 'lay') return 'Angka pertama itu baris. Angka kedua isinya.';
    if (order.form === 'total') return 'Mulai dari perkalian di dekatnya yang kamu tahu.';
    if (order.form === 'cut') return `Tiap baris isinya ${order.cols}. Berhenti saat pas.`;
    if (isShared(order)) return `Perkalian ${order.rows} mana yang hasilnya sebanyak itu?`;
    return 'Coba beberapa baris. Bisakah dibagi rata?';
  },
  count(order) {
    if (order.form === 'total') return 'Lihat ujung tiap baris, lalu lanjutkan.';
    if (order.form === 'lay') return 'Lihat angka di ladang waktu ditarik.';
    return 'Geser pelan dan lihat isinya berubah.';
  },
  show(order) {
    if (order.form === 'total') return 'Lihat hitungan di ujung baris terakhir.';
    if (order.form === 'cut') return 'Lihat, talinya di bawah baris yang terang.';
    return 'Lihat bingkai terang. Tarik sampai ke sana.';
  },
  miss,
  alone(order) {
    const total = amountOf(order);
    if (order.form === 'cut')
      return `Kamu memecah ${total} jadi ${order.at * order.cols} dan ${total - order.at * order.cols}!`;
    if (order.form === 'lay') return `Kamu menata ${order.rows} baris isi ${order.cols}: ${total}!`;
    if (order.form === 'total') return `Kamu tahu ${times(order)}: ${total}!`;
    if (isShared(order)) return `Kamu membagi rata: tiap baris isi ${order.cols}!`;
    return `Kamu menemukan ${times(order)} untuk ${total}!`;
  },
  fits: (order) => `${times(order)} sama dengan ${amountOf(order)}.`,
  recap: (fields) => `Tadi kamu mengisi ${fields} ladang dan lumbung bertambah penuh.`,
  allKnown: 'Semua ladang di sini sudah kamu kuasai! Sekarang buat soal untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Tanam ladangmu sesukamu.',
  freeKeys: 'Panah berjalan, Enter menandai sudut, Delete mencabut.',
  crops: ['Padi', 'Jagung', 'Tomat'],
  spot: (row, col, there) => `Baris ${row}, kolom ${col}${there ? `: ${there}` : ''}`,
  plot: ({ rows, cols }) => `${rows} × ${cols} = ${rows * cols}`,
  full: 'Di situ sudah ada tanaman. Ketuk untuk mencabut.',
  harvest: 'Panen',
  makeGoal: 'Tarik ladang, lalu ganti soalnya.',
  unsound: 'Ladang itu punya bentuk lain. Coba ukuran lain.',
};
