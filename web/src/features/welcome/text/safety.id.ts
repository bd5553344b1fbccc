import type { safety as english } from './safety.en.ts';

export const safety = {
  title: 'Cara Nobi melindungi anak',
  description:
    'Untuk usia berapa Nobi dibuat, apa yang kami simpan tentang anak dan apa yang tidak, cara orang tua melihat dan menghentikannya, dan cara melapor kepada kami.',
  heading: 'Cara Nobi melindungi anak',
  intro:
    'Untuk orang tua dan wali, dengan bahasa sederhana. Orang dewasa membuka akun, mengizinkan apa yang disimpan, dan bisa menghentikannya kapan saja.',
  sections: [
    {
      id: 'usia',
      heading: 'Untuk usia berapa',
      points: [
        'Nobi dibuat untuk anak usia 4 sampai 12 tahun. Anak di bawah 3 tahun dan di atas 15 tahun tidak kami terima.',
        'Peraturan mengelompokkan anak menurut usia: 3–5, 6–9, 10–12, dan 13–15 tahun. Ruang orang tua menunjukkan kelompok setiap anak, dihitung dari bulan dan tahun lahir. Kami tidak meminta dokumen apa pun.',
        'Setiap game, kursus, dan alat menyebutkan untuk usia berapa ia dibuat, juga kelompok umurnya menurut peraturan; usia termuda adalah usia minimum.',
      ],
    },
    {
      id: 'disimpan',
      heading: 'Apa yang kami simpan tentang anak',
      points: [
        'Nama panggilan di rumah, gambar hewan, bulan dan tahun lahir, kelas, dan zona waktu; semuanya boleh belum diisi dulu.',
        'Apa yang dimainkan dan bagaimana hasilnya, kemajuan bermain, dan karya, supaya anak menemukan semuanya kembali.',
        'Setiap jawaban satu per satu selama 24 bulan. Setelah itu tinggal ringkasannya: apa yang sudah bisa dan apa yang masih dipelajari.',
        'Obrolan dengan Nobi, tanpa data pribadi yang kami kenali, selama 90 hari.',
      ],
    },
    {
      id: 'tidak-disimpan',
      heading: 'Apa yang tidak kami simpan dan tidak kami lakukan',
      points: [
        'Tanpa nama lengkap, tanggal lahir, foto, sekolah, dan lokasi. Di tempat kami, suara tidak pernah disimpan. Bila Anda izinkan, rekaman suara anak hanya ada di perangkatnya.',
        'Tanpa iklan, tanpa pelacak, tanpa penjualan data, tanpa peringkat anak.',
        'Anak tidak terhubung dengan anak lain atau orang asing; tidak ada data anak yang tampil untuk umum.',
        'Tanpa hitungan hari beruntun, hadiah acak, daftar tanpa akhir, dan harga di dalam permainan anak.',
      ],
    },
    {
      id: 'orang-tua',
      heading: 'Yang bisa dilihat, diputuskan, dan dihentikan orang tua',
      points: [
        'Ruang orang tua dibuka dengan PIN enam angka. Isinya laporan belajar, anak, waktu main, obrolan dengan Nobi dan yang ditandainya, perangkat, dan pembayaran.',
        'Di “Yang Anda izinkan”, setiap tujuan berdiri sendiri dengan kalimat dan tanggalnya. Mencabut izin pemakaian seorang anak langsung menghentikan semuanya dan menghapus data anak itu; pembayaran tetap ada di pembukuan kami.',
        'Model AI dari luar tidak pernah menjawab kecuali Anda mengizinkannya.',
        'Di sana Anda juga bisa mengunduh semuanya dan menghapus akun.',
      ],
    },
    {
      id: 'lapor',
      heading: 'Cara memberi tahu kami',
      points: [
        'Di setiap game, kursus, alat, daftar, dan jawaban Nobi ada tombol “Laporkan”: anak memilih gambar, tanpa perlu membaca, dan tim kami memeriksanya.',
        'Ada yang menakutkan, menyakiti, atau salah? Tulislah kepada kami di halaman Bantuan; pesan Anda dibaca tim kami.',
        'Anak yang sedang dalam bahaya perlu orang terdekat lebih dulu: hubungi 129 (SAPA, layanan kementerian untuk perempuan dan anak) atau 112.',
        'Jika data sampai jatuh ke tangan yang salah, kami menyurati keluarga yang bersangkutan dan lembaga berwenang dalam 3 × 24 jam.',
      ],
    },
  ],
  support: 'Tulis kepada kami',
  terms: 'Syarat dan ketentuan',
} satisfies typeof english;
