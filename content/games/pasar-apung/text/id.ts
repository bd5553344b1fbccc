import { limitOf, neededOf, type Order, optionsOf, type Verdict } from '../rules/orders.ts';
import { numeral } from '../view/pieces.ts';
import type { Words } from './words.ts';

const spelled = (n: number): string => numeral(n, 'id');
const packs: Readonly<Record<number, string>> = {
  1000: 'peti',
  100: 'keranjang',
  10: 'jaring',
  1: 'jeruk',
};
const packOf = (unit: number): string => packs[unit] ?? '';
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const missLaid = (order: Order, { kind, sum }: Verdict): string => {
  const [laid, needed] = [spelled(sum), spelled(neededOf(order))];
  if (kind === 'many') return 'Jumlahnya pas. Coba pakai uang yang lebih besar.';
  if (kind === 'place') return `Di nampan ada ${laid}. Periksa tempat tiap angka.`;
  if (order.form !== 'change')
    return kind === 'less'
      ? `Di nampan baru ${laid}. Belum sampai ${needed}.`
      : `Di nampan ada ${laid}. Itu lebih dari ${needed}.`;
  const [from, to] = [spelled(order.a), spelled(order.b)];
  if (kind === 'same') return `Itu nilai belanjanya. Hitung maju dari ${from} sampai ${to}.`;
  if (kind === 'carry') return `${from} ditambah ${laid} kelebihan 1.000 dari ${to}.`;
  return kind === 'less'
    ? `${from} ditambah ${laid} belum sampai ${to}.`
    : `${from} ditambah ${laid} lebih dari ${to}.`;
};

const missPicked = ({ form }: Order, { kind, sum }: Verdict): string => {
  if (form === 'enough')
    return `Ribuannya cocok, tapi jumlahnya ${spelled(sum)}. Uangmu belum cukup.`;
  if (kind === 'pieces') return 'Itu banyaknya lembar dan koin. Lihat angkanya.';
  if (kind === 'place') return 'Periksa lagi ribuan dan ratusannya.';
  return kind === 'less'
    ? 'Masih ada uang yang belum terhitung.'
    : 'Lihat lagi angka di tiap uang.';
};

export const id: Words = {
  goal(order) {
    const { form, a, b } = order;
    if (form === 'load')
      return b > 0
        ? `Muat ${spelled(a)} jeruk. ${capital(packOf(b))} sedang habis.`
        : `Muat ${spelled(a)} jeruk ke nampan.`;
    if (form === 'count') return 'Berapa uang di nampan?';
    if (form === 'exact')
      return b > 0
        ? `Taruh uang pas ${spelled(a)}, tanpa uang ${spelled(b)}.`
        : `Taruh uang pas ${spelled(a)}.`;
    if (form === 'few')
      return `Taruh ${spelled(a)} dengan ${limitOf(order)} lembar atau koin saja.`;
    if (form === 'change') return `Belanja ${spelled(a)}, uang ${spelled(b)}. Kembaliannya?`;
    return `Uangmu ${spelled(a)}. Mana yang cukup?`;
  },
  first: 'Ketuk jeruk sampai pas, lalu tekan Kirim.',
  way({ form, a, b }) {
    if (form === 'load')
      return b > 0
        ? `Sepuluh ${packOf(b / 10) || 'jeruk'} sama dengan satu ${packOf(b)}.`
        : 'Lihat tiap angka: ribuan, ratusan, puluhan, atau satuan?';
    if (form === 'count') return 'Mulai dari uang terbesar, lalu tambahkan satu-satu.';
    if (form === 'exact') return 'Siapkan ribuannya dulu, lalu ratusannya.';
    if (form === 'few') return 'Pilih uang terbesar yang tidak melebihi jumlahnya.';
    if (form === 'change') return `Hitung maju dari ${spelled(a)} sampai ${spelled(b)}.`;
    return 'Jumlahkan ribuannya. Lalu lihat, apakah ratusannya lebih dari 1.000?';
  },
  count({ form }) {
    if (form === 'count') return 'Sekarang jumlah tiap kelompok terlihat. Tambahkan semuanya.';
    if (form === 'change') return 'Lihat hitungan majumu di atas nampan.';
    if (form === 'enough') return 'Ribuan dan ratusannya sudah dijumlahkan. Mana yang cukup?';
    return 'Sekarang jumlah di nampan terlihat. Berapa lagi?';
  },
  show: ({ form }) =>
    form === 'count' || form === 'enough'
      ? 'Periksa yang menyala, lalu ketuk.'
      : 'Ikuti yang menyala, satu per satu.',
  alone(order) {
    const { form, a, b } = order;
    if (form === 'load') return `Kamu memuat tepat ${spelled(a)} jeruk!`;
    if (form === 'count') return `Kamu menghitung semuanya: ${spelled(a)}!`;
    if (form === 'exact') return `Kamu menyiapkan ${spelled(a)} dengan pas!`;
    if (form === 'few')
      return `Kamu hanya memakai ${limitOf(order)} lembar atau koin untuk ${spelled(a)}!`;
    if (form === 'change')
      return `Kamu tahu dari ${spelled(a)} ke ${spelled(b)} itu ${spelled(b - a)}!`;
    return `Kamu menemukan yang cukup: ${spelled(optionsOf(order)[0] ?? 0)}!`;
  },
  fits(order) {
    const { form, a, b } = order;
    if (form === 'load') return `Pas, ${spelled(a)} jeruk.`;
    if (form === 'change')
      return `${spelled(a)} ditambah ${spelled(b - a)} sama dengan ${spelled(b)}.`;
    if (form === 'enough') return `Jumlahnya ${spelled(optionsOf(order)[0] ?? 0)}. Itu cukup.`;
    return form === 'count' ? `Semuanya ${spelled(a)}.` : `Pas, ${spelled(a)}.`;
  },
  miss: (order, verdict) =>
    order.form === 'count' || order.form === 'enough'
      ? missPicked(order, verdict)
      : missLaid(order, verdict),
  hand: 'Beri',
  load: 'Kirim',
  total: (sum, needed) => `${sum} dari ${needed}`,
  piece: (unit, isPack) => (isPack ? `Muat ${unit} jeruk` : `Taruh ${unit}`),
  tray: (lain) => `Nampan: ${lain}. Ketuk untuk mengambil kembali`,
  empty: 'kosong',
  nothingYet: 'Nampannya masih kosong. Isi dulu, ya.',
  full: 'Nampannya penuh. Ambil dulu beberapa.',
  recap: (rounds) => `Tadi ${rounds} perahu mampir, dan semuanya pulang senang.`,
  allKnown: 'Semua hitungan di pasar ini sudah kamu kuasai! Buat soal untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Hias perahumu, isi dagangan, lalu dayung.',
  paint: 'Warna perahu',
  roof: 'Atap perahu',
  row: 'Dayung',
  spot: (at, good) => `Tempat ${at}: ${good}`,
  nothing: 'kosong',
  visitor: (good) => `Wah, ${good.toLowerCase()}! Perahumu ramai sekali.`,
  makeGoal: 'Putar angkanya, lalu simpan soalmu.',
  places: ['Ribuan', 'Ratusan', 'Puluhan', 'Satuan'],
  wheel: (place, digit) => `${place} ${digit}`,
  unsound: 'Angka itu belum bisa jadi soal. Putar lagi.',
};
