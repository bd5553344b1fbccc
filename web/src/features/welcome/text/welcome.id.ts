import type { welcome as english } from './welcome.en.ts';

export const welcome = {
  title: 'Nobi – main, belajar, dan berkarya, 4 sampai 12 tahun',
  description:
    'Game, kursus, dan ruang kreasi untuk anak 4 sampai 12 tahun, ditemani Nobi si tarsius penasaran. Tanpa iklan, tanpa pelacak. Mulai Rp 15.000 per bulan.',
  skip: 'Langsung ke isi',
  navigation: 'Utama',
  about: { first: 'Tentang', rest: 'kami' },
  register: 'Daftar',
  logIn: 'Masuk',
  backToPlay: 'Main lagi',
  headline: { plain: 'Main seru,', bright: 'belajar maju!' },
  lead: 'Game, kursus, dan ruang kreasi untuk anak 4–12 tahun. Ditemani Nobi, si tarsius bintang yang suka bertanya “kenapa?”',
  claim: 'Ambil Promo',
  processing: 'Memproses...',
  promo: 'Promo: tambahan 7 hari di pembayaran pertama.',
  claimed: 'Promo berhasil diambil!',
  continueToRegister: 'Lanjut mendaftar',
  peek: 'Intip isinya',
  film: {
    heading: 'Begini mainnya',
    words: 'Rekaman permainan sungguhan, tanpa suara: anak memilih papan sampai jembatannya pas.',
    alt: 'Layar Jembatan Sepuluh: Nobi menunggu di tepi, dan papan dipilih supaya jembatannya pas lima.',
  },
  samples: {
    heading: 'Coba main dulu, tanpa akun:',
    ages: { '4-6': '4–6 tahun', '7-10': '7–10 tahun' },
    spoken: { '4-6': 'Coba Jembatan Sepuluh, untuk', '7-10': 'Coba Warung Martabak, untuk' },
    close: 'Tutup game',
    sound: 'Suara',
    opening: 'Membuka game…',
    end: {
      heading: 'Seru, ya?',
      words:
        'Untuk orang dewasa: dengan akun dan paket, anak melanjutkan tepat dari sini. Tanpa itu, semuanya hilang saat tab ini ditutup.',
      premium: 'Game ini bagian dari paket Premium.',
      save: 'Simpan kemajuan',
      back: 'Kembali ke halaman depan',
    },
    problem: 'Game-nya belum bisa dibuka. Coba lagi sebentar lagi, ya.',
    again: 'Coba lagi',
  },
  facts: {
    math: 'Matematika',
    english: 'Bahasa Inggris',
    coding: 'Koding',
    spelling: 'Membaca & mengeja',
  },
  posterAlt:
    'Poster: Nobi si tarsius bintang terbang dengan layang-layang batik di langit malam. “Promo Bulan Pertama. Ayo terbang tinggi bersama Nobi!” Mulai Rp 15.000/bulan, Premium Rp 120.000/tahun, tanpa iklan.',
  calm: { pause: 'Hentikan gerakan', resume: 'Jalankan gerakan' },
  worlds: {
    heading: 'Empat dunia untuk dijelajahi',
    lead: 'Setiap kegiatan melatih satu hal penting dan mengikuti langkah anak Anda.',
    math: {
      name: 'Matematika',
      title: 'Angka yang bisa dipegang',
      words: 'Susun jembatan yang pas, lalu rasakan sepuluh itu terdiri dari apa saja.',
    },
    english: {
      name: 'Bahasa Inggris',
      title: 'Dengar, lihat, ucapkan',
      words: 'Kata baru hidup di dalam cerita, bukan di daftar hafalan.',
    },
    coding: {
      name: 'Koding',
      title: 'Rencanakan, coba, perbaiki',
      words: 'Susun langkah, tekan jalan, lalu temukan langkah yang perlu diganti.',
    },
    spelling: {
      name: 'Membaca & mengeja',
      title: 'Dari bunyi jadi kata',
      words: 'Suku kata disambung menjadi kata yang langsung terdengar.',
    },
  },
  nobi: {
    heading: 'Halo, aku Nobi!',
    words:
      'Tarsius kecil dari Sulawesi. Matanya besar karena selalu ingin tahu. Nobi memberi petunjuk selangkah demi selangkah, balik bertanya, dan tahu kapan perlu memanggil orang dewasa.',
    safe: 'Nobi bawaan berpikir di dalam produk kami sendiri: tulisan anak tidak dikirim ke mana-mana. Model AI dari luar baru boleh menjawab setelah Anda mengizinkannya.',
    moods: {
      happy: 'Senang',
      cheer: 'Bangga',
      think: 'Berpikir',
      wow: 'Kagum',
      sleepy: 'Istirahat',
    },
    child: 'Kamu',
    question: 'Kenapa langit malam gelap?',
    answer:
      'Karena bagian bumi kita sedang membelakangi matahari. Coba putar bola di dekat lampu: sisi mana yang gelap?',
  },
  steps: {
    heading: 'Cara kerjanya',
    list: [
      {
        title: 'Anda membuat akun',
        words: 'Cukup nama, email, dan nomor WhatsApp Anda. Pemilik akun adalah Anda.',
      },
      {
        title: 'Anda memilih paket',
        words:
          'Bayar lewat mitra pembayaran. Sekali bayar untuk satu periode, tidak diperpanjang sendiri.',
      },
      {
        title: 'Anak mulai bermain',
        words: 'Langsung di browser, tanpa memasang apa pun. Setiap kegiatan ada akhirnya.',
      },
    ],
  },
  plans: {
    heading: 'Dua paket, harganya jelas',
    lead: 'Tidak ada akses gratis, dan tidak ada biaya tersembunyi.',
    regular: { name: 'Regular', per: '/bulan', words: 'Akses terbatas: sebagian dari tiap dunia.' },
    premium: {
      name: 'Premium',
      per: '/tahun',
      words: 'Akses penuh ke semua game dan kursus.',
    },
    terms: 'Baca syaratnya',
  },
  who: {
    heading: 'Siapa di balik Nobi',
    words: 'Nobi dijalankan oleh perusahaan yang bisa Anda cari, hubungi, dan datangi.',
    details: {
      name: 'Perusahaan',
      address: 'Alamat',
      registration: 'Nomor pendaftaran',
      email: 'Email',
      whatsapp: 'WhatsApp',
    },
    ends: {
      heading: 'Kalau suatu hari Nobi berhenti',
      list: [
        'Anda kami kabari lewat email paling lambat 90 hari sebelumnya.',
        'Sisa masa yang sudah dibayar kami kembalikan, dihitung per hari, tanpa perlu diminta.',
        'Sampai hari terakhir, karya dan catatan belajar anak bisa Anda unduh. Setelah itu semuanya kami hapus.',
      ],
    },
  },
  promises: {
    heading: 'Yang tidak ada di sini',
    list: [
      {
        title: 'Iklan dan pelacak',
        words: 'Tanpa iklan, tanpa cookie pelacak, tanpa pelacak dari mana pun.',
      },
      { title: 'Tekanan', words: 'Tanpa rekor harian, tanpa peringkat, tanpa hitung mundur.' },
      {
        title: 'Tanda silang merah',
        words: 'Keliru itu petunjuk. Nobi menunjukkan apa yang perlu dilihat.',
      },
      {
        title: 'Jebakan biar terus main',
        words: 'Keluar cukup satu ketukan, dan Nobi tidak merengek.',
      },
    ],
  },
} satisfies typeof english;
