import type { EmbeddedText } from './text.en.ts';

/** Everything the embedded helper says in Indonesian. */
export const id: EmbeddedText = {
  sums: {
    how: 'Begini salah satu caranya:',
    byZero:
      'Membagi dengan nol memang tidak bisa, dan itu bukan salah siapa-siapa. Bayangkan 6 permen dibagikan kepada 0 anak: tidak ada yang menerima, jadi tidak ada jawabannya.',
    tooLarge:
      'Angkanya jadi terlalu panjang untuk kutulis dengan rapi. Coba dengan angka yang lebih kecil, ya.',
    tooLong: 'Wah, panjang sekali! Beri aku paling banyak 12 angka sekali hitung.',
    ambiguous:
      'Soal ini bisa dibaca dengan dua cara. Beri tanda kurung pada bagian yang dihitung dulu, misalnya 8 : (4/2) atau (8 : 4) / 2.',
    unclear:
      'Aku melihat angkanya, tapi belum paham seluruh soalnya. Coba tulis hitungannya saja, misalnya 12 + 5 atau 3/4 dari 20.',
    isRight: (truth) => `Ya, benar: ${truth}.`,
    isNotYet: (truth) => `Belum pas. Hitunganku ${truth}. Mau kita cari di mana bedanya?`,
    also: (decimal) => `Dalam desimal: ${decimal}.`,
    table: (number) => `Perkalian ${number}:`,
    tableRange: (most) => `Aku hafal perkalian 1 sampai ${most}. Mau yang mana?`,
  },
  method: {
    addZero: 'Ditambah nol, angkanya tetap sama.',
    subtractZero: 'Dikurangi nol, angkanya tetap sama.',
    nothingLeft: 'Kalau diambil semua, tidak ada yang tersisa.',
    countOn: (from, numbers) => `Mulai dari ${from}, lalu hitung maju: ${numbers}.`,
    countBack: (from, numbers) => `Mulai dari ${from}, lalu hitung mundur: ${numbers}.`,
    makeTen: (ten) => `Genapkan dulu ke ${ten}, lalu tambahkan sisanya.`,
    backToTen: (ten) => `Mundur dulu ke ${ten}, lalu kurangi sisanya.`,
    belowZero: (a, b, gap) =>
      `${b} lebih besar ${gap} dari ${a}, jadi hasilnya ${gap} di bawah nol.`,
    timesZero: 'Nol dikali berapa pun tetap nol.',
    timesOne: 'Bilangan dikali satu tetap bilangan itu sendiri.',
    groups: (count, size) => `Bayangkan ${count} kelompok, masing-masing isinya ${size}.`,
    splitUp: (number, parts) => `Pecah ${number} menjadi ${parts}.`,
    shareNothing: 'Nol dibagi berapa pun tetap nol.',
    howMany: (by, whole) => `Berapa kali ${by} masuk ke dalam ${whole}?`,
    notEvenOnce: (a, b) => `${b} belum masuk satu kali pun ke dalam ${a}, jadi hasilnya pecahan.`,
    remainder: (division, times, rest) => `${division} = ${times} sisa ${rest}`,
    sameBelow: (below, isChanged) =>
      isChanged
        ? `Samakan dulu penyebutnya menjadi ${below}.`
        : 'Penyebutnya sudah sama, jadi cukup hitung pembilangnya.',
    topAndBelow: 'Atas kali atas, bawah kali bawah.',
    partFirst: (below) => `Bagi dulu menjadi ${below} bagian yang sama.`,
    turnRound: (before, after) => `Balik ${before} menjadi ${after}, lalu kalikan.`,
    lineUp: 'Tulis bersusun, dengan tanda koma lurus ke bawah.',
    order: 'Kurung dulu, lalu × dan :, baru + dan −.',
    oneByOne: 'Satu per satu.',
  },
  compare: {
    bigger: (more, less) => `${more} lebih besar dari ${less}.`,
    smaller: (less, more) => `${less} lebih kecil dari ${more}.`,
    equal: (a, b) => `${a} dan ${b} sama besar.`,
    sameKind: (alike) => `Tulis keduanya dengan cara yang sama: ${alike.join(' dan ')}.`,
    topOnly: 'Penyebutnya sama, jadi lihat pembilangnya saja.',
    byPlaces: 'Bandingkan angka demi angka dari kiri, dengan tanda koma yang lurus.',
    onTheLine: 'Saat kita menghitung maju, yang lebih kecil disebut lebih dulu.',
  },
  words: {
    letters: (word, letters) => `“${word}” dieja ${letters}.`,
    syllables: (word, parts, count) =>
      count === 1
        ? `“${word}” punya satu suku kata.`
        : `“${word}” punya ${count} suku kata: ${parts}.`,
    byRule: (word, parts, count) =>
      count === 1
        ? `Menurut aturan umum, “${word}” punya satu suku kata.`
        : `Menurut aturan umum, “${word}” punya ${count} suku kata: ${parts}. Kata berimbuhan kadang dibagi berbeda.`,
    inOther: (word, other) => `Bahasa Indonesianya “${word}” adalah “${other}”.`,
    inThis: (word, other) => `Bahasa Inggrisnya “${word}” adalah “${other}”.`,
    isRight: (word) => `Ya, ejaan “${word}” sudah benar.`,
    maybe: (word, likes) => `Aku tidak punya kata “${word}”. Maksudmu ${likes}?`,
    or: 'atau',
    unknown: (word) =>
      `Kata “${word}” belum ada di daftar kataku, jadi aku belum yakin. Kamus atau orang dewasa bisa membantu.`,
  },
  talk: {
    hello:
      'Halo! Aku Nobi. Beri aku hitungan, tanya angka mana yang lebih besar, atau minta aku mengeja kata.',
    who: 'Aku Nobi, pembantu komputer yang bentuknya seperti tarsius kecil. Aku bukan manusia. Aku bisa berhitung dan mengeja.',
    readers:
      'Tulisanmu dijawab di dalam produk ini dan tidak kami simpan. Tulisan itu tetap ada di tab ini sampai tabnya ditutup, jadi siapa pun yang memakai layar ini, misalnya orang tuamu, bisa membacanya.',
    thanks: 'Sama-sama! Mau cari tahu apa lagi?',
    can: 'Aku bisa menghitung seperti 3/4 + 1/8, menunjukkan tabel perkalian, membandingkan dua angka, mengeja kata dari daftarku, dan membagi kata menjadi suku kata.',
    bye: 'Sampai jumpa! Senang berpikir bersamamu.',
    howAreYou:
      'Aku pembantu komputer, jadi tidak bisa merasa sehat atau sakit. Tapi aku siap! Mau berhitung?',
  },
  offline:
    'Aku sedang offline, jadi aku belum bisa menjawab itu. Aku bisa bantu hitungan dan ejaan. Untuk pertanyaan lain, coba tanya orang dewasa atau cari di buku, ya.',
};
