/** Short letters to read, and what they are asked about. What is read is Indonesian in both languages. */
export interface Tale {
  text: string;
  /** Asked after reading; it is read, too. */
  ask: string;
  fits: string;
  others: readonly [string, string];
}

/** Names with q and x stand on many an envelope; who does what shows whether they were read. */
export const names: Readonly<Record<string, Tale>> = {
  'peluk-qila': {
    text: 'Qila memeluk Zaki.',
    ask: 'Siapa yang memeluk?',
    fits: 'Qila',
    others: ['Zaki', 'Kila'],
  },
  'panggil-alex': {
    text: 'Felix memanggil Alex.',
    ask: 'Siapa yang dipanggil?',
    fits: 'Alex',
    others: ['Felix', 'Ales'],
  },
  'surat-qori': {
    text: 'Surat Qori ada pada Fani.',
    ask: 'Surat ini milik siapa?',
    fits: 'Qori',
    others: ['Fani', 'Dori'],
  },
  'xena-foto': {
    text: 'Xena difoto oleh Vino.',
    ask: 'Siapa yang memotret?',
    fits: 'Vino',
    others: ['Xena', 'Fino'],
  },
  'max-zebra': {
    text: 'Max naik zebra. Rafi naik sapi.',
    ask: 'Siapa yang naik sapi?',
    fits: 'Rafi',
    others: ['Max', 'Rapi'],
  },
  'taqi-vas': {
    text: 'Vas itu punya Taqi, bukan Zara.',
    ask: 'Vas itu punya siapa?',
    fits: 'Taqi',
    others: ['Zara', 'Tapi'],
  },
  'iqbal-kafe': {
    text: 'Iqbal ke kafe. Rizal ke sofa.',
    ask: 'Siapa yang ke kafe?',
    fits: 'Iqbal',
    others: ['Rizal', 'Ikbal'],
  },
  'alex-film': {
    text: 'Film itu dari Alex untuk Eva.',
    ask: 'Film itu dari siapa?',
    fits: 'Alex',
    others: ['Eva', 'Alek'],
  },
  'zaki-izin': {
    text: 'Zaki minta izin kepada Ovi.',
    ask: 'Siapa yang memberi izin?',
    fits: 'Ovi',
    others: ['Zaki', 'Opi'],
  },
  'vina-fajar': {
    text: 'Fajar membawa xilofon Vina.',
    ask: 'Xilofon itu punya siapa?',
    fits: 'Vina',
    others: ['Fajar', 'Wina'],
  },
};

export const tales: Readonly<Record<string, Tale>> = {
  'perahu-bocor': {
    text: 'Perahu Joko bocor. Ia menambalnya dengan daun. Sampai di dermaga, celananya basah semua.',
    ask: 'Mengapa celana Joko basah?',
    fits: 'Air masuk perahu',
    others: ['Hujan turun', 'Ia mandi'],
  },
  'kucing-surat': {
    text: 'Ada surat tanpa nama. Di kertasnya ada jejak kaki kecil dan bau ikan. Liko tersenyum.',
    ask: 'Siapa yang menulisnya?',
    fits: 'Kucing',
    others: ['Gajah', 'Nenek'],
  },
  'hadiah-yuni': {
    text: 'Yuni membuka kotak. Isinya bulat dan bisa memantul. Ia langsung lari ke lapangan.',
    ask: 'Apa hadiah Yuni?',
    fits: 'Bola',
    others: ['Buku', 'Bubur'],
  },
  'badai-malam': {
    text: 'Malam itu badai datang. Bu Penyu menyalakan lampu mercusuar. Semua kapal selamat.',
    ask: 'Mengapa kapal selamat?',
    fits: 'Lampu menyala',
    others: ['Ombak tenang', 'Kapalnya besar'],
  },
  'kambing-syal': {
    text: 'Syal Nenek tinggal separuh. Di dekatnya kambing mengunyah benang merah.',
    ask: 'Siapa yang memakan syal?',
    fits: 'Kambing',
    others: ['Nenek', 'Kumbang'],
  },
  'truk-lumpur': {
    text: 'Truk Pak Hadi terjebak di lumpur. Kerbau menariknya keluar. Pak Hadi memberinya rumput.',
    ask: 'Siapa yang menolong?',
    fits: 'Kerbau',
    others: ['Pak Hadi', 'Harimau'],
  },
  'candra-pulang': {
    text: 'Candra pulang sebelum gelap. Begitulah janjinya kepada Ibu. Ibu sudah menunggu di pintu.',
    ask: 'Mengapa ia pulang?',
    fits: 'Sudah berjanji',
    others: ['Ia lapar', 'Ibu memanggil'],
  },
  'tupai-kacang': {
    text: 'Tupai menyimpan kacang di pohon. Musim hujan tiba. Tupai tidak perlu keluar.',
    ask: 'Apa yang dimakan tupai?',
    fits: 'Kacang',
    others: ['Kancing', 'Hujan'],
  },
  'foto-pantai': {
    text: 'Di foto itu ada Zaki, Wati, dan pasir. Tidak ada Felix. Ia yang memegang kamera.',
    ask: 'Siapa yang memotret?',
    fits: 'Felix',
    others: ['Zaki', 'Wati'],
  },
  'koboi-takut': {
    text: 'Koboi itu gagah. Namun, ia memanjat pagar saat ada bebek. Bebek itu hanya mau roti.',
    ask: 'Koboi takut pada apa?',
    fits: 'Bebek',
    others: ['Pagar', 'Bedak'],
  },
  'pulau-sepi': {
    text: 'Pagi tadi pulau itu sepi. Siang ini ada pasar. Orang datang dengan perahu.',
    ask: 'Kapan pulau itu ramai?',
    fits: 'Siang',
    others: ['Pagi', 'Singa'],
  },
  'capit-maaf': {
    text: 'Capit menggunting surat. Kres, kres! Ia hanya mau membuat hujan kertas untuk pesta.',
    ask: 'Untuk apa kertasnya?',
    fits: 'Untuk pesta',
    others: ['Untuk surat', 'Untuk perahu'],
  },
};

const known = new Map(Object.entries({ ...names, ...tales }));
export const taleNamed = (name: string): Tale | undefined => known.get(name);
export const choicesOf = ({ fits, others }: Tale): string[] => [fits, ...others];
