import type { terms as english } from './terms.en.ts';

export const terms = {
  title: 'Syarat dan ketentuan – Nobi',
  description:
    'Syarat Nobi dengan bahasa sederhana: akses, pembayaran, pemakaian yang wajar, penutupan akun, dan data keluarga Anda.',
  heading: 'Syarat dan ketentuan',
  dated: '2 April 2025',
  validFrom: 'Berlaku sejak ',
  contents: 'Isi halaman ini',
  intro: 'Mohon dibaca oleh orang dewasa yang membuka dan membayar akun.',
  sections: [
    {
      id: 'akun',
      heading: 'Akun',
      points: [
        'Pemilik akun adalah orang dewasa: orang tua atau wali. Anak bermain dengan akun dan tanggung jawab orang dewasa tersebut.',
        'Isilah data yang benar dan jangan bagikan kata sandi. Kami menyimpannya hanya dalam bentuk yang tidak dapat dibaca kembali.',
      ],
    },
    {
      id: 'akses',
      heading: 'Tidak ada akses gratis',
      points: [
        'Tidak ada akses gratis. Game, kursus, alat kreasi, dan Nobi terbuka dengan paket yang aktif.',
        'Regular memberi akses terbatas, Premium memberi akses penuh ke game dan kursus. Harga yang berlaku adalah harga di halaman pembayaran.',
      ],
    },
    {
      id: 'pembayaran',
      heading: 'Pembayaran dan pengembalian dana',
      points: [
        'Pembayaran dilakukan melalui mitra pembayaran. Kami tidak pernah melihat atau menyimpan nomor kartu.',
        'Setiap pembayaran berlaku untuk satu masa: satu bulan (Regular) atau satu tahun (Premium). Tidak diperpanjang secara otomatis.',
        'Dalam tujuh hari setelah membayar, uangnya bisa diminta kembali tanpa alasan, sekali untuk setiap keluarga; masa paketnya lalu berakhir.',
        'Kalau suatu hari Nobi berhenti, Anda kami kabari lewat email paling lambat 90 hari sebelumnya, dan sisa masa yang sudah dibayar kami kembalikan, dihitung per hari.',
        'Selain itu pembayaran tidak dapat dikembalikan, kecuali bila diwajibkan oleh hukum.',
      ],
    },
    {
      id: 'batas',
      heading: 'Perangkat dan waktu bermain',
      points: [
        'Di kemudian hari, satu akun mungkin kami batasi pada 1 sampai 2 perangkat aktif.',
        'Waktu bermain game juga mungkin kami batasi. Jika demikian, kami akan menuliskannya di sini lebih dahulu.',
      ],
    },
    {
      id: 'penutupan',
      heading: 'Penutupan akun',
      points: [
        'Kami dapat menutup akun yang data masuknya dibagikan kepada orang lain, yang dipakai untuk penipuan pembayaran, atau yang disalahgunakan sehingga merugikan orang lain maupun layanan.',
        'Anda boleh berhenti kapan saja. Setelah masa yang dibayar selesai, akses berakhir dengan sendirinya.',
      ],
    },
    {
      id: 'privasi',
      heading: 'Data keluarga Anda, dengan bahasa sederhana',
      points: [
        'Dari Anda, orang dewasa, kami menyimpan yang Anda berikan: nama, email, nomor WhatsApp, dan status pembayaran. Mitra pembayaran menerima yang diperlukan untuk membayar saja, tidak pernah data anak.',
        'Dari kegiatan bermain kami menyimpan apa yang dimainkan dan bagaimana hasilnya, supaya kegiatan bisa menyesuaikan diri. Data ini tidak menjadi iklan, peringkat, atau profil yang dijual.',
        'Game dan kursus berjalan terpisah dari akun: tidak ada nama, email, atau data masuk yang sampai ke sana.',
        'Nobi bawaan bekerja di dalam produk kami. Model AI dari luar baru menjawab setelah Anda mengizinkannya di Ruang orang tua. Obrolan disimpan tanpa data pribadi yang kami kenali dan terhapus setelah 90 hari. Di Ruang orang tua Anda bisa membaca, mengunduh, dan menghapusnya.',
        'Masukan suara memakai pengenal suara milik browser, sehingga suara dapat diproses oleh pembuat browser. Bila browser tidak punya pengenal suara dan Anda mengizinkan model AI dari luar, rekaman paling lama 15 detik dapat dikirim ke penyedianya untuk dijadikan tulisan. Kami tidak pernah menyimpan suara. Bila Anda izinkan di Ruang orang tua, anak bisa merekam suaranya sendiri untuk karyanya; rekaman itu hanya ada di perangkatnya dan tidak pernah dikirim.',
        'Keterangan tersembunyi pada gambar yang diunggah, misalnya lokasi, kami hapus. Catatan teknis kami tidak memuat kata-kata anak.',
        'Tanpa iklan, tanpa pelacak, dan tanpa cookie, kecuali dua yang tidak melacak siapa pun: satu agar kami mengenali perangkat Anda sendiri, sehingga orang asing yang menebak kata sandi tidak bisa mengunci akun Anda, dan satu selama sepuluh menit saat Anda masuk dengan Google. Browser hanya menyimpan yang membuat Anda tetap masuk dan pilihan Anda, misalnya bahasa.',
        'Untuk melihat, membetulkan, atau menghapus data, tulislah kepada kami lewat halaman Bantuan.',
      ],
    },
    {
      id: 'perubahan',
      heading: 'Perubahan',
      points: ['Bila syarat ini berubah, tanggal baru tertulis di bagian atas halaman ini.'],
    },
  ],
} satisfies typeof english;
