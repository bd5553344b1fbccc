/**
 * The words that children meet: Indonesian with its syllables, English, a theme and a level. Each has a
 * picture of the same name in `art/fluent/`. Own list; a teacher reviews it before a release.
 */
export type Theme =
  | 'hewan'
  | 'makanan'
  | 'rumah'
  | 'mainan'
  | 'alam'
  | 'tubuh'
  | 'kendaraan'
  | 'sekolah'
  | 'orang';

/** 1 open syllables, 2 a vowel first or in a pair, 3 closed syllables, 4 ng or ny, 5 three or more syllables. */
export type Pattern = 1 | 2 | 3 | 4 | 5;

export interface BankWord {
  /** Also the Indonesian word, and the name of its picture. */
  readonly id: string;
  readonly syllables: readonly string[];
  readonly en: string;
  readonly theme: Theme;
  readonly pattern: Pattern;
  readonly cefr: 'pre-A1' | 'A1';
}

type Row = readonly [
  id: string,
  syllables: string,
  en: string,
  theme: Theme,
  pattern: Pattern,
  cefr: BankWord['cefr'],
];

const rows: readonly Row[] = [
  ['sapi', 'sa-pi', 'cow', 'hewan', 1, 'pre-A1'],
  ['kuda', 'ku-da', 'horse', 'hewan', 1, 'pre-A1'],
  ['rusa', 'ru-sa', 'deer', 'hewan', 1, 'A1'],
  ['paus', 'pa-us', 'whale', 'hewan', 2, 'A1'],
  ['hiu', 'hi-u', 'shark', 'hewan', 2, 'A1'],
  ['ayam', 'a-yam', 'chicken', 'hewan', 2, 'pre-A1'],
  ['ikan', 'i-kan', 'fish', 'hewan', 2, 'pre-A1'],
  ['ular', 'u-lar', 'snake', 'hewan', 2, 'pre-A1'],
  ['semut', 'se-mut', 'ant', 'hewan', 3, 'A1'],
  ['lebah', 'le-bah', 'bee', 'hewan', 3, 'A1'],
  ['kambing', 'kam-bing', 'goat', 'hewan', 4, 'pre-A1'],
  ['bebek', 'be-bek', 'duck', 'hewan', 3, 'pre-A1'],
  ['gajah', 'ga-jah', 'elephant', 'hewan', 3, 'pre-A1'],
  ['kucing', 'ku-cing', 'cat', 'hewan', 4, 'pre-A1'],
  ['anjing', 'an-jing', 'dog', 'hewan', 4, 'pre-A1'],
  ['monyet', 'mo-nyet', 'monkey', 'hewan', 4, 'pre-A1'],
  ['burung', 'bu-rung', 'bird', 'hewan', 4, 'pre-A1'],
  ['penyu', 'pe-nyu', 'sea turtle', 'hewan', 4, 'A1'],
  ['kelinci', 'ke-lin-ci', 'rabbit', 'hewan', 5, 'pre-A1'],
  ['harimau', 'ha-ri-mau', 'tiger', 'hewan', 5, 'pre-A1'],
  ['jerapah', 'je-ra-pah', 'giraffe', 'hewan', 5, 'pre-A1'],
  ['buaya', 'bu-a-ya', 'crocodile', 'hewan', 5, 'pre-A1'],
  ['kupu-kupu', 'ku-pu-ku-pu', 'butterfly', 'hewan', 5, 'A1'],
  ['gurita', 'gu-ri-ta', 'octopus', 'hewan', 5, 'A1'],
  ['kepiting', 'ke-pi-ting', 'crab', 'hewan', 5, 'A1'],
  ['orang utan', 'o-rang-u-tan', 'orangutan', 'hewan', 5, 'A1'],
  ['lumba-lumba', 'lum-ba-lum-ba', 'dolphin', 'hewan', 5, 'A1'],
  ['siput', 'si-put', 'snail', 'hewan', 3, 'A1'],
  ['katak', 'ka-tak', 'frog', 'hewan', 3, 'pre-A1'],
  ['tikus', 'ti-kus', 'mouse', 'hewan', 3, 'pre-A1'],
  ['domba', 'dom-ba', 'sheep', 'hewan', 3, 'pre-A1'],
  ['nuri', 'nu-ri', 'parrot', 'hewan', 1, 'A1'],
  ['roti', 'ro-ti', 'bread', 'makanan', 1, 'pre-A1'],
  ['nasi', 'na-si', 'rice', 'makanan', 1, 'pre-A1'],
  ['keju', 'ke-ju', 'cheese', 'makanan', 1, 'A1'],
  ['susu', 'su-su', 'milk', 'makanan', 1, 'pre-A1'],
  ['kopi', 'ko-pi', 'coffee', 'makanan', 1, 'A1'],
  ['madu', 'ma-du', 'honey', 'makanan', 1, 'A1'],
  ['ubi', 'u-bi', 'sweet potato', 'makanan', 2, 'A1'],
  ['apel', 'a-pel', 'apple', 'makanan', 2, 'pre-A1'],
  ['air', 'a-ir', 'water', 'makanan', 2, 'pre-A1'],
  ['telur', 'te-lur', 'egg', 'makanan', 3, 'pre-A1'],
  ['jeruk', 'je-ruk', 'orange', 'makanan', 3, 'pre-A1'],
  ['wortel', 'wor-tel', 'carrot', 'makanan', 3, 'pre-A1'],
  ['tomat', 'to-mat', 'tomato', 'makanan', 3, 'pre-A1'],
  ['jagung', 'ja-gung', 'corn', 'makanan', 4, 'A1'],
  ['pisang', 'pi-sang', 'banana', 'makanan', 4, 'pre-A1'],
  ['mangga', 'mang-ga', 'mango', 'makanan', 4, 'pre-A1'],
  ['bawang', 'ba-wang', 'onion', 'makanan', 4, 'pre-A1'],
  ['kacang', 'ka-cang', 'peanut', 'makanan', 4, 'A1'],
  ['nanas', 'na-nas', 'pineapple', 'makanan', 3, 'pre-A1'],
  ['kelapa', 'ke-la-pa', 'coconut', 'makanan', 5, 'pre-A1'],
  ['semangka', 'se-mang-ka', 'watermelon', 'makanan', 5, 'pre-A1'],
  ['avokad', 'a-vo-kad', 'avocado', 'makanan', 5, 'A1'],
  ['es krim', 'es-krim', 'ice cream', 'makanan', 3, 'pre-A1'],
  ['kue', 'ku-e', 'cake', 'makanan', 2, 'pre-A1'],
  ['mi', 'mi', 'noodles', 'makanan', 1, 'A1'],
  ['buku', 'bu-ku', 'book', 'rumah', 1, 'pre-A1'],
  ['pintu', 'pin-tu', 'door', 'rumah', 3, 'pre-A1'],
  ['kursi', 'kur-si', 'chair', 'rumah', 3, 'pre-A1'],
  ['lampu', 'lam-pu', 'lamp', 'rumah', 3, 'pre-A1'],
  ['jam', 'jam', 'clock', 'rumah', 3, 'pre-A1'],
  ['sabun', 'sa-bun', 'soap', 'rumah', 3, 'pre-A1'],
  ['sikat', 'si-kat', 'brush', 'rumah', 3, 'A1'],
  ['rumah', 'ru-mah', 'house', 'rumah', 3, 'pre-A1'],
  ['kunci', 'kun-ci', 'key', 'rumah', 3, 'A1'],
  ['payung', 'pa-yung', 'umbrella', 'rumah', 4, 'A1'],
  ['topi', 'to-pi', 'hat', 'rumah', 1, 'pre-A1'],
  ['baju', 'ba-ju', 'shirt', 'rumah', 1, 'pre-A1'],
  ['sepatu', 'se-pa-tu', 'shoes', 'rumah', 5, 'pre-A1'],
  ['kaus kaki', 'ka-us-ka-ki', 'socks', 'rumah', 5, 'pre-A1'],
  ['kacamata', 'ka-ca-ma-ta', 'glasses', 'rumah', 5, 'pre-A1'],
  ['tas', 'tas', 'bag', 'rumah', 3, 'pre-A1'],
  ['telepon', 'te-le-pon', 'phone', 'rumah', 5, 'pre-A1'],
  ['bola', 'bo-la', 'ball', 'mainan', 1, 'pre-A1'],
  ['gitar', 'gi-tar', 'guitar', 'mainan', 3, 'pre-A1'],
  ['balon', 'ba-lon', 'balloon', 'mainan', 3, 'pre-A1'],
  ['boneka', 'bo-ne-ka', 'doll', 'mainan', 5, 'pre-A1'],
  ['layang-layang', 'la-yang-la-yang', 'kite', 'mainan', 5, 'pre-A1'],
  ['robot', 'ro-bot', 'robot', 'mainan', 3, 'pre-A1'],
  ['hadiah', 'ha-di-ah', 'present', 'mainan', 5, 'A1'],
  ['gendang', 'gen-dang', 'drum', 'mainan', 4, 'A1'],
  ['batu', 'ba-tu', 'stone', 'alam', 1, 'A1'],
  ['api', 'a-pi', 'fire', 'alam', 2, 'A1'],
  ['bulan', 'bu-lan', 'moon', 'alam', 3, 'A1'],
  ['awan', 'a-wan', 'cloud', 'alam', 2, 'A1'],
  ['pohon', 'po-hon', 'tree', 'alam', 3, 'pre-A1'],
  ['bunga', 'bu-nga', 'flower', 'alam', 4, 'pre-A1'],
  ['daun', 'da-un', 'leaf', 'alam', 2, 'A1'],
  ['hujan', 'hu-jan', 'rain', 'alam', 3, 'A1'],
  ['pelangi', 'pe-la-ngi', 'rainbow', 'alam', 5, 'A1'],
  ['bintang', 'bin-tang', 'star', 'alam', 4, 'pre-A1'],
  ['matahari', 'ma-ta-ha-ri', 'sun', 'alam', 5, 'pre-A1'],
  ['gunung', 'gu-nung', 'mountain', 'alam', 4, 'A1'],
  ['laut', 'la-ut', 'sea', 'alam', 2, 'pre-A1'],
  ['pulau', 'pu-lau', 'island', 'alam', 2, 'A1'],
  ['bumi', 'bu-mi', 'earth', 'alam', 1, 'A1'],
  ['mata', 'ma-ta', 'eye', 'tubuh', 1, 'pre-A1'],
  ['gigi', 'gi-gi', 'tooth', 'tubuh', 1, 'A1'],
  ['kaki', 'ka-ki', 'foot', 'tubuh', 1, 'pre-A1'],
  ['telinga', 'te-li-nga', 'ear', 'tubuh', 5, 'pre-A1'],
  ['hidung', 'hi-dung', 'nose', 'tubuh', 4, 'pre-A1'],
  ['mulut', 'mu-lut', 'mouth', 'tubuh', 3, 'pre-A1'],
  ['tangan', 'ta-ngan', 'hand', 'tubuh', 4, 'pre-A1'],
  ['kapal', 'ka-pal', 'ship', 'kendaraan', 3, 'pre-A1'],
  ['mobil', 'mo-bil', 'car', 'kendaraan', 3, 'pre-A1'],
  ['bus', 'bus', 'bus', 'kendaraan', 3, 'pre-A1'],
  ['kereta', 'ke-re-ta', 'train', 'kendaraan', 5, 'pre-A1'],
  ['sepeda', 'se-pe-da', 'bicycle', 'kendaraan', 5, 'pre-A1'],
  ['pesawat', 'pe-sa-wat', 'plane', 'kendaraan', 5, 'pre-A1'],
  ['roket', 'ro-ket', 'rocket', 'kendaraan', 3, 'A1'],
  ['perahu', 'pe-ra-hu', 'boat', 'kendaraan', 5, 'pre-A1'],
  ['truk', 'truk', 'truck', 'kendaraan', 3, 'pre-A1'],
  ['pena', 'pe-na', 'pen', 'sekolah', 1, 'pre-A1'],
  ['pensil', 'pen-sil', 'pencil', 'sekolah', 3, 'pre-A1'],
  ['peta', 'pe-ta', 'map', 'sekolah', 1, 'A1'],
  ['kertas', 'ker-tas', 'paper', 'sekolah', 3, 'pre-A1'],
  ['gunting', 'gun-ting', 'scissors', 'sekolah', 4, 'A1'],
  ['kuas', 'ku-as', 'paintbrush', 'sekolah', 2, 'A1'],
  ['guru', 'gu-ru', 'teacher', 'orang', 1, 'pre-A1'],
  ['bayi', 'ba-yi', 'baby', 'orang', 1, 'pre-A1'],
  ['ibu', 'i-bu', 'mother', 'orang', 2, 'pre-A1'],
  ['ayah', 'a-yah', 'father', 'orang', 2, 'pre-A1'],
  ['kakek', 'ka-kek', 'grandfather', 'orang', 3, 'pre-A1'],
  ['nenek', 'ne-nek', 'grandmother', 'orang', 3, 'pre-A1'],
  ['raja', 'ra-ja', 'king', 'orang', 1, 'A1'],
  ['peri', 'pe-ri', 'fairy', 'orang', 1, 'A1'],
  ['dokter', 'dok-ter', 'doctor', 'orang', 3, 'A1'],
  ['petani', 'pe-ta-ni', 'farmer', 'orang', 5, 'A1'],
];

export const bankWords: readonly BankWord[] = rows.map(
  ([id, syllables, en, theme, pattern, cefr]) => ({
    id,
    syllables: syllables.split('-'),
    en,
    theme,
    pattern,
    cefr,
  }),
);
