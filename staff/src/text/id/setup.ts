import type { setupDeeds, setupEn } from '../en/setup.ts';

export const setupId: typeof setupEn = {
  title: 'Persiapan',
  lead: 'Yang dibutuhkan keluarga sebelum mereka datang. Semuanya dibaca dari produk yang sedang berjalan; yang bisa dicoba, dicoba sungguhan.',
  progress: '{done} dari {all} selesai',
  ready: 'Semuanya siap untuk keluarga.',
  note: 'Belum siap untuk keluarga: {done} dari {all} langkah selesai.',
  open: 'Lanjutkan persiapan',
  done: 'Selesai',
  todo: 'Belum',
  optional: 'Kalau perlu',
  change: 'Ubah lewat {names}, lalu jalankan ulang Nobi.',
  steps: {
    company: {
      title: 'Perusahaan Anda',
      why: 'Di halaman depan keluarga membaca siapa di balik Nobi; ini diwajibkan hukum.',
    },
    contacts: {
      title: 'Cara keluarga menghubungi Anda',
      why: 'Tampil di setiap kendala pembayaran dan di setiap surat.',
    },
    mail: {
      title: 'Surat',
      why: 'Pendaftaran, kata sandi yang hilang, kuitansi, dan keselamatan anak butuh surat yang sampai.',
      none: 'Server surat belum diatur: surat hanya tersimpan di mesin ini.',
      from: 'Surat dikirim atas nama {from}.',
      try: 'Kirim surat ke saya',
      worked: 'Surat untuk Anda diterima server pada {at}. Periksa apakah sudah sampai.',
    },
    payments: {
      title: 'Pembayaran',
      why: 'Kunci dicoba di mitra pembayaran dengan menanyakan pesanan yang tidak ada.',
      demo: 'Pembayaran masih peragaan: tidak ada yang membayar, dan semua mendapat paket.',
      real: 'Pesanan baru diteruskan ke {gateway}.',
      never:
        'Belum ada pesanan yang dibayar di sana. Bayarlah satu sendiri, lalu kembalikan uangnya di Pesanan.',
      paid: 'Pesanan terakhir dibayar pada {at}.',
      try: 'Coba kuncinya',
      worked: 'Mitra pembayaran mengenali kuncinya pada {at}.',
    },
    backup: {
      title: 'Cadangan data',
      why: 'Penjadwal sebaiknya menyimpan sekali sehari, ke mesin lain.',
      never: 'Belum pernah ada cadangan: npm run backup -- --to FOLDER',
      last: 'Yang terakhir selesai pada {at}.',
      open: 'Cadangan itu tidak terenkripsi: atur BACKUP_PASSPHRASE, dan simpan di tempat lain.',
      sealed: 'Cadangan itu terenkripsi.',
    },
    colleagues: {
      title: 'Administrator kedua',
      why: 'Menghapus keluarga dan mengembalikan uang dalam jumlah besar butuh dua orang, dan salah satu bisa sakit.',
      count: 'Administrator: {count}',
      invite: 'Undang rekan',
    },
    voice: {
      title: 'Suara Anda sendiri',
      why: 'Tanpa rekaman, suara bawaan ponsel yang membacakan untuk anak yang belum bisa membaca.',
      none: 'Belum ada rekaman.',
      record: 'Rekam kalimat',
      some: '{count} rekaman, diterbitkan {at}.',
    },
  },
  troubles: {
    mail_missing: 'Belum ada server surat untuk dicoba. Atur SMTP_URL.',
    mailbox: 'Server tidak mengenal kotak surat di alamat Anda.',
    mail_sign_in:
      'Server menolak nama pengguna dan kata sandi ini. Tanda seperti @ dan : ditulis %40 dan %3A.',
    mail_name:
      'Nama server tidak ditemukan. Periksa di penyedia surat Anda, dan pastikan mesin ini bisa mencari nama.',
    mail_tls:
      'Server tidak memakai TLS seperti yang tertulis di SMTP_URL. Pakai smtps:// dengan port 465, atau smtp:// dengan port 587.',
    mail_sender: 'Server tidak mengizinkan surat atas nama ini. Ubah MAIL_FROM.',
    mail_unreachable:
      'Server tidak menerima surat. Banyak mesin tidak boleh memakai port 25: pakai port 465 (smtps://) atau 587 (smtp://).',
    gateway_demo: 'Belum ada kunci untuk dicoba. Atur MIDTRANS_SERVER_KEY atau XENDIT_SECRET_KEY.',
    gateway_key:
      'Mitra pembayaran tidak mengenal kunci ini. Salin lagi dari dasbornya, dan periksa apakah itu kunci sandbox.',
    gateway_unreachable:
      'Mitra pembayaran tidak menjawab. Izinkan mesin ini menghubunginya lewat port 443, lalu coba lagi.',
  },
  logo: {
    none: 'Belum ada logo, dan tidak wajib ada.',
    lead: 'Keluarga melihatnya di halaman depan, di faktur, dan di bukti pembayaran. PNG, JPEG, atau WebP, paling besar 5 MB; paling bagus yang lebar dengan latar transparan.',
    choose: 'Pilih logo',
    replace: 'Pilih logo lain',
    sending: 'Mengirim…',
    saved: 'Keluarga sekarang melihat logonya.',
    drop: 'Hapus logo',
    dropped: 'Keluarga tidak melihat logo lagi.',
  },
  failedAt: 'Dicoba pada {at}.',
};

export const setupDeedsId: typeof setupDeeds = {
  setup: 'melihat persiapan',
  trySetupMail: 'mencoba server surat',
  trySetupPayments: 'mencoba kunci mitra pembayaran',
  setLogo: 'mengganti logo perusahaan',
  dropLogo: 'menghapus logo perusahaan',
};
