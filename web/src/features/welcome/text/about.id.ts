import type { about as english } from './about.en.ts';

export const about = {
  title: 'Tentang kami – Nobi',
  description:
    'Mengapa kami membuat Nobi: belajar lewat game, umpan balik yang ramah, ruang berkarya, langkah anak sendiri, dan pendampingan orang tua.',
  heading: 'Tentang kami',
  otherLanguage: 'Read in English',
  intro: 'Nobi adalah tempat anak bermain, bertanya, dan berkarya, sambil terus bertumbuh.',
  sections: [
    {
      id: 'mengapa',
      heading: 'Mengapa kami membuat Nobi',
      paragraphs: [
        'Anak-anak sudah akrab dengan layar. Sayangnya, banyak yang mereka temui di sana dibuat supaya mereka terus menonton: satu video lagi, satu level lagi, satu iklan lagi.',
        'Kami ingin layar yang memberi sesuatu kembali. Game kecil yang masing-masing melatih satu hal dengan baik, kata-kata yang bisa dipercaya orang tua, dan akhir yang datang tepat waktu. Keluarga membayar harga yang jelas, sehingga tidak ada pihak lain yang perlu membayar.',
      ],
    },
    {
      id: 'visi',
      heading: 'Visi kami: belajar lewat game',
      paragraphs: [
        'Game yang baik mengajukan pertanyaan sungguhan dan membiarkan anak mencoba. Di sini, belajarnya ada di dalam permainannya: jembatan kuat karena papannya pas sepuluh, robot sampai di rumah karena langkahnya urut.',
        'Kami ingin setiap anak Indonesia mengenal matematika, bahasa Inggris, koding, dan membaca sebagai sesuatu yang asyik dimainkan, jauh sebelum sempat terasa menakutkan.',
      ],
    },
    {
      id: 'umpan-balik',
      heading: 'Umpan balik AI yang interaktif',
      paragraphs: [
        'Nobi, si tarsius bintang, menjawab pertanyaan, memberi petunjuk selangkah demi selangkah, dan balik bertanya. Yang dipuji adalah cara yang dicoba anak, bukan bakatnya. Kalau belum tepat, anak diajak melihat apa yang terjadi, tanpa tanda silang merah.',
        'Nobi adalah program komputer, dan Nobi mengatakannya. Nobi bawaan bekerja di dalam produk kami sendiri. Model AI dari luar baru boleh menjawab setelah pemilik akun mengizinkannya. Untuk hal yang perlu dibicarakan dengan manusia, Nobi mengajak anak menemui orang dewasa.',
      ],
    },
    {
      id: 'berkarya',
      heading: 'Ruang berkarya',
      paragraphs: [
        'Di samping game ada ruang kreasi tanpa nilai: gambar, musik, cerita. Tidak ada jawaban benar yang harus dicari, yang ada cara-cara baru untuk dicoba. Karya anak tetap milik anak.',
      ],
    },
    {
      id: 'langkah-sendiri',
      heading: 'Sesuai langkah anak',
      paragraphs: [
        'Kegiatan menjadi sedikit lebih menantang saat anak lancar, dan mundur selangkah saat anak perlu bantuan: dengan gambar, angka yang lebih kecil, atau contoh. Beristirahat tidak membuat apa pun hilang. Tidak ada rekor harian, peringkat, atau hitung mundur.',
      ],
    },
    {
      id: 'orang-tua',
      heading: 'Pendampingan orang tua',
      paragraphs: [
        'Pemilik akun adalah Anda, orang dewasa. Di Ruang orang tua, di balik PIN, ada laporan belajar untuk setiap anak: apa yang bisa ia lakukan sendiri, apa yang bisa dengan bantuan, apa yang masih sulit, dan satu hal untuk dilakukan bersama dalam lima menit. Setiap angkanya bisa dibuka sampai ke jawabannya. Kalau buktinya belum cukup, kami menulis “Belum cukup bukti”.',
        'Yang tidak kami sediakan: pelacakan lokasi, kamera, rekaman diam-diam, dan perbandingan dengan anak lain. Anak pun diberi tahu apa yang bisa Anda lihat. Bicarakan juga dengan anak; kepercayaan tumbuh dari keterbukaan.',
      ],
    },
  ],
  close: 'Ada pertanyaan atau ide? Setelah masuk, tulislah kepada kami lewat halaman Bantuan.',
} satisfies typeof english;
