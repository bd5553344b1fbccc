import type { Fraction } from '../rules/order-forms.ts';
import { first, listed } from './phrases.ts';
import type { Words } from './words.ts';

const namesId: Record<number, string> = {
  3: 'tiga',
  4: 'empat',
  6: 'enam',
  8: 'delapan',
};

const countId = [
  ...['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
  ...['sepuluh', 'sebelas', 'dua belas', 'tiga belas', 'empat belas', 'lima belas'],
];

/** The name of a fraction, as it is said aloud. */
const sayId = ({ top, bottom }: Fraction): string => {
  if (bottom === 2) return top === 1 ? 'setengah' : `${countId[top]} perdua`;
  if (top === 1) return `seper${namesId[bottom] ?? bottom}`;
  return `${countId[top]} per${namesId[bottom] ?? bottom}`;
};

export const id: Words = {
  say: sayId,
  goal(task) {
    if (task.form === 'share') return `Potong sama besar untuk ${task.want.bottom} orang.`;
    if (task.form === 'compare') return 'Siapa yang dapat martabak lebih banyak?';
    if (task.form === 'recut') return `Ada ${task.ready} potong. Sajikan ${sayId(task.want)}.`;
    return `Potong dan sajikan ${sayId(task.want)}.`;
  },
  board: (shape, parts, taken) => `Martabak ${shape}, ${parts} potong, ${taken} di piring`,
  undo: 'Batalkan',
  weigh: 'Timbang',
  same: 'Sama banyak',
  more: (fraction) => `${sayId(fraction)} lebih banyak`,
  answers: 'Jawaban',
  choose(task) {
    if (task.form === 'compare') return 'Ketuk yang lebih banyak, atau sama.';
    if (task.form === 'recut') return 'Ketuk potongan yang mau disajikan.';
    return 'Geser pisau di atas martabak, yuk.';
  },
  tapRim: 'Lalu ketuk tepi seberang atau tengah.',
  tapPieces: 'Ketuk dulu potongan yang mau disajikan.',
  keys: 'Panah memutar pisau, Enter memotong, Spasi mengambil.',
  count: (parts, people) => `Ada ${parts} potong untuk ${people} orang.`,
  uneven: 'Miring! Potongannya belum sama berat.',
  less: 'Kurang! Pemberatnya lebih berat.',
  tooMuch: 'Kelebihan! Ini terlalu berat.',
  fair: (people) => `Seimbang! ${people} potong sama besar.`,
  served: (task, ownWay) =>
    ownWay ? 'Kamu pakai cara lain, dan pas!' : `Pas! Ini ${sayId(task.want)} martabak.`,
  heavier: (more) => `${first(sayId(more))} lebih berat.`,
  equal: (one, other) => `${first(sayId(one))} sama dengan ${sayId(other)}.`,
  scaffold(task) {
    if (task.form === 'compare') return 'Lihat gambarnya. Mana yang lebih banyak?';
    if (task.form === 'share') return 'Mulai dari titik-titik di tepinya.';
    return `Bagi jadi ${task.want.bottom}, lalu ambil ${task.want.top}.`;
  },
  watch(task) {
    if (task.form === 'compare') return 'Lihat, kita timbang keduanya.';
    if (task.form === 'share') return `Lihat, begini jadi ${task.want.bottom} sama besar.`;
    return `Lihat, begini jadi ${sayId(task.want)}.`;
  },
  yourTurn: 'Sekarang giliranmu.',
  anew: 'Sekarang angka lain. Siapa dapat lebih banyak?',
  yum: 'Nyam, nyam! Terima kasih!',
  topping: 'Mau topping apa?',
  toppings: ['Keju', 'Cokelat', 'Kacang', 'Durian', 'Cabai', 'Pisang', 'Es krim', 'Jagung'],
  treats: [
    'Moloor!',
    'Kumis cokelat!',
    'Kriuk!',
    'Wuih, harum!',
    'Huhah!',
    'Asyik!',
    'Brrr!',
    'Pop pop!',
  ],
  huh: 'Lho?',
  wow: 'Wah!',
  level: 'PAS!',
  free: 'Main bebas',
  stall: 'Warung',
  freeGoal: 'Hias dan potong sesukamu.',
  fresh: 'Adonan baru',
  other: 'Ganti bentuk',
  next: 'Topping lain',
  give: 'Bagikan potongan',
  empty: 'Habis! Bikin adonan baru, yuk.',
  allKnown: 'Semua pecahan di sini sudah kamu kuasai! Sekarang coba Kode Pertamaku.',
  recap(fractions, people) {
    const parts = [
      ...fractions.slice(people.length > 0 ? -1 : -2).map(sayId),
      ...(people.length > 0 ? [`${Math.max(...people)} bagian sama besar`] : []),
    ];
    return `Tadi kamu membuat ${listed(parts, 'dan')}.`;
  },
  name: { round: 'bundar', box: 'kotak' },
};
