/** News of four sentences; each is there as a fact that can be checked, and as what somebody thinks of it. */

export interface OpinionStory {
  readonly kicker: string;
  readonly facts: readonly [string, string, string, string];
  readonly opinions: readonly [string, string, string, string];
  readonly photo: readonly [who: string, thing: string, place: string];
}

/** What gives an opinion away: it weighs, likes or demands. The test asks for one in each, and for none in a fact. */
export const marker =
  /\b(?:paling (?:seru|enak|indah)|lucu|sebaiknya|seharusnya|(?:lebih|terlalu) \p{L}+|keren|tercantik|menyenangkan|membosankan|pemberani|gagah|aneh|cantik|wangi)\b/u;

export const opinionStories: readonly OpinionStory[] = [
  {
    kicker: 'Lomba perahu hias di Palembang',
    facts: [
      'Lomba itu diikuti 24 perahu.',
      'Perahu terpanjang berukuran 12 meter.',
      'Perahu bebek tiba di urutan kedua.',
      'Lomba dimulai pukul delapan pagi.',
    ],
    opinions: [
      'Lomba itu paling seru sedunia.',
      'Warna kuning paling indah untuk perahu.',
      'Perahu bebek itu lucu sekali.',
      'Lomba sebaiknya diadakan setiap hari.',
    ],
    photo: ['bebek', 'perahu', 'laut'],
  },
  {
    kicker: 'Panen durian di Kutai',
    facts: [
      'Pohon durian itu setinggi 20 meter.',
      'Pak Karto memakai helm saat memanennya.',
      'Satu buahnya seberat tiga kilogram.',
      'Hari itu ada 57 buah yang jatuh.',
    ],
    opinions: [
      'Durian adalah buah paling enak.',
      'Helm durian itu terlihat keren.',
      'Baunya lebih wangi daripada bunga.',
      'Semua anak seharusnya menanam durian.',
    ],
    photo: ['petani', 'pohon', 'sawah'],
  },
  {
    kicker: 'Pasar malam di Solo',
    facts: [
      'Pasar malam dibuka selama lima hari.',
      'Bianglalanya punya 16 kursi.',
      'Seekor kambing naik bianglala dua kali.',
      'Lampunya dipadamkan pukul sepuluh.',
    ],
    opinions: [
      'Pasar malam seharusnya buka sampai pagi.',
      'Naik bianglala lebih seru daripada naik sampan.',
      'Kambing itu terlihat gagah di atas sana.',
      'Gulali merah muda paling enak.',
    ],
    photo: ['kambing', 'balon', 'malam'],
  },
  {
    kicker: 'Kucing warung di Makassar',
    facts: [
      'Kucing di warung itu bernama Sambal.',
      'Umurnya tiga tahun.',
      'Ekornya sepanjang 25 sentimeter.',
      'Ia tidur 18 jam sehari.',
    ],
    opinions: [
      'Sambal adalah kucing tercantik di Makassar.',
      'Nama kucing itu lucu sekali.',
      'Setiap warung sebaiknya punya kucing.',
      'Tidur siang lebih menarik daripada berlari.',
    ],
    photo: ['kucing', 'kursi', 'kota'],
  },
  {
    kicker: 'Jembatan gantung di Wamena',
    facts: [
      'Jembatan itu panjangnya 80 meter.',
      'Lantainya disusun dari 300 papan.',
      'Ayam Mama Yosina lewat pada hari pertama.',
      'Warga membangunnya selama dua bulan.',
    ],
    opinions: [
      'Jembatan goyang itu menyenangkan.',
      'Warna papannya membosankan.',
      'Ayam itu pemberani sekali.',
      'Pemandangannya paling indah di Papua.',
    ],
    photo: ['ayam', 'pohon', 'gunung'],
  },
  {
    kicker: 'Es kelapa di Banda Aceh',
    facts: [
      'Nek Cut membuat seratus gelas es kelapa.',
      'Es itu dicampur daun pandan.',
      'Kakek minum tujuh gelas.',
      'Semua es habis dalam dua jam.',
    ],
    opinions: [
      'Es kelapa lebih segar daripada es jeruk.',
      'Bau pandannya terlalu tajam.',
      'Cara Kakek minum lucu sekali.',
      'Warung itu sebaiknya buka sore juga.',
    ],
    photo: ['kakek', 'kelapa', 'laut'],
  },
  {
    kicker: 'Robot kaleng di Ternate',
    facts: [
      'Robot itu dirakit dari 40 kaleng bekas.',
      'Tingginya satu meter.',
      'Robot itu menyapu tiga kelas sehari.',
      'Murid kelas enam membuatnya selama seminggu.',
    ],
    opinions: [
      'Suara robot itu aneh.',
      'Bentuknya cantik seperti teko.',
      'Robot lebih seru daripada boneka.',
      'Setiap kelas seharusnya punya robot.',
    ],
    photo: ['robot', 'buku', 'kampung'],
  },
  {
    kicker: 'Kebun raya di Bogor',
    facts: [
      'Bunga itu mekar tujuh hari sekali.',
      'Pagarnya dicat hijau bulan lalu.',
      'Seekor kucing tinggal di rumah kaca.',
      'Kebun itu dibuka pukul delapan.',
    ],
    opinions: [
      'Bunga itu cantik seperti payung.',
      'Warna pagarnya membosankan.',
      'Kucing itu lucu sekali saat bersin.',
      'Kebun itu sebaiknya dibuka lebih pagi.',
    ],
    photo: ['kucing', 'bunga', 'gunung'],
  },
  {
    kicker: 'Kapal baru ke Sabang',
    facts: [
      'Kapal itu memuat 200 penumpang.',
      'Perjalanannya dua jam.',
      'Seekor ayam ikut tanpa karcis.',
      'Di geladak ada empat bangku panjang.',
    ],
    opinions: [
      'Peluit kapal itu terdengar aneh.',
      'Naik kapal lebih seru daripada naik bus.',
      'Ayam itu pemberani sekali.',
      'Duduk di geladak paling enak sore hari.',
    ],
    photo: ['ayam', 'kapal', 'laut'],
  },
  {
    kicker: 'Patung pasir di Ende',
    facts: [
      'Patung pasir itu setinggi dua meter.',
      'Enam anak membuatnya sejak pagi.',
      'Matanya dari kulit kelapa.',
      'Ombak menghapusnya pukul lima sore.',
    ],
    opinions: [
      'Patung itu terlihat gagah.',
      'Hidungnya terlalu besar.',
      'Membuat patung itu menyenangkan.',
      'Setiap pantai seharusnya punya patung.',
    ],
    photo: ['penyu', 'kelapa', 'laut'],
  },
];
