/** News of four sentences with two halves: [half, the word that joins, half, words that would turn the sense]. */

export type Joint = readonly [before: string, word: string, after: string, off: string];

export interface JointStory {
  readonly kicker: string;
  readonly joints: readonly [Joint, Joint, Joint, Joint];
  readonly photo: readonly [who: string, thing: string, place: string];
}

export const jointStories: readonly JointStory[] = [
  {
    kicker: 'Sapi bersepatu',
    joints: [
      ['Sapi Pak Karto bersepatu', 'karena', 'jalan desa berbatu.', 'sehingga meskipun sebelum'],
      [
        'Sepatunya harus empat',
        'sehingga',
        'tukang sepatu bekerja lembur.',
        'karena meskipun agar',
      ],
      ['Sapi itu tetap lincah', 'meskipun', 'sepatunya kebesaran.', 'karena agar sehingga'],
      ['Sepatu itu dicuci', 'agar', 'jangan berbau rumput.', 'meskipun sebelum karena'],
    ],
    photo: ['sapi', 'sepatu', 'sawah'],
  },
  {
    kicker: 'Hujan di pesta',
    joints: [
      ['Pesta tetap ramai', 'meskipun', 'hujan turun deras.', 'karena agar sehingga'],
      ['Atap tenda bocor', 'sehingga', 'tamu makan di bawah payung.', 'karena meskipun agar'],
      ['Kakek memakai ember di kepala', 'agar', 'pecinya jangan basah.', 'meskipun karena sebelum'],
      ['Semua tertawa', 'karena', 'ember itu ternyata bolong.', 'agar meskipun sehingga'],
    ],
    photo: ['kakek', 'hujan', 'kampung'],
  },
  {
    kicker: 'Burung nuri pembaca berita',
    joints: [
      ['Nuri itu hafal berita', 'karena', 'tiap pagi mendengar radio.', 'agar meskipun sebelum'],
      ['Ia selalu minum dulu', 'sebelum', 'membacakan cuaca.', 'sehingga meskipun agar'],
      ['Suaranya nyaring', 'sehingga', 'warga di bukit pun mendengar.', 'karena meskipun sebelum'],
      ['Ia meramalkan hujan', 'meskipun', 'langit biru tanpa awan.', 'karena agar sehingga'],
    ],
    photo: ['nuri', 'awan', 'gunung'],
  },
  {
    kicker: 'Sekolah di atas rakit',
    joints: [
      [
        'Kelas dipindahkan ke rakit',
        'karena',
        'lantai sekolah terendam.',
        'agar meskipun sehingga',
      ],
      ['Bangku diikat dengan tali', 'agar', 'jangan hanyut.', 'karena meskipun sebelum'],
      ['Rakit itu bergoyang', 'sehingga', 'tulisan murid ikut miring.', 'karena meskipun agar'],
      ['Murid dihitung dulu', 'sebelum', 'rakit dilepas.', 'sehingga meskipun karena'],
    ],
    photo: ['guru', 'perahu', 'laut'],
  },
  {
    kicker: 'Lomba makan kerupuk',
    joints: [
      ['Kerupuk digantung tinggi', 'agar', 'jangan diambil semut.', 'meskipun sebelum karena'],
      [
        'Jerapah mainan dilarang ikut',
        'karena',
        'lehernya terlalu panjang.',
        'agar sehingga meskipun',
      ],
      ['Nenek memimpin', 'meskipun', 'giginya tinggal dua.', 'karena agar sehingga'],
      ['Angin bertiup', 'sehingga', 'semua kerupuk terbang.', 'karena meskipun agar'],
    ],
    photo: ['nenek', 'roti', 'kampung'],
  },
  {
    kicker: 'Kapal pindahan',
    joints: [
      ['Lemari Opa dibawa kapal', 'karena', 'ia pindah ke Ambon.', 'agar sehingga meskipun'],
      ['Kucingnya lebih dulu masuk', 'sebelum', 'lemari ditutup.', 'meskipun agar karena'],
      ['Kucing itu tidur nyenyak', 'meskipun', 'ombak setinggi rumah.', 'karena agar sehingga'],
      ['Opa membuka lemari', 'agar', 'kucingnya jangan mabuk laut.', 'meskipun sebelum karena'],
    ],
    photo: ['kucing', 'kapal', 'laut'],
  },
  {
    kicker: 'Penjual es di gunung',
    joints: [
      ['Es Ujang tidak meleleh', 'karena', 'udara gunung dingin.', 'agar meskipun sehingga'],
      ['Pendaki tetap makan es', 'meskipun', 'mereka menggigil.', 'karena agar sehingga'],
      ['Bibir mereka membiru', 'sehingga', 'susah berkata terima kasih.', 'karena meskipun agar'],
      [
        'Ujang menyalakan api unggun',
        'agar',
        'pendaki jangan jadi es juga.',
        'meskipun sebelum karena',
      ],
    ],
    photo: ['ayah', 'es-krim', 'gunung'],
  },
  {
    kicker: 'Rumah pohon',
    joints: [
      ['Rumah pohon itu penuh', 'karena', 'monyet ikut menginap.', 'agar sehingga meskipun'],
      ['Tangganya disembunyikan', 'agar', 'kambing jangan ikut naik.', 'meskipun sebelum karena'],
      ['Anak-anak mengetuk pintu', 'sebelum', 'masuk ke rumah monyet.', 'sehingga meskipun karena'],
      [
        'Lantainya berderit keras',
        'sehingga',
        'burung pindah ke dahan lain.',
        'karena meskipun agar',
      ],
    ],
    photo: ['monyet', 'pohon', 'gunung'],
  },
  {
    kicker: 'Perpustakaan keliling kuda',
    joints: [
      ['Buku dibawa dengan kuda', 'karena', 'mobil tidak bisa lewat.', 'agar meskipun sebelum'],
      ['Kuda itu sangat lapar', 'sehingga', 'satu sampul buku dikunyahnya.', 'karena agar'],
      ['Kuda itu tetap sabar', 'meskipun', 'anak-anak lama memilih.', 'karena agar sehingga'],
      ['Buku dibungkus daun pisang', 'agar', 'jangan basah.', 'meskipun sebelum karena'],
    ],
    photo: ['kuda', 'buku', 'gunung'],
  },
  {
    kicker: 'Kentongan baru',
    joints: [
      ['Kentongan diganti panci', 'karena', 'yang lama dimakan rayap.', 'agar meskipun sehingga'],
      [
        'Bunyi panci itu begitu nyaring',
        'sehingga',
        'ayam berkokok tengah malam.',
        'karena meskipun sebelum',
      ],
      ['Ibu mencari pancinya dulu', 'sebelum', 'menanak nasi.', 'sehingga meskipun agar'],
      [
        'Warga tetap bangun tepat waktu',
        'meskipun',
        'ayamnya kini bangun siang.',
        'karena agar sehingga',
      ],
    ],
    photo: ['ayam', 'gendang', 'malam'],
  },
];
