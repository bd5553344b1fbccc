/** News with one main idea: {x} is an animal, {place} a place. What else they could be called are known mistakes. */

export interface HeadlineStory {
  readonly kicker: string;
  readonly lines: readonly string[];
  readonly right: string;
  /** Stands in the text, and is a small part of it. */
  readonly detail: string;
  /** Sounds well, and no line says it. */
  readonly absent: string;
  /** The text says the contrary. */
  readonly opposite: string;
  readonly places: readonly [string, string];
  readonly photo: readonly [thing: string, place: string];
  /** Who is in the picture of the detail. */
  readonly aside: string;
}

export const headlineStories: readonly HeadlineStory[] = [
  {
    kicker: 'Ronda malam',
    lines: [
      'Warga memilih ketua ronda di {place}.',
      'Tiga calon berpidato sampai semua pendengar mengantuk.',
      'Lalu seekor {x} naik ke panggung dan bersuara nyaring.',
      'Warga terbangun, tertawa, dan bertepuk tangan.',
      'Sejak malam itu, {x} memimpin ronda.',
    ],
    right: 'Seekor {x} memimpin ronda',
    detail: 'Tiga calon berpidato lama',
    absent: 'Seekor {x} makan jagung warga',
    opposite: 'Warga menolak seekor {x}',
    places: ['balai desa', 'lapangan'],
    photo: ['bintang', 'malam'],
    aside: 'kakek',
  },
  {
    kicker: 'Murid baru',
    lines: [
      'Pagi itu kelas empat kedatangan murid baru.',
      'Seekor {x} duduk di bangku dekat {place}.',
      'Bu Guru menghapus papan tulis, lalu mengabsen.',
      'Setiap kali namanya disebut, {x} itu menjawab.',
      'Kini ia datang setiap hari dan selalu tepat waktu.',
    ],
    right: 'Seekor {x} rajin ke sekolah',
    detail: 'Bu Guru menghapus papan tulis',
    absent: 'Seekor {x} mengunyah kapur',
    opposite: 'Seekor {x} selalu membolos',
    places: ['jendela', 'pintu'],
    photo: ['buku', 'kampung'],
    aside: 'guru',
  },
  {
    kicker: 'Rakit di sungai',
    lines: [
      'Jembatan di {place} sedang diperbaiki.',
      'Untuk sementara warga menyeberang dengan rakit.',
      'Yang menarik rakit itu seekor {x}.',
      'Di tengah sungai ia berhenti sebentar untuk mandi.',
      'Penumpang ikut basah, tetapi semua sampai dan tertawa.',
    ],
    right: 'Rakit {x} menyeberangkan warga',
    detail: 'Penumpang rakit basah',
    absent: 'Seekor {x} hanyut ke laut',
    opposite: 'Warga tidak bisa menyeberang',
    places: ['Martapura', 'Kapuas'],
    photo: ['perahu', 'laut'],
    aside: 'ayah',
  },
  {
    kicker: 'Latihan angklung',
    lines: [
      'Kelompok angklung berlatih di {place} setiap sore.',
      'Suatu hari satu pemainnya demam.',
      'Seekor {x} datang dan menggoyang angklungnya.',
      'Iramanya agak miring, tetapi penonton minta tambah.',
      'Sekarang {x} itu menjadi pemain tetap.',
    ],
    right: 'Seekor {x} ikut main angklung',
    detail: 'Satu pemain angklung demam',
    absent: 'Seekor {x} membuat angklung',
    opposite: 'Penonton tidak suka musik {x}',
    places: ['sanggar', 'balai warga'],
    photo: ['gendang', 'kampung'],
    aside: 'ibu',
  },
  {
    kicker: 'Taman baca',
    lines: [
      'Dulu taman baca di {place} sepi sekali.',
      'Lalu seekor {x} tidur siang di rak bukunya.',
      'Anak-anak datang melihatnya dan pulang membawa buku.',
      'Bu Butet sampai menambah dua rak.',
      'Kini taman baca itu selalu penuh.',
    ],
    right: 'Taman baca ramai berkat {x}',
    detail: 'Bu Butet menambah dua rak',
    absent: 'Seekor {x} memakan buku',
    opposite: 'Taman baca makin sepi',
    places: ['tepi danau', 'dekat pasar'],
    photo: ['buku', 'kota'],
    aside: 'nenek',
  },
  {
    kicker: 'Kebun cabai',
    lines: [
      'Kebun cabai di {place} diserang ulat.',
      'Orang-orangan sawah tidak membuat ulat takut.',
      'Uda Rizal lalu memutar lagu, dan seekor {x} menari.',
      'Tanah bergetar sampai semua ulat pindah.',
      'Tahun ini panen cabai berlimpah.',
    ],
    right: 'Tarian {x} menyelamatkan cabai',
    detail: 'Uda Rizal memutar lagu',
    absent: 'Seekor {x} suka makan cabai',
    opposite: 'Panen cabai habis oleh ulat',
    places: ['Agam', 'Brebes'],
    photo: ['daun', 'sawah'],
    aside: 'petani',
  },
  {
    kicker: 'Kapal dalam kabut',
    lines: [
      'Kapal menuju {place} kehilangan arah dalam kabut.',
      'Peluitnya berbunyi lima kali tanpa jawaban.',
      'Dari jauh terdengar suara seekor {x} di dermaga.',
      'Nakhoda mengikuti suara itu sampai tiba dengan selamat.',
      'Kini {x} itu mendapat topi pelaut.',
    ],
    right: 'Suara {x} memandu kapal',
    detail: 'Peluit kapal berbunyi lima kali',
    absent: 'Seekor {x} mabuk laut',
    opposite: 'Kapal tidak pernah tiba',
    places: ['Banda', 'Raja Ampat'],
    photo: ['kapal', 'laut'],
    aside: 'raja',
  },
  {
    kicker: 'Antrean di kelurahan',
    lines: [
      'Antrean di kantor {place} biasanya panjang.',
      'Suatu pagi seekor {x} berdiri paling depan.',
      'Ia melotot kepada siapa pun yang menyerobot.',
      'Petugas pun bekerja sambil menahan tawa.',
      'Sejak ada {x} itu, semua orang mengantre dengan tertib.',
    ],
    right: 'Antrean tertib berkat {x}',
    detail: 'Petugas menahan tawa',
    absent: 'Seekor {x} mengambil nomor antrean',
    opposite: 'Seekor {x} membuat antrean kacau',
    places: ['kelurahan', 'pos'],
    photo: ['kursi', 'kota'],
    aside: 'ibu',
  },
  {
    kicker: 'Lomba tujuh belasan',
    lines: [
      'Lomba balap karung di {place} diikuti dua puluh anak.',
      'Tali pembatasnya sempat putus dan diikat lagi.',
      'Seekor {x} masuk ke karung kosong dan ikut melompat.',
      'Ia tiba di garis akhir lebih dulu daripada semua anak.',
      'Panitia memberinya pita dan sekarung jagung.',
    ],
    right: 'Seekor {x} memimpin balap karung',
    detail: 'Tali pembatas sempat putus',
    absent: 'Seekor {x} tidur di dalam karung',
    opposite: 'Seekor {x} tiba paling akhir',
    places: ['Dusun Melati', 'Dusun Kenanga'],
    photo: ['daun', 'kampung'],
    aside: 'bayi',
  },
  {
    kicker: 'Listrik dari kandang',
    lines: [
      'Listrik di {place} sering padam pada malam hari.',
      'Kak Wayan lalu memasang roda putar di kandang.',
      'Seekor {x} senang sekali berlari di atas roda itu.',
      'Kabelnya sepanjang empat puluh meter.',
      'Kini, setiap kali ia berlari, seluruh gang terang.',
    ],
    right: 'Lari {x} menerangi satu gang',
    detail: 'Kabelnya empat puluh meter',
    absent: 'Seekor {x} takut pada lampu',
    opposite: 'Gang makin gelap karena {x}',
    places: ['Gang Mawar', 'Gang Delima'],
    photo: ['lampu', 'malam'],
    aside: 'robot',
  },
];
