import { placeOf } from '../rules/forms/buoy.ts';
import { basketsOf, wantedOf } from '../rules/forms/catch.ts';
import { volumeOf } from '../rules/forms/hold.ts';
import { areaOf, edgeOf } from '../rules/forms/sail.ts';
import { mastOf, stepOf } from '../rules/forms/scale.ts';
import { numberOf, pairOf, turned, turns } from '../rules/forms/unit.ts';
import { at, type Form, type Order, type Spot, type Verdict } from '../rules/order.ts';
import { figure, pair, signed, unitOfMast } from './numbers.ts';
import type { Words } from './words.ts';

type Numbers = readonly number[];
type Lines = Partial<Readonly<Record<Verdict, string | ((order: Order, spot: Spot) => string)>>>;

const ways = (n: Numbers): string => {
  const [east, north] = [at(n, 3), at(n, 4)];
  return `${Math.abs(east)} ke ${east > 0 ? 'timur' : 'barat'}, ${Math.abs(north)} ke ${north > 0 ? 'utara' : 'selatan'}`;
};
const mast = (order: Order): string => `${figure(mastOf(order.n), 'id')} ${unitOfMast(order)}`;
const place = (n: Numbers): string => pair(placeOf(n).x, placeOf(n).y);
const changed = (n: Numbers): string =>
  `${figure(turned(n, pairOf(n).shift + turns), 'id')} ${pairOf(n).to}`;

const goals: Readonly<Record<Form, (n: Numbers) => string>> = {
  scale(n) {
    const [kind, a, b, c] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)];
    if (kind === 0) return `Tiang model ${a} cm, skala 1 : ${b}. Setinggi apa tiang aslinya?`;
    if (kind === 1) return `Tiang kapal ${a} m. Buat modelnya, skala 1 : ${b}.`;
    return `Panjang ${a} m, tiang ${b} m. Kalau panjangnya ${c} m, tiangnya?`;
  },
  buoy(n) {
    if (at(n, 0) === 0) return `Bawa perahu ke titik ${place(n)}, lalu luncurkan.`;
    if (at(n, 0) === 1) return `Dari ${pair(at(n, 1), at(n, 2))} berlayarlah ${ways(n)}.`;
    return 'Taruh perahu di tengah kedua pelampung.';
  },
  sail(n) {
    if (at(n, 0) === 0) return `Tarik kain kuning sampai seluruh layar ${at(n, 3)} m².`;
    if (at(n, 0) === 1) return `Tarik kain kuning sampai keliling layar ${at(n, 3)} m.`;
    return `Buat layar ${at(n, 3)} m² dengan keliling ${at(n, 4)} m.`;
  },
  unit: (n) =>
    `${figure(numberOf(n), 'id')} ${pairOf(n).from} itu berapa ${pairOf(n).to}? Geser kemudinya.`,
  catch: (n) =>
    at(n, 0) === 0
      ? 'Tarik garis ke rata-rata semua tangkapan.'
      : `Rata-ratanya harus ${at(n, 1)}. Isi keranjang terakhir.`,
  hold(n) {
    const both = `${at(n, 2)} m³ setinggi ${at(n, 1)} m`;
    if (at(n, 0) === 0) return `Muat peti ${both}. Tarik alasnya.`;
    if (at(n, 0) === 1) return `Dengan muatan merah muda, jumlahnya harus ${both}.`;
    return `Muat ${both} dengan keliling alas ${at(n, 3)} m.`;
  },
};

const wayOf: Readonly<Record<Form, (n: Numbers) => string>> = {
  scale: (n) =>
    at(n, 0) === 2
      ? 'Berapa kali lebih panjang? Tiangnya juga sekian kali.'
      : 'Cari dulu arti 1 cm di model, dalam meter.',
  buoy: (n) =>
    [
      'Angka pertama ke samping, angka kedua ke atas atau ke bawah.',
      'Ke timur dan barat dulu, baru ke utara dan selatan.',
      'Cari tengahnya ke samping dulu, lalu tengahnya ke atas.',
    ][at(n, 0)] ?? '',
  sail: (n) =>
    [
      'Kurangi luas kain merah muda dulu.',
      'Ikuti tepi luarnya saja. Jahitan di tengah tidak dihitung.',
      'Penuhi luasnya dulu, lalu ubah bentuknya sampai kelilingnya pas.',
    ][at(n, 0)] ?? '',
  unit: () => 'Satuan yang lebih kecil butuh angka yang lebih besar.',
  catch: (n) =>
    at(n, 0) === 0
      ? 'Pindahkan yang lebih ke keranjang yang kurang, sampai rata.'
      : 'Kalikan rata-rata dengan banyaknya keranjang, lalu kurangi isi yang lain.',
  hold: (n) =>
    at(n, 0) === 1
      ? 'Bagi isinya dengan tinggi, lalu kurangi alas merah muda.'
      : 'Bagi isinya dengan tinggi: itulah luas alasnya.',
};

