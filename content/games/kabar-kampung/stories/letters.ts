/** Letters to the editor: what somebody asks for, why, and what else stands there. {who} writes, {place} is named. */

export interface Letter {
  readonly kicker: string;
  /** Who writes, what they ask for, the reason, what shows that it is so, and something beside it. */
  readonly lines: readonly [string, string, string, string, string];
  readonly claim: { readonly right: string; readonly opposite: string; readonly absent: string };
  readonly reason: { readonly right: string; readonly detail: string; readonly absent: string };
  readonly places: readonly [string, string, string];
  readonly photo: readonly [who: string, thing: string, place: string];
}

export const letters: readonly Letter[] = [
  {
    kicker: 'Surat tentang ayam jago',
    lines: [
      'Saya {who}, tinggal dekat {place}.',
      'Saya mohon ayam jago di sini berkokok lebih siang.',
      'Warga jadi kurang tidur.',
      'Kemarin tiga orang tertidur di atas becak.',
      'Terima kasih, dan salam untuk ayamnya.',
    ],
    claim: {
      right: 'Ayam berkokok lebih siang',
      opposite: 'Ayam berkokok lebih pagi',
      absent: 'Ayam pindah ke kota',
    },
    reason: {
      right: 'Warga kurang tidur',
      detail: 'Rumahnya dekat {place}',
      absent: 'Ayamnya terlalu kurus',
    },
    places: ['pasar', 'jembatan', 'dermaga'],
    photo: ['ayam', 'jam', 'kampung'],
  },
  {
    kicker: 'Surat tentang bangku taman',
    lines: [
      'Nama saya {who}, pembaca setia koran ini.',
      'Bangku di {place} sebaiknya ditambah.',
      'Pengunjung tidak kebagian tempat duduk.',
      'Minggu lalu empat orang duduk di satu bangku kecil.',
      'Bangku itu berwarna biru.',
    ],
    claim: {
      right: 'Bangku ditambah',
      opposite: 'Bangku dikurangi',
      absent: 'Bangku dicat ulang',
    },
    reason: {
      right: 'Tempat duduknya tidak cukup',
      detail: 'Bangkunya berwarna biru',
      absent: 'Bangkunya sudah lapuk',
    },
    places: ['taman kota', 'tepi danau', 'alun-alun'],
    photo: ['', 'kursi', 'kota'],
  },
  {
    kicker: 'Surat tentang kambing',
    lines: [
      'Saya {who}, guru di {place}.',
      'Pagar sekolah seharusnya dibuat lebih tinggi.',
      'Kambing terus masuk dan mengunyah buku.',
      'Bulan ini sebelas buku sudah habis.',
      'Kambing itu sendiri tampak sehat.',
    ],
    claim: {
      right: 'Pagar dibuat lebih tinggi',
      opposite: 'Pagar dibuat lebih rendah',
      absent: 'Kambing ikut belajar',
    },
    reason: {
      right: 'Kambing mengunyah buku sekolah',
      detail: 'Penulisnya seorang guru',
      absent: 'Murid memanjat pagar',
    },
    places: ['Kupang', 'Sumba', 'Garut'],
    photo: ['kambing', 'buku', 'kampung'],
  },
  {
    kicker: 'Surat tentang lampu jalan',
    lines: [
      'Saya {who}, penjual sate di {place}.',
      'Saya minta lampu jalan dinyalakan lebih awal.',
      'Orang tidak melihat apa yang mereka makan.',
      'Kemarin seorang pembeli menggigit tusuk satenya.',
      'Sate saya memakai bumbu kacang.',
    ],
    claim: {
      right: 'Lampu dinyalakan lebih awal',
      opposite: 'Lampu dipadamkan lebih awal',
      absent: 'Lampu diganti warna merah',
    },
    reason: {
      right: 'Orang tidak melihat makanannya',
      detail: 'Satenya memakai bumbu kacang',
      absent: 'Banyak nyamuk di jalan',
    },
    places: ['Madura', 'Ambarawa', 'Padang'],
    photo: ['', 'lampu', 'malam'],
  },
  {
    kicker: 'Surat tentang perahu sekolah',
    lines: [
      'Kami, {who} dan teman-teman, bersekolah di {place}.',
      'Kami ingin perahu sekolah diberi atap.',
      'Buku kami selalu basah.',
      'Kemarin buku gambar saya berubah jadi bubur.',
      'Perahunya bernama Si Lumba.',
    ],
    claim: {
      right: 'Perahu diberi atap',
      opposite: 'Perahu dibiarkan terbuka',
      absent: 'Perahu diberi layar',
    },
    reason: {
      right: 'Buku mereka basah',
      detail: 'Perahunya bernama Si Lumba',
      absent: 'Perahunya berjalan pelan',
    },
    places: ['Bunaken', 'Wakatobi', 'Kepulauan Seribu'],
    photo: ['lumba-lumba', 'perahu', 'laut'],
  },
  {
    kicker: 'Surat tentang jam balai',
    lines: [
      'Saya {who}, tiap hari lewat di {place}.',
      'Jam balai desa perlu diperbaiki.',
      'Warga datang pada waktu yang berbeda-beda.',
      'Rapat kemarin dimulai tiga kali.',
      'Jam itu hadiah dari desa sebelah.',
    ],
    claim: {
      right: 'Jam balai diperbaiki',
      opposite: 'Jam balai dibiarkan saja',
      absent: 'Jam balai dicat emas',
    },
    reason: {
      right: 'Warga datang tidak bersamaan',
      detail: 'Jamnya hadiah desa sebelah',
      absent: 'Suara jamnya terlalu keras',
    },
    places: ['Toraja', 'Minahasa', 'Kudus'],
    photo: ['', 'jam', 'kampung'],
  },
  {
    kicker: 'Surat tentang monyet',
    lines: [
      'Saya {who}, penjaga kebun di {place}.',
      'Tolong jangan memberi makan monyet.',
      'Monyet jadi malas mencari makan di hutan.',
      'Seekor monyet bahkan membawa piring ke rumah saya.',
      'Piringnya bergambar bunga.',
    ],
    claim: {
      right: 'Monyet jangan diberi makan',
      opposite: 'Monyet diberi makan tiap hari',
      absent: 'Monyet dilatih menari',
    },
    reason: {
      right: 'Monyet malas mencari makan',
      detail: 'Piringnya bergambar bunga',
      absent: 'Monyet takut pada orang',
    },
    places: ['Ubud', 'Lombok', 'Banyuwangi'],
    photo: ['monyet', 'pisang', 'gunung'],
  },
  {
    kicker: 'Surat tentang suara bor',
    lines: [
      'Saya {who}, guru tari di {place}.',
      'Saya minta jalan dibor sesudah latihan selesai.',
      'Penari tidak bisa mendengar gamelan.',
      'Kemarin semua penari mengikuti irama bor.',
      'Bornya berwarna kuning.',
    ],
    claim: {
      right: 'Jalan dibor sesudah latihan',
      opposite: 'Jalan dibor saat latihan',
      absent: 'Penari diberi bor',
    },
    reason: {
      right: 'Gamelan tidak terdengar',
      detail: 'Bornya berwarna kuning',
      absent: 'Jalannya berdebu',
    },
    places: ['Solo', 'Denpasar', 'Cirebon'],
    photo: ['', 'gendang', 'kota'],
  },
  {
    kicker: 'Surat tentang nama ikan',
    lines: [
      'Saya {who}, penjual ikan di {place}.',
      'Papan nama ikan perlu ditulis lebih besar.',
      'Pembeli sering keliru menyebut nama ikan.',
      'Kemarin ada yang meminta ikan teri sebesar meja.',
      'Pasar ini buka sejak subuh.',
    ],
    claim: {
      right: 'Papan nama ditulis lebih besar',
      opposite: 'Papan nama ditulis lebih kecil',
      absent: 'Ikan dijual dalam kaleng',
    },
    reason: {
      right: 'Nama ikan sering tertukar',
      detail: 'Pasarnya buka sejak subuh',
      absent: 'Ikannya terlalu asin',
    },
    places: ['Kendari', 'Bitung', 'Sorong'],
    photo: ['ikan', 'kertas', 'laut'],
  },
  {
    kicker: 'Surat tentang layang-layang',
    lines: [
      'Saya {who}, tinggal di {place}.',
      'Layang-layang sebaiknya diterbangkan di pantai saja.',
      'Benang layang-layang tersangkut di jemuran.',
      'Tadi pagi sarung saya terbang ke kampung sebelah.',
      'Sarung itu bergambar ikan.',
    ],
    claim: {
      right: 'Bermain layang-layang di pantai',
      opposite: 'Bermain layang-layang di jemuran',
      absent: 'Layang-layang dicat ulang',
    },
    reason: {
      right: 'Benangnya tersangkut di jemuran',
      detail: 'Sarungnya bergambar ikan',
      absent: 'Angin di sana tidak kencang',
    },
    places: ['Sanur', 'Pangandaran', 'Bengkulu'],
    photo: ['', 'layang-layang', 'laut'],
  },
];
