/** What the last two lines speak of. */
export type Theme = 'friend' | 'school' | 'family' | 'food' | 'night' | 'funny';

/** Two lines that belong together; the first two paint a picture, the last two say something. */
export type Couplet = readonly [string, string];

/** Slots: {hewan} an animal, {buah} a fruit, {pohon} a fruit that grows on a tree. */
export const pictures: readonly Couplet[] = [
  ['Ada {hewan} di tepi jalan,', 'melihat layangan terbang.'],
  ['Beli {buah} di toko depan,', 'dimakan saat hari siang.'],
  ['{hewan} kecil naik sampan,', 'angin bertiup dari seberang.'],
  ['Pagi-pagi turun hujan,', '{hewan} berteduh di kandang.'],
  ['Petik {buah} di dekat taman,', 'bawa pulang dengan keranjang.'],
  ['Seekor {hewan} larinya cepat,', 'berlari-lari di tepi pasar.'],
  ['{hewan} kecil suka melompat,', 'lompatnya tinggi melewati pagar.'],
  ['Buah {buah} rasanya lezat,', 'dibeli Ibu di tengah pasar.'],
  ['Naik delman ke rumah sahabat,', '{hewan} menyapa di depan pagar.'],
  ['Kapal layar mulai merapat,', 'di pelabuhan yang sangat besar.'],
  ['Ada {hewan} di balik dinding,', 'melihat itik jalan berarak.'],
  ['{hewan} berjalan miring-miring,', 'di atas pasir meninggalkan jejak.'],
  ['Buah {buah} di atas piring,', 'dipotong Ayah, rasanya enak.'],
  ['Burung pipit hinggap di ranting,', '{hewan} di bawah ikut bersorak.'],
  ['Naik sepeda bel berdenting,', 'melewati jalan menanjak.'],
  ['{hewan} pergi melihat sumur,', 'airnya jernih dan sangat dalam.'],
  ['Petik {buah} di kebun sayur,', 'dibawa pulang sebelum malam.'],
  ['{hewan} kecil di balik kasur,', 'sembunyi karena lampu padam.'],
  ['Pohon {pohon} tumbuhnya subur,', 'di dekat kolam ikan yang dalam.'],
  ['Buah {buah} rasanya manis,', 'dimakan di bawah pohon pinang.'],
  ['{hewan} pulang kena gerimis,', 'berteduh di bawah pohon pisang.'],
  ['Kain batik bergaris-garis,', 'dijemur Bibi di tali panjang.'],
];

export const sayings: Readonly<Record<Theme, readonly Couplet[]>> = {
  friend: [
    ['Mari bermain, wahai kawan,', 'supaya hati jadi senang.'],
    ['Terima kasih, wahai teman,', 'bersamamu hatiku tenang.'],
    ['Punya teman yang baik dan hangat,', 'senyumnya manis, matanya berbinar.'],
    ['Punya sahabat memang penting,', 'berbagi tawa, cerita pun banyak.'],
    ['Punya teman hati terhibur,', 'bermain bersama siang dan malam.'],
    ['Bersama teman tawa tak habis,', 'main bersama hati pun senang.'],
  ],
  school: [
    ['Hari ini banyak pelajaran,', 'pulangnya perut minta kenyang.'],
    ['Di sekolah kita mencatat,', 'sambil bercanda dan terus belajar.'],
    ['Bel sekolah bunyinya nyaring,', 'semua murid lari serentak.'],
    ['Di kelas kami duduk teratur,', 'mendengar cerita tentang alam.'],
    ['Di kelas kami suka menulis,', 'membaca buku sampai petang.'],
  ],
  family: [
    ['Ibu tersenyum di halaman,', 'menyambut aku yang baru pulang.'],
    ['Nenek datang membawa cokelat,', 'cucu-cucunya berlari keluar.'],
    ['Kakek bercerita sambil berbaring,', 'cucunya mendengar, tak mau beranjak.'],
    ['Ayah mengajak ke kebun anggur,', 'kami senang sampai malam.'],
    ['Senyum Ibu sungguh manis,', 'membuat hatiku selalu tenang.'],
  ],
  food: [
    ['Nasi hangat sudah disiapkan,', 'makan bersama sampai kenyang.'],
    ['Sarapan pagi membuat kuat,', 'siap bermain, badan pun segar.'],
    ['Kuah soto harum dan kuning,', 'disantap hangat sungguh enak.'],
    ['Pagi-pagi makan bubur,', 'kenyangnya sampai nanti malam.'],
    ['Kue Nenek berlapis-lapis,', 'dua potong saja sudah kenyang.'],
  ],
  night: [
    ['Malam ini ada rembulan,', 'tidurlah nyenyak sampai terang.'],
    ['Malam tiba, waktunya istirahat,', 'bintang di langit tetap bersinar.'],
    ['Jangkrik bernyanyi suaranya nyaring,', 'anak-anak sudah tidur nyenyak.'],
    ['Bulan terbit, waktunya tidur,', 'mimpi yang indah sepanjang malam.'],
    ['Dengar di luar suara gerimis,', 'tidurlah nyenyak, hati pun tenang.'],
  ],
  funny: [
    ['Kakek tertawa sendirian,', 'ternyata sarungnya berlubang.'],
    ['Sepatuku lari duluan,', 'aku tertinggal di belakang.'],
    ['Paman menari terlalu semangat,', 'sampai kacamatanya berputar.'],
    ['Adik bernyanyi penuh semangat,', 'sampai cicaknya ikut berkomentar.'],
    ['Ayah tidur suaranya nyaring,', 'sampai si kucing lari mendadak.'],
    ['Adik bercermin sambil berbaring,', 'melihat wajahnya lalu terbahak.'],
    ['Kucingku bangun dari tidur,', 'kumisnya putih, ekornya hitam.'],
    ['Katak bernyanyi tidak diatur,', 'suaranya serak sampai malam.'],
    ['Paman punya selembar kumis,', 'ditiup angin langsung terbang.'],
  ],
};

export const animals =
  'kucing kelinci gajah monyet kambing bebek rusa kancil tupai panda kuda sapi ayam domba singa zebra koala katak jerapah beruang angsa'.split(
    ' ',
  );
export const fruits =
  'mangga pisang nanas salak durian jambu apel jeruk pepaya rambutan manggis duku'.split(' ');
export const treeFruits = 'mangga jambu rambutan durian jeruk manggis duku'.split(' ');
