import type { SumsText } from './sums-text.en.ts';

/** What the embedded helper says about numbers in Indonesian. */
export const sumsId: SumsText = {
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
  units: {
    how: 'Begini caranya:',
    together: (total) => `Seluruhnya ${total}.`,
    also: (mixed) => `Itu sama dengan ${mixed}.`,
    same: (a, b) => `${a} dan ${b} sama.`,
    more: (kind, more, less) => {
      const than = {
        length: 'lebih panjang',
        mass: 'lebih berat',
        volume: 'lebih banyak',
        time: 'lebih lama',
        years: 'lebih lama',
        count: 'lebih banyak',
      };
      return `${more} ${than[kind]} dari ${less}.`;
    },
  },
  money: {
    total: (amount) => `Jadi, ${amount}.`,
    change: (paid, price, back) => `Uangnya ${paid}, dibayarkan ${price}. Sisanya ${back}.`,
  },
  percent: {
    answer: (percent, whole, result) => `${percent}% dari ${whole} = ${result}`,
    means: (percent) => `${percent}% artinya ${percent} dari setiap seratus.`,
  },
  order: (numbers, isFalling) =>
    isFalling ? `Dari yang terbesar: ${numbers}.` : `Dari yang terkecil: ${numbers}.`,
  parity: (number, last, isEven) =>
    isEven
      ? `${number} bilangan genap. Angka terakhirnya ${last}, jadi bisa dibagi dua tanpa sisa.`
      : `${number} bilangan ganjil. Angka terakhirnya ${last}, jadi kalau dibagi dua bersisa satu.`,
  story: {
    read: 'Aku membacanya begini:',
    and: ' dan ',
    start: (from, changes) => `mula-mula ${from}, lalu ${changes}.`,
    more: (count) => `bertambah ${count}`,
    fewer: (count) => `berkurang ${count}`,
    together: (numbers) => `${numbers} dihitung bersama.`,
    groups: (count, size) => `${count} kelompok, masing-masing isinya ${size}.`,
    share: (things, takers) => `${things} dibagi sama banyak untuk ${takers}.`,
    difference: (more, less) => `berapa beda ${more} dan ${less}?`,
  },
  numberFacts: {
    prime: (value, isPrime, dividers) =>
      isPrime
        ? `Ya, ${value} bilangan prima. Hanya 1 dan ${value} yang bisa membaginya.`
        : `Bukan, ${value} bukan bilangan prima. ${value < 2 ? 'Bilangan prima dimulai dari 2.' : `Pembaginya: ${dividers}.`}`,
    primes: (value, found) => `Bilangan prima di bawah ${value}: ${found}.`,
    factors: (value, dividers) =>
      `Faktor dari ${value}: ${dividers}. Semuanya membagi ${value} tanpa sisa.`,
    multiple: (a, b, result) =>
      `KPK dari ${a} dan ${b} adalah ${result}. Itu bilangan pertama yang ada di kedua tabel: ${result} ÷ ${a} = ${result / a} dan ${result} ÷ ${b} = ${result / b}.`,
    factor: (a, b, result) =>
      `FPB dari ${a} dan ${b} adalah ${result}: ${a} ÷ ${result} = ${a / result} dan ${b} ÷ ${result} = ${b / result}.`,
    root: (value, root) =>
      `Akar kuadrat dari ${value} adalah ${root}, karena ${root} × ${root} = ${value}.`,
    roman: (value, signs) => `Angka Romawi dari ${value}: ${signs}.`,
    after: (value, next) => `Setelah ${value} adalah ${next}.`,
    before: (value, last) => `Sebelum ${value} adalah ${last}.`,
    next: (numbers, next) => `Setelah ${numbers} adalah ${next}.`,
  },
};
