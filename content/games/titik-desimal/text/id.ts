import { type Order, targetOf, type Verdict } from '../rules/orders.ts';
import { decimal, placeName } from './numbers.ts';
import type { Words } from './words.ts';

const named = (order: Order): string => {
  const { form, a, b } = order;
  if (form === 'fraction') return `${a}/${b}`;
  if (form === 'percent') return `${a}%`;
  if (form === 'part') return `${a}% dari ${b} km`;
  return decimal(targetOf(order), 'id');
};
const place = (order: Order): string => placeName(order, targetOf(order), 'id');

const miss = (order: Order, verdict: Verdict, value: number): string => {
  const here = `Perahumu di ${placeName(order, value, 'id')}.`;
  if (verdict.kind === 'longer')
    return 'Angkanya paling panjang, tapi lihat: perahunya bukan yang paling jauh.';
  if (order.form === 'compare') return 'Lihat, masih ada perahu yang lebih jauh.';
  if (verdict.kind === 'digits') return `${here} Pecahan itu bagian dari satu.`;
  if (verdict.kind === 'place' && order.form === 'percent')
    return `${here} Persen itu per seratus.`;
  if (verdict.kind === 'place') return `${here} Periksa tempat tiap angkanya.`;
  return verdict.kind === 'before'
    ? `${here} Titiknya masih di depan.`
    : `${here} Titiknya sudah lewat.`;
};

export const id: Words = {
  goal(order) {
    if (order.form === 'compare') return 'Perahu mana yang paling jauh dari 0?';
    if (order.form === 'part')
      return `Berlayarlah sejauh ${order.a}% dari ${order.b} km, lalu turunkan jangkar.`;
    return `Berlayarlah ke ${named(order)}, lalu turunkan jangkar.`;
  },
  first: 'Geser perahu di atas laut, lalu tekan Jangkar.',
  way(order) {
    if (order.form === 'tenths') return 'Bayangkan garis ini dibagi sepuluh sama panjang.';
    if (order.form === 'hundredths') return 'Cari persepuluhannya dulu, lalu perbesar di sana.';
    if (order.form === 'fraction') return `Bayangkan garis ini dibagi ${order.b} sama panjang.`;
    if (order.form === 'compare') return 'Bandingkan persepuluhannya dulu, baru angka berikutnya.';
    if (order.form === 'percent') return 'Seratus persen itu 1. Lima puluh persen di tengah.';
    return 'Cari dulu 10% dari jaraknya.';
  },
  count(order) {
    return order.form === 'compare'
      ? 'Sekarang banyak angkanya sama. Bandingkan lagi.'
      : 'Sekarang ada tanda di laut. Hitung dari kiri.';
  },
  show(order) {
    if (order.form === 'compare') return 'Lihat tempat tiap perahu di garis.';
    return 'Ikuti lompatan ikan sampai pelampung yang terang.';
  },
  alone(order) {
    if (order.form === 'compare') return `Kamu tahu ${named(order)} yang paling jauh!`;
    if (order.form === 'tenths' || order.form === 'hundredths')
      return `Kamu berhenti tepat di ${named(order)}!`;
    return `Kamu tahu ${named(order)} ada di ${order.form === 'percent' ? decimal(targetOf(order), 'id') : place(order)}!`;
  },
  fits(order) {
    if (order.form === 'compare') return `${named(order)} paling jauh dari 0.`;
    if (order.form === 'fraction' || order.form === 'part')
      return `${named(order)} ada di ${place(order)}.`;
    return `Di sinilah ${named(order)}.`;
  },
  miss,
  farthest: 'Paling jauh?',
  partOf: (percents, whole) => `${percents}% dari ${whole} km`,
  anchor: 'Jangkar',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  sea: (at) => `Laut. Perahu di ${at}`,
  keys: 'Panah kiri kanan berlayar, Enter menurunkan jangkar.',
  recap: (rounds) => `Tadi jangkarmu mengangkat ${rounds} benda dari dasar laut.`,
  allKnown: 'Semua titik di teluk ini sudah kamu kuasai! Sekarang buat soal untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Isi laut ini sesukamu. Perbesar sampai perseribuan.',
  put: 'Taruh',
  thing: (name) => `Benda: ${name}`,
  full: 'Lautmu penuh. Angkat sesuatu dulu.',
  makeGoal: 'Bawa perahu ke titik rahasiamu, lalu ganti soalnya.',
  unsound: 'Titik itu belum bisa jadi soal. Geser sedikit.',
};
