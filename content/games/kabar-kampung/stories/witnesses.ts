/** What happened, in three versions; who could have seen it is decided by where they were. */

export interface Incident {
  readonly kicker: string;
  readonly opening: string;
  /** Where it happened, after "di". */
  readonly place: string;
  readonly versions: readonly [string, string, string];
  readonly photo: readonly [who: string, thing: string, place: string];
}

export const incidents: readonly Incident[] = [
  {
    kicker: 'Mangga terakhir hilang',
    opening: 'Mangga terakhir di kebun hilang pukul tujuh pagi.',
    place: 'kebun',
    versions: [
      'Monyet memetik mangga itu.',
      'Mangga itu jatuh ke kali.',
      'Angin merontokkan mangga itu.',
    ],
    photo: ['', 'mangga', 'sawah'],
  },
  {
    kicker: 'Bel berbunyi lebih awal',
    opening: 'Bel di halaman sekolah berbunyi pukul enam pagi.',
    place: 'halaman sekolah',
    versions: [
      'Burung nuri menarik tali bel.',
      'Kambing menyenggol tiang bel.',
      'Angin menggoyang bel itu.',
    ],
    photo: ['', 'jam', 'kampung'],
  },
  {
    kicker: 'Kue rapat lenyap',
    opening: 'Kue di balai desa lenyap pukul tiga sore.',
    place: 'balai desa',
    versions: [
      'Kucing membawa kue itu pergi.',
      'Bebek memakan kue itu.',
      'Semut mengangkut kue itu.',
    ],
    photo: ['', 'kue', 'kampung'],
  },
  {
    kicker: 'Perahu pergi tanpa orang',
    opening: 'Sebuah perahu di dermaga hanyut pukul lima sore.',
    place: 'dermaga',
    versions: [
      'Kepiting memutus tali perahu.',
      'Ombak melepas tali perahu.',
      'Penyu menarik perahu itu.',
    ],
    photo: ['', 'perahu', 'laut'],
  },
  {
    kicker: 'Topi di atas pohon',
    opening: 'Topi Pak Guru ada di puncak pohon di lapangan sejak pukul empat sore.',
    place: 'lapangan',
    versions: [
      'Angin menerbangkan topi itu.',
      'Monyet membawa topi itu naik.',
      'Layang-layang mengait topi itu.',
    ],
    photo: ['', 'topi', 'kampung'],
  },
  {
    kicker: 'Jalan jadi ungu',
    opening: 'Seember cat ungu tumpah di jalan pukul delapan pagi.',
    place: 'jalan itu',
    versions: [
      'Ayam menabrak ember cat.',
      'Becak menyenggol ember cat.',
      'Kerbau duduk di ember cat.',
    ],
    photo: ['', 'kuas', 'kota'],
  },
  {
    kicker: 'Lampu pasar padam',
    opening: 'Lampu pasar padam pukul sembilan malam.',
    place: 'pasar',
    versions: [
      'Tikus menggigit kabel lampu.',
      'Layang-layang menarik kabel lampu.',
      'Tokek menekan tombol lampu.',
    ],
    photo: ['', 'lampu', 'malam'],
  },
  {
    kicker: 'Jejak di semen basah',
    opening: 'Ada jejak di semen basah depan museum sejak pukul enam pagi.',
    place: 'depan museum',
    versions: [
      'Angsa berjalan di semen itu.',
      'Kucing menari di semen itu.',
      'Kuda lewat di semen itu.',
    ],
    photo: ['', 'batu', 'kota'],
  },
  {
    kicker: 'Air mancur berbusa',
    opening: 'Air mancur di alun-alun berbusa pukul dua siang.',
    place: 'alun-alun',
    versions: [
      'Kuda mandi dengan sampo di sana.',
      'Sabun jatuh dari sepeda.',
      'Hujan membawa busa ke sana.',
    ],
    photo: ['', 'sabun', 'kota'],
  },
  {
    kicker: 'Nada tinggi di tengah lagu',
    opening: 'Di tengah konser di sanggar terdengar nada yang tinggi sekali.',
    place: 'sanggar',
    versions: ['Nuri ikut bernyanyi.', 'Pintu sanggar berderit.', 'Ketel air bersiul.'],
    photo: ['', 'gitar', 'malam'],
  },
];

/** What somebody did at that hour. Only who was there and looked can tell. */
export const there = [
  'duduk di {place} dan melihat semuanya',
  'berdiri di {place} dan menonton sampai selesai',
  'menyapu di {place} sambil melihat semuanya',
] as const;

export interface Alibi {
  readonly says: string;
  /** Why that story weighs less, as a short answer. */
  readonly because: string;
}

export const alibis: readonly Alibi[] = [
  { says: 'tidur nyenyak di rumah', because: 'Ia sedang tidur' },
  { says: 'sedang naik kapal ke pulau lain', because: 'Ia berada jauh' },
  { says: 'hanya mendengar ceritanya dari tetangga', because: 'Ia hanya mendengar' },
  { says: 'baru tiba satu jam sesudahnya', because: 'Ia datang terlambat' },
];
