/** Riddles: each sign fits some and not others, and two signs together leave one. The judge counts. */

export interface Clue {
  readonly says: string;
  /** Whom it fits. */
  readonly fits: readonly string[];
}

export interface Riddle {
  readonly kicker: string;
  /** How it begins, with {who}; none of it decides. */
  readonly opening: string;
  readonly closing: string;
  readonly ask: string;
  readonly clues: readonly Clue[];
  readonly photo: readonly [thing: string, place: string];
}

const clue = (says: string, fits: string): Clue => ({ says, fits: fits.split(', ') });

export const riddles: readonly Riddle[] = [
  {
    kicker: 'Tamu di dapur',
    opening: 'Pagi ini dapur {who} berantakan.',
    closing: 'Panci pun masih berputar di lantai.',
    ask: 'Hewan apa yang masuk ke dapur?',
    clues: [
      clue('Sehelai bulu sayap jatuh di lantai.', 'ayam, bebek, nuri'),
      clue('Jejak kakinya berselaput.', 'bebek, katak'),
      clue('Jejaknya berjauhan, seperti bekas melompat.', 'katak, kucing, kelinci'),
      clue('Di kursi tertinggal rambut yang halus.', 'kucing, kelinci, kambing'),
      clue('Sayur hijau di meja habis.', 'kelinci, kambing, sapi'),
      clue('Butir jagung bekas dipatuk berserakan.', 'ayam, nuri'),
      clue('Ikan asin di piring hilang.', 'kucing, bebek'),
      clue('Ada telur besar yang hangat di dalam panci.', 'ayam, bebek'),
      clue('Tamu itu masuk lewat jendela yang tinggi.', 'nuri, kucing'),
      clue('Jejaknya dalam karena badannya berat.', 'kambing, sapi'),
    ],
    photo: ['telur', 'kampung'],
  },
  {
    kicker: 'Kartu pos tanpa alamat',
    opening: 'Kartu pos dari {who} tiba tanpa nama tempat.',
    closing: 'Di bawahnya tertulis, “Sampai jumpa minggu depan!”',
    ask: 'Di mana kartu pos itu ditulis?',
    clues: [
      clue('“Sandalku penuh pasir.”', 'pantai, sungai'),
      clue('“Udaranya berbau garam.”', 'pantai, pelabuhan'),
      clue('“Perahu berjajar di depanku.”', 'pantai, pelabuhan, sungai'),
      clue('“Orang saling menawar dengan suara keras.”', 'pasar, pelabuhan'),
      clue('“Dinginnya sampai ke tulang.”', 'kebun teh, puncak gunung'),
      clue('“Para petani bekerja di sekelilingku.”', 'sawah, kebun teh'),
      clue('“Kakiku belepotan lumpur.”', 'sawah, sungai'),
      clue('“Orang-orang menyeret koper.”', 'stasiun, pelabuhan'),
      clue('“Semua orang membawa keranjang.”', 'pasar, kebun teh'),
      clue('“Tidak ada air di dekat sini.”', 'stasiun, pasar, kebun teh, puncak gunung'),
    ],
    photo: ['kertas', 'gunung'],
  },
  {
    kicker: 'Tamu yang pendiam',
    opening: 'Seorang tamu minum teh di rumah {who}.',
    closing: 'Ia tersenyum, menghabiskan tehnya, lalu pamit.',
    ask: 'Apa pekerjaan tamu itu?',
    clues: [
      clue('Bajunya berbau ikan.', 'nelayan, juru masak'),
      clue('Ia memakai topi yang lebar.', 'nelayan, petani'),
      clue('Sepatunya penuh lumpur jalan desa.', 'petani, tukang pos'),
      clue('Di sakunya ada meteran.', 'tukang kayu, penjahit'),
      clue('Di telinganya terselip pensil.', 'tukang kayu, guru'),
      clue('Tasnya penuh kertas.', 'guru, tukang pos'),
      clue('Baju kerjanya putih bersih.', 'dokter, juru masak'),
      clue('Ia membawa benang dan jarum.', 'penjahit, dokter'),
      clue('Ia mulai bekerja sebelum matahari terbit.', 'nelayan, petani, juru masak'),
      clue('Ia hafal alamat semua warga.', 'tukang pos, dokter'),
    ],
    photo: ['kopi', 'kampung'],
  },
  {
    kicker: 'Isi peti tua',
    opening: '{Who} menemukan peti tua di loteng.',
    closing: 'Petinya dikunci lagi supaya semua orang menebak.',
    ask: 'Benda apa yang ada di dalam peti?',
    clues: [
      clue('Benda itu berbunyi sepanjang malam.', 'jam, radio'),
      clue('Kalau tombolnya ditekan, ia menyala.', 'radio, lampu'),
      clue('Di dalamnya hanya ada udara.', 'balon, bola'),
      clue('Bentuknya bulat.', 'bola, jam, balon'),
      clue('Benda itu bertali.', 'balon, gitar, layang-layang'),
      clue('Benda itu dipakai saat orang bernyanyi.', 'gitar, radio'),
      clue('Benda itu baru bisa dipakai kalau ada angin.', 'layang-layang, kincir'),
      clue('Benda itu bisa dilipat sesudah dipakai.', 'payung, kipas, jas hujan'),
      clue('Orang mencarinya saat hari panas.', 'payung, kipas'),
      clue('Orang mencarinya saat hujan.', 'payung, jas hujan'),
    ],
    photo: ['kunci', 'kampung'],
  },
  {
    kicker: 'Ada acara apa?',
    opening: '{Who} mendengar keramaian dari ujung kampung.',
    closing: 'Kambing pun datang, walaupun tidak diundang.',
    ask: 'Acara apa yang sedang diadakan?',
    clues: [
      clue('Semua orang memakai baju terbaik.', 'pernikahan, ulang tahun'),
      clue('Anak-anak berebut balon.', 'ulang tahun, pasar malam'),
      clue('Ratusan tamu datang dari kampung lain.', 'pernikahan, pasar malam'),
      clue('Penonton bersorak dari pinggir lapangan.', 'lomba desa, pasar malam'),
      clue('Orang-orang membawa cangkul.', 'kerja bakti, panen raya'),
      clue('Truk penuh muatan lewat berkali-kali.', 'panen raya, pindah rumah'),
      clue('Sejak pagi rumah disapu sampai bersih.', 'kerja bakti, pindah rumah'),
      clue('Warga memasak bersama untuk seluruh kampung.', 'pernikahan, panen raya, kerja bakti'),
      clue('Anak-anak mendapat bingkisan.', 'ulang tahun, lomba desa'),
      clue('Lampu hias menyala sampai larut.', 'pasar malam, pernikahan'),
    ],
    photo: ['balon', 'kampung'],
  },
  {
    kicker: 'Tumpangan pulang',
    opening: '{Who} bercerita dengan apa ia pulang tadi.',
    closing: 'Kucing di pagar sampai menoleh dua kali.',
    ask: 'Kendaraan apa yang dinaikinya?',
    clues: [
      clue('Kendaraan itu tidak memakai mesin.', 'becak, sepeda, sampan, delman'),
      clue('Jalannya di atas air.', 'sampan, kapal'),
      clue('Penumpangnya ratusan orang.', 'kapal, kereta, pesawat'),
      clue('Rodanya tiga.', 'becak, bajaj'),
      clue('Pengemudinya harus mengayuh.', 'becak, sepeda'),
      clue('Rodanya dua.', 'sepeda, sepeda motor, delman'),
      clue('Tangkinya diisi bahan bakar di tepi jalan.', 'bajaj, sepeda motor, bus'),
      clue('Jendelanya berderet panjang.', 'bus, kereta, pesawat, kapal'),
      clue('Peluitnya terdengar sampai jauh.', 'kapal, kereta'),
      clue('Penumpangnya menunggu di terminal.', 'bus, pesawat, kapal'),
    ],
    photo: ['peta', 'kota'],
  },
];
