/** News that answer who, what, where, when and how many. `extra` names others, who are easily mixed up. */

export type Role = 'who' | 'where' | 'when' | 'what';

export interface FactStory {
  readonly kicker: string;
  readonly core: readonly string[];
  readonly extra: readonly string[];
  readonly asks: readonly (readonly [role: Role, ask: string])[];
  readonly where: readonly string[];
  readonly what: readonly string[];
  /** Things of the scene kit; it answers nothing that is asked. */
  readonly photo: readonly [who: string, thing: string, place: string];
}

export const factStories: readonly FactStory[] = [
  {
    kicker: 'Sandal raksasa',
    core: [
      'Sandal sebesar perahu terdampar di {where}.',
      '{who} menemukannya pada {when}.',
      'Kucing-kucing langsung tidur siang di dalamnya.',
    ],
    extra: [
      'Pada {when2}, {who2} membawa kabar itu ke {where2}.',
      'Pasangan sandal itu masih dicari.',
    ],
    asks: [
      ['where', 'Di mana sandal itu terdampar?'],
      ['who', 'Siapa yang menemukan sandal itu?'],
      ['when', 'Kapan sandal itu ditemukan?'],
    ],
    where: ['pantai', 'dermaga', 'muara', 'teluk'],
    what: [],
    photo: ['kucing', 'sepatu', 'laut'],
  },
  {
    kicker: 'Ayam naik angkot',
    core: [
      'Seekor ayam naik angkot dari {where} pada {when}.',
      '{who}, sopir angkot itu, baru sadar di tengah jalan.',
      'Ayam itu berkokok dua kali karena ingin turun.',
    ],
    extra: [
      'Pada {when2}, {who2} melihat ayam itu di {where2}.',
      'Katanya, ayam itu sedang menunggu angkot berikutnya.',
    ],
    asks: [
      ['where', 'Dari mana ayam itu naik angkot?'],
      ['who', 'Siapa sopir angkot itu?'],
      ['when', 'Kapan ayam itu naik angkot?'],
    ],
    where: ['pasar', 'terminal', 'alun-alun', 'sekolah'],
    what: [],
    photo: ['ayam', 'bus', 'kota'],
  },
  {
    kicker: 'Kue setinggi rumah',
    core: [
      'Kue lapis setinggi {what} berdiri di {where}.',
      '{who} memanggangnya untuk ulang tahun jembatan desa.',
      'Puncaknya dijaga dengan payung agar tidak dihinggapi burung.',
    ],
    extra: [
      '{who2} juga membuat kue untuk {where2}.',
      'Kue itu setinggi {what2} dan rasanya pedas.',
    ],
    asks: [
      ['what', 'Berapa tinggi kue lapis itu?'],
      ['where', 'Di mana kue lapis itu berdiri?'],
      ['who', 'Siapa yang memanggang kue lapis?'],
    ],
    where: ['balai desa', 'lapangan', 'halaman sekolah', 'tepi sungai'],
    what: ['dua meter', 'tiga meter', 'empat meter', 'lima meter'],
    photo: ['', 'kue', 'kampung'],
  },
  {
    kicker: 'Paket yang mengejutkan',
    core: [
      'Sebuah paket tiba di rumah {who} pada {when}.',
      'Isinya {what}, padahal ia memesan sebuah sisir.',
      'Sisirnya ternyata ikut, terselip di paling bawah.',
    ],
    extra: [
      'Pada {when2}, {who2} datang untuk melihat isi paket.',
      'Ia pulang membawa {what2} untuk ditukar.',
    ],
    asks: [
      ['who', 'Siapa yang menerima paket itu?'],
      ['what', 'Apa isi paket itu selain sisir?'],
      ['when', 'Kapan paket itu tiba?'],
    ],
    where: ['rumah'],
    what: ['seratus topi', 'sekarung kerupuk', 'selusin payung', 'setumpuk ember'],
    photo: ['', 'hadiah', 'kampung'],
  },
  {
    kicker: 'Tamu di rapat warga',
    core: [
      'Seekor {what} ikut rapat warga di {where}.',
      '{who} memimpin rapat itu pada {when}.',
      'Tamu itu mengangguk tiga kali, jadi dicatat setuju.',
    ],
    extra: [
      'Rapat berikutnya dipimpin {who2} di {where2} pada {when2}.',
      'Seekor {what2} sudah menunggu di depan pintu.',
    ],
    asks: [
      ['what', 'Hewan apa yang ikut rapat pertama?'],
      ['where', 'Di mana rapat pertama itu?'],
      ['who', 'Siapa yang memimpin rapat pertama?'],
      ['when', 'Kapan rapat pertama itu?'],
    ],
    where: ['balai desa', 'pos ronda', 'lapangan', 'sekolah'],
    what: ['biawak', 'angsa', 'kambing', 'monyet'],
    photo: ['', 'kursi', 'kampung'],
  },
  {
    kicker: 'Lomba lari siput',
    core: [
      'Lomba lari siput di {where} dimulai pada {when}.',
      'Siput milik {who} memimpin sejauh satu jengkal.',
      'Penonton sempat pulang, mandi, lalu kembali lagi.',
    ],
    extra: [
      'Siput milik {who2} berbalik karena mencium bau bayam.',
      'Lomba berikutnya diadakan di {where2} pada {when2}.',
    ],
    asks: [
      ['who', 'Siput milik siapa yang memimpin?'],
      ['where', 'Di mana lomba pertama itu?'],
      ['when', 'Kapan lomba pertama dimulai?'],
    ],
    where: ['lapangan', 'kebun bayam', 'halaman balai', 'tepi sawah'],
    what: [],
    photo: ['siput', 'daun', 'kampung'],
  },
  {
    kicker: 'Kambing di foto kelas',
    core: [
      'Foto kelas enam diambil di {where} pada {when}.',
      '{who} memotret tanpa melihat seekor kambing di baris depan.',
      'Di foto itu, hanya si kambing yang tersenyum.',
    ],
    extra: [
      'Kelas lima difoto {who2} di {where2} pada {when2}.',
      'Kali ini kambingnya berdiri di tengah.',
    ],
    asks: [
      ['where', 'Di mana foto kelas enam diambil?'],
      ['who', 'Siapa yang memotret kelas enam?'],
      ['when', 'Kapan foto kelas enam diambil?'],
    ],
    where: ['halaman sekolah', 'tepi danau', 'depan museum', 'lapangan'],
    what: [],
    photo: ['kambing', 'bunga', 'kampung'],
  },
  {
    kicker: 'Panci terbesar',
    core: [
      '{who} memasak {what} dalam panci sebesar bak mandi.',
      'Pancinya diletakkan di {where} pada {when}.',
      'Sendoknya adalah dayung perahu yang sudah dicuci.',
    ],
    extra: [
      'Sesudah itu, pada {when2}, {who2} memakainya untuk {what2}.',
      'Sesudahnya, tiga anak mandi di dalamnya.',
    ],
    asks: [
      ['what', 'Apa yang dimasak lebih dulu?'],
      ['who', 'Siapa yang memasak lebih dulu?'],
      ['where', 'Di mana panci itu diletakkan?'],
      ['when', 'Kapan masakan pertama dibuat?'],
    ],
    where: ['balai desa', 'dermaga', 'lapangan', 'dapur umum'],
    what: ['bubur manado', 'soto banjar', 'papeda', 'gulai nangka'],
    photo: ['', 'api', 'kampung'],
  },
  {
    kicker: 'Surat dalam botol',
    core: [
      'Sebuah botol berisi surat mengapung di {where}.',
      '{who} mengambilnya dengan jaring pada {when}.',
      'Suratnya hanya berbunyi, “Tolong kembalikan botol ini.”',
    ],
    extra: [
      'Botol kedua ditemukan {who2} di {where2} pada {when2}.',
      'Isinya, “Terima kasih, botolnya sudah kembali.”',
    ],
    asks: [
      ['where', 'Di mana botol pertama mengapung?'],
      ['who', 'Siapa yang mengambil botol pertama?'],
      ['when', 'Kapan botol pertama diambil?'],
    ],
    where: ['danau', 'muara', 'teluk', 'dermaga'],
    what: [],
    photo: ['', 'kertas', 'laut'],
  },
  {
    kicker: 'Penjaga gawang baru',
    core: [
      'Tim sepak bola kampung bertanding di {where} pada {when}.',
      'Penjaga gawangnya seekor {what} milik {who}.',
      'Tak satu bola pun masuk karena semua didudukinya.',
    ],
    extra: [
      'Sesudah itu, pada {when2}, tim itu pergi ke {where2}.',
      'Lawannya, tim {who2}, sudah menyiapkan seekor {what2}.',
    ],
    asks: [
      ['what', 'Hewan apa yang menjaga gawang kampung itu?'],
      ['who', 'Milik siapa penjaga gawang itu?'],
      ['where', 'Di mana pertandingan pertama?'],
      ['when', 'Kapan pertandingan pertama?'],
    ],
    where: ['lapangan', 'pantai', 'alun-alun', 'halaman sekolah'],
    what: ['angsa', 'kerbau', 'kambing', 'kucing'],
    photo: ['', 'bola', 'kampung'],
  },
];