const fits: Readonly<Record<Form, (order: Order) => string>> = {
  scale: (order) => `Tiang ${mast(order)}: pas lewat di bawah jembatan.`,
  buoy: ({ n }) => `Tepat di ${place(n)}.`,
  sail: ({ n }) =>
    at(n, 0) === 1
      ? `Keliling layar ${at(n, 3)} m, talinya pas.`
      : `Layar ${at(n, 3)} m² mengembang penuh.`,
  unit: ({ n }) => `${figure(numberOf(n), 'id')} ${pairOf(n).from} = ${changed(n)}.`,
  catch: ({ n }) =>
    at(n, 0) === 0
      ? `Rata-ratanya ${wantedOf(n)}: perahunya seimbang.`
      : `Dengan ${wantedOf(n)}, rata-ratanya jadi ${at(n, 1)}.`,
  hold: ({ n }) => `${at(n, 2)} m³ masuk semua ke palka.`,
};

const alone: Readonly<Record<Form, (order: Order) => string>> = {
  scale: (order) => `Kamu menghitung tiang ${mast(order)} dari ukuran lain!`,
  buoy: ({ n }) => `Kamu membaca peta sampai ${place(n)}!`,
  sail: ({ n }) =>
    at(n, 0) === 1
      ? `Kamu mengukur tepi ${at(n, 3)} m tanpa jahitannya!`
      : `Kamu merancang layar ${at(n, 3)} m²!`,
  unit: ({ n }) => `Kamu tahu ${figure(numberOf(n), 'id')} ${pairOf(n).from} itu ${changed(n)}!`,
  catch: ({ n }) => `Kamu menyeimbangkan ${basketsOf(n).length + at(n, 0)} keranjang!`,
  hold: ({ n }) => `Kamu mengisi palka tepat ${at(n, 2)} m³!`,
};

const tenfold = 'Selisihnya sepuluh kali. Periksa cm dan m.';
const misses: Readonly<Record<Form, Lines>> = {
  scale: {
    added: 'Kamu menambah sama banyak. Bentuk perahunya jadi berubah.',
    plain: ({ n }) =>
      [
        'Itu ukuran modelnya. Kapal aslinya lain.',
        'Itu ukuran kapalnya. Modelnya lain.',
        'Itu tiang perahu kecil. Perahu ini lebih panjang.',
      ][at(n, 0)] ?? '',
    tenfold,
    low: (order, { y }) =>
      `Tiang ${figure(y * stepOf(order.n), 'id')} ${unitOfMast(order)}: layarnya terseret di air.`,
    high: (order, { y }) =>
      `Tiang ${figure(y * stepOf(order.n), 'id')} ${unitOfMast(order)}: membentur jembatan!`,
  },
  buoy: {
    swapped: 'Angkanya tertukar. Ke samping dulu, baru ke atas.',
    opposite: 'Jaraknya benar, tapi arahnya terbalik.',
    half: 'Satu arah sudah benar. Periksa arah yang lain.',
    plain: 'Itu dihitung dari pelabuhan. Mulai dari lingkaran kuning.',
    low: 'Perahumu tiba di tempat lain. Ada yang menyapa!',
  },
  sail: {
    swapped: ({ n }) =>
      at(n, 0) === 1
        ? 'Itu luasnya. Keliling menyusuri tepi layar.'
        : 'Itu kelilingnya. Luas menghitung kotak di dalam.',
    forgotten: 'Kain merah muda juga layar. Hitung keduanya.',
    seam: 'Jahitan di tengah bukan tepi. Talinya bersisa.',
    half: ({ n }, spot) =>
      areaOf(n, spot) === at(n, 3)
        ? 'Luasnya sudah pas. Kelilingnya belum.'
        : 'Kelilingnya sudah pas. Luasnya belum.',
    low: ({ n }, spot) =>
      at(n, 0) === 1
        ? `Kelilingnya baru ${edgeOf(n, spot)} m. Siput pun menyalip.`
        : `Layarnya baru ${areaOf(n, spot)} m². Siput pun menyalip.`,
    high: ({ n }, spot) =>
      at(n, 0) === 1
        ? `Kelilingnya ${edgeOf(n, spot)} m. Perahunya oleng!`
        : `Layarnya ${areaOf(n, spot)} m². Perahunya oleng!`,
  },
  unit: {
    opposite: 'Kemudinya terbalik. Satuan kecil butuh angka besar.',
    linear: ({ n }) =>
      pairOf(n).from.includes('²')
        ? 'Itu untuk panjang. Persegi punya dua arah.'
        : 'Itu untuk panjang. Kubus punya tiga arah.',
    low: ({ n }, { x }) => `${figure(turned(n, x), 'id')} ${pairOf(n).to} masih terlalu sedikit.`,
    high: ({ n }, { x }) => `${figure(turned(n, x), 'id')} ${pairOf(n).to} terlalu banyak.`,
  },
  catch: {
    forgotten: 'Keranjang kosong juga ikut dibagi.',
    plain: ({ n }) =>
      at(n, 0) === 0
        ? 'Itu tangkapan terbanyak. Ratakan dengan yang lain.'
        : 'Itu rata-ratanya. Keranjang lain belum seimbang.',
    middle: 'Itu yang di tengah. Rata-rata membagi semuanya.',
    low: (_, { y }) => `Baru ${y}. Perahunya miring, masih ada ikan bersisa.`,
    high: (_, { y }) => `${y} terlalu banyak. Perahunya miring, ikannya kurang.`,
  },
  hold: {
    swapped: 'Itu keliling alas kali tinggi. Pakai luas alasnya.',
    forgotten: 'Muatan merah muda juga dihitung.',
    half: ({ n }, spot) =>
      volumeOf(n, spot) === at(n, 2)
        ? 'Isinya sudah pas. Keliling alasnya belum.'
        : 'Keliling alasnya sudah pas. Isinya belum.',
    flat: 'Itu baru satu lapis. Kalikan dengan tingginya.',
    added: 'Ukurannya kamu jumlahkan. Volume itu perkalian.',
    low: ({ n }, spot) => `Baru ${volumeOf(n, spot)} m³. Ada yang tertinggal di dermaga.`,
    high: ({ n }, spot) => `${volumeOf(n, spot)} m³ meluap! Petinya melompat keluar.`,
  },
};

const miss = (order: Order, verdict: Verdict, spot: Spot): string => {
  const line = misses[order.form][verdict] ?? misses[order.form].low ?? '';
  return typeof line === 'string' ? line : line(order, spot);
};

export const id: Words = {
  goal: ({ form, n }) => goals[form](n),
  first: 'Tarik tiang ke atas, lalu tekan Luncurkan.',
  way: ({ form, n }) => wayOf[form](n),
  count: () => 'Sekarang angkanya terlihat. Geser sampai pas.',
  show: () => 'Tarik sampai lingkaran putih, lalu luncurkan.',
  alone: (order) => alone[order.form](order),
  fits: (order) => fits[order.form](order),
  miss,
  launch: 'Luncurkan',
  more: 'Tambah',
  less: 'Kurangi',
  board: (what) => `Papan gambar: ${what}`,
  keys: 'Panah menggeser, Enter meluncurkan.',
  recap: (rounds) => `Tadi ${rounds} perahu berlayar dari galanganmu.`,
  allKnown: 'Semua ukuran kapal sudah kamu kuasai! Sekarang buat soal untuk keluargamu.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Jahit layarmu dari kotak-kotak, lalu luncurkan.',
  boats: [
    'Pinisi Sulawesi punya tujuh layar.',
    'Sampan kecil didayung di sungai dan pantai.',
    'Jukung Bali bercadik di kedua sisinya.',
    'Sandeq dari Mandar melaju kencang.',
    'Lepa-lepa dipahat dari satu batang kayu.',
    'Klotok Kalimantan dinamai dari bunyi mesinnya.',
  ],
  hull: 'Ganti perahu',
  colour: 'Ganti warna',
  sails: (area, edge) => `Layarmu ${signed(area)} m², kelilingnya ${edge} m.`,
  noSail: 'Tanpa layar perahunya hanyut pelan. Jahit satu kotak dulu.',
  makeGoal: 'Tarik jawaban rahasiamu, lalu simpan soalnya.',
  unsound: 'Soal itu terlalu mudah ditebak. Geser sedikit.',
};
