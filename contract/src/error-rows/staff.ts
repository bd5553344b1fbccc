import type { ErrorRow } from './row.ts';

/** Words for the people who run the product; they travel with the console alone. */
export const staffErrors = {
  staff_take_refused: {
    status: 400,
    en: 'This is no Opus recording in WebM or Ogg. Please record the line again.',
    id: 'Ini bukan rekaman Opus dalam WebM atau Ogg. Rekam lagi kalimat ini.',
  },
  staff_take_long: {
    status: 400,
    en: 'This recording is longer than 16 seconds. Please read the line a little faster.',
    id: 'Rekaman ini lebih dari 16 detik. Baca kalimatnya sedikit lebih cepat.',
  },
  staff_take_short: {
    status: 400,
    en: 'There is hardly any sound in this recording. Please record the line again.',
    id: 'Hampir tidak ada suara dalam rekaman ini. Rekam lagi kalimat ini.',
  },
  staff_voice_unchanged: {
    status: 409,
    en: 'Everything that was recorded is published already.',
    id: 'Semua rekaman sudah diterbitkan.',
  },
  staff_code_wrong: {
    status: 400,
    en: 'That code is not right. Please wait for the next one and try again.',
    id: 'Kodenya belum benar. Tunggu kode berikutnya, lalu coba lagi.',
  },
  staff_sign_in_over: {
    status: 409,
    en: 'This sign-in took too long. Please start again.',
    id: 'Proses masuk ini terlalu lama. Silakan mulai lagi.',
  },
  staff_passkey_refused: {
    status: 400,
    en: 'This passkey was not accepted. Please try again, or use another way.',
    id: 'Passkey ini belum diterima. Coba lagi, atau pakai cara lain.',
  },
  staff_passkey_unknown: {
    status: 400,
    en: 'We do not know this passkey. It may have been removed. Please sign in with your password.',
    id: 'Passkey ini tidak kami kenal. Mungkin sudah dihapus. Silakan masuk dengan kata sandi.',
  },
  staff_passkey_unverified: {
    status: 400,
    en: 'Your passkey did not ask for a PIN, finger or face. Sign in with your password first; the passkey is then your second factor.',
    id: 'Passkey Anda tidak meminta PIN, sidik jari, atau wajah. Masuk dulu dengan kata sandi; passkey lalu menjadi faktor kedua.',
  },
  staff_passkeys_nowhere: {
    status: 409,
    en: 'Passkeys need an address with a name and https. Please use the authenticator app here.',
    id: 'Passkey perlu alamat bernama dengan https. Di sini, pakai aplikasi autentikator.',
  },
  staff_passkeys_many: {
    status: 409,
    en: 'You have 20 passkeys already. Remove one that you no longer use first.',
    id: 'Anda sudah punya 20 passkey. Hapus dulu yang tidak dipakai lagi.',
  },
  staff_last_factor: {
    status: 409,
    en: 'This is your last second factor that works here. Add another one first.',
    id: 'Ini faktor kedua terakhir Anda yang berfungsi di sini. Tambahkan yang lain dulu.',
  },
  staff_identity_differs: {
    status: 409,
    en: 'That account is not for the invited address, or its address is not confirmed. Please choose the account with the invited address.',
    id: 'Akun itu bukan untuk alamat yang diundang, atau alamatnya belum dikonfirmasi. Pilih akun dengan alamat yang diundang.',
  },
  staff_not_of_us: {
    status: 403,
    en: 'This account has no access to the console. Ask an administrator for an invitation.',
    id: 'Akun ini tidak bisa membuka konsol. Minta undangan kepada administrator.',
  },
  staff_not_from_console: {
    status: 403,
    en: 'This did not come from the console. Please open the console again and repeat it there.',
    id: 'Ini tidak datang dari konsol. Buka lagi konsol, lalu ulangi di sana.',
  },
  staff_not_your_role: {
    status: 403,
    en: 'This is not part of your work here. An administrator can give you the role for it.',
    id: 'Ini bukan bagian tugas Anda di sini. Administrator bisa memberi Anda peran untuk ini.',
  },
  staff_proof_needed: {
    status: 403,
    en: 'Nothing was done yet: this needs a code of your authenticator app first.',
    id: 'Belum ada yang dilakukan: ini perlu kode aplikasi autentikator Anda dulu.',
  },
  staff_reason_needed: {
    status: 400,
    en: 'Please say why, in a few words.',
    id: 'Tuliskan alasannya dengan singkat.',
  },
  staff_second_person: {
    status: 403,
    en: 'You uploaded this one, so somebody else looks at it and publishes it.',
    id: 'Anda yang mengunggahnya, jadi orang lain yang memeriksa dan menerbitkannya.',
  },
  staff_same_person: {
    status: 403,
    en: 'This needs two people, and you did the first half. A colleague has to do this one.',
    id: 'Ini perlu dua orang, dan bagian pertamanya sudah Anda kerjakan. Minta rekan yang mengerjakan ini.',
  },
  staff_second_too_new: {
    status: 403,
    en: 'This needs two people. Whoever was appointed within the last 7 days does not count as the second beside the person who appointed them. Please ask another colleague.',
    id: 'Ini perlu dua orang. Yang baru diangkat dalam 7 hari terakhir belum dihitung sebagai orang kedua di samping yang mengangkatnya. Minta rekan lain.',
  },
  staff_waits_already: {
    status: 409,
    en: 'Something else is proposed here already and waits for a second person. Withdraw that first.',
    id: 'Sudah ada usulan lain di sini yang menunggu orang kedua. Tarik dulu usulan itu.',
  },
  staff_alone_wait: {
    status: 409,
    en: 'Nobody else here may confirm this. You may do it alone 24 hours after you proposed it; every colleague has had a letter.',
    id: 'Tidak ada rekan lain yang boleh mengesahkan ini. Anda boleh melakukannya sendiri 24 jam setelah mengusulkannya; semua rekan sudah disurati.',
  },
  staff_not_yourself: {
    status: 409,
    en: 'You cannot do that to yourself. Please ask a colleague.',
    id: 'Ini tidak bisa dilakukan pada diri sendiri. Minta bantuan rekan Anda.',
  },
  staff_last_one: {
    status: 409,
    en: 'This is the last administrator. Invite another administrator first.',
    id: 'Ini administrator terakhir. Undang administrator lain dulu.',
  },
  staff_views_full: {
    status: 409,
    en: 'Twenty views of a list are the most. Remove one first.',
    id: 'Paling banyak dua puluh tampilan per daftar. Hapus salah satu dulu.',
  },
  staff_is_superuser: {
    status: 409,
    en: 'This account is a superuser. Take that mark away first.',
    id: 'Akun ini superuser. Cabut dulu tandanya.',
  },
  staff_email_differs: {
    status: 400,
    en: 'That is not this family’s email address. Nothing was erased.',
    id: 'Itu bukan email keluarga ini. Tidak ada yang dihapus.',
  },
  staff_nothing_to_take: {
    status: 409,
    en: 'There are no days of this plan left to take.',
    id: 'Tidak ada sisa hari dari paket ini yang bisa diambil.',
  },
  staff_invitation_over: {
    status: 409,
    en: 'This invitation has been used, withdrawn or is older than three days. Ask for a new one.',
    id: 'Undangan ini sudah dipakai, ditarik, atau lewat tiga hari. Minta undangan baru.',
  },
  staff_password_short: {
    status: 400,
    en: 'Please choose at least 12 characters.',
    id: 'Pilih sedikitnya 12 karakter.',
  },
  staff_password_common: {
    status: 400,
    en: 'Many people use this password, so it is guessed first. Please choose another.',
    id: 'Kata sandi ini dipakai banyak orang, jadi paling dulu ditebak. Pilih yang lain.',
  },
  staff_half_regular: {
    status: 409,
    en: 'At least half of each category stays open to Regular. Open another of its items to Regular first.',
    id: 'Sedikitnya separuh tiap kategori harus tetap terbuka untuk Regular. Buka dulu item lain di kategori ini untuk Regular.',
  },
  staff_own_lesson: {
    status: 403,
    en: 'You wrote this one, so somebody else reads it and publishes it.',
    id: 'Anda yang menulisnya, jadi orang lain yang membaca dan menerbitkannya.',
  },
  staff_lesson_unfit: {
    status: 400,
    en: 'This lesson is not ready yet. Please correct the marked fields first.',
    id: 'Pelajaran ini belum siap. Perbaiki dulu isian yang ditandai.',
  },
  staff_draft_moved: {
    status: 409,
    en: 'This draft was changed in another window. Reload this page before you go on.',
    id: 'Draf ini sudah diubah di jendela lain. Muat ulang halaman ini sebelum melanjutkan.',
  },
  staff_book_moved: {
    status: 409,
    en: 'This book was changed meanwhile, by a colleague or in another window. Copy what you need of your words, then load the newest.',
    id: 'Buku ini sudah diubah, oleh rekan atau di jendela lain. Salin dulu kata-kata Anda yang perlu, lalu muat yang terbaru.',
  },
  staff_own_book: {
    status: 403,
    en: 'You changed this book last, so somebody else reads it and publishes it.',
    id: 'Anda yang terakhir mengubah buku ini, jadi orang lain yang membaca dan menerbitkannya.',
  },
  staff_book_unfit: {
    status: 400,
    en: 'This book is not ready yet. Please correct the marked fields first.',
    id: 'Buku ini belum siap. Perbaiki dulu isian yang ditandai.',
  },
  staff_epub_unread: {
    status: 400,
    en: 'This file cannot be read as an EPUB. Please export it again as EPUB 2 or 3 and try once more.',
    id: 'Berkas ini tidak terbaca sebagai EPUB. Ekspor lagi sebagai EPUB 2 atau 3, lalu coba lagi.',
  },
  staff_epub_unsafe: {
    status: 400,
    en: 'This EPUB holds something that a book does not need: a script, definitions of its own, a path that leads outside, or far more than it seems. Nothing of it was taken.',
    id: 'EPUB ini berisi sesuatu yang tidak diperlukan sebuah buku: skrip, definisi sendiri, jalur ke luar, atau isi yang jauh lebih besar daripada kelihatannya. Tidak ada yang diambil.',
  },
  staff_epub_locked: {
    status: 400,
    en: 'This EPUB is locked against copying (DRM). Please ask its publisher for one without a lock.',
    id: 'EPUB ini dikunci agar tidak disalin (DRM). Mintalah berkas tanpa kunci kepada penerbitnya.',
  },
  staff_epub_licence: {
    status: 400,
    en: 'This book’s licence forbids selling (NC) or changing (ND), so Nobi must not use it. Nothing of it was taken.',
    id: 'Lisensi buku ini melarang penjualan (NC) atau pengubahan (ND), jadi Nobi tidak boleh memakainya. Tidak ada yang diambil.',
  },
  staff_epub_language: {
    status: 400,
    en: 'This EPUB does not say that it is in Indonesian or English, and books here are in those two.',
    id: 'EPUB ini tidak menyebut bahasanya Indonesia atau Inggris, sedangkan buku di sini memakai kedua bahasa itu.',
  },
  staff_epub_empty: {
    status: 400,
    en: 'No text and no pictures of a story were found in this EPUB.',
    id: 'Tidak ada teks atau gambar cerita di dalam EPUB ini.',
  },
  staff_course_full: {
    status: 409,
    en: 'A course shows children between one and twelve lessons. Hide one or bring one back first.',
    id: 'Satu kursus berisi satu sampai dua belas pelajaran yang terlihat. Sembunyikan atau tampilkan satu dulu.',
  },
  staff_refund_too_much: {
    status: 409,
    en: 'That is more than is left of what was paid.',
    id: 'Itu lebih besar daripada sisa uang yang sudah dibayar.',
  },
  staff_refund_refused: {
    status: 409,
    en: 'The gateway refused this refund. Please refund it in its dashboard or by bank transfer.',
    id: 'Mitra pembayaran menolak pengembalian ini. Kembalikan lewat dasbornya, atau lewat transfer bank.',
  },
  staff_still_wrong: {
    status: 409,
    en: 'We asked the gateway again and its answer has not changed. Please choose how this was resolved.',
    id: 'Mitra pembayaran sudah kami tanya lagi dan jawabannya masih sama. Pilih bagaimana ini diselesaikan.',
  },
  staff_no_order: {
    status: 404,
    en: 'We have no order with this number.',
    id: 'Tidak ada pesanan kita dengan nomor ini.',
  },
  staff_ended_otherwise: {
    status: 409,
    en: 'This has been resolved in another way in the meantime. Nothing was changed.',
    id: 'Ini sudah diselesaikan dengan cara lain. Tidak ada yang diubah.',
  },
  staff_codes_taken: {
    status: 409,
    en: 'The codes of this batch were taken before, or it is revoked. Codes are shown once: if they are lost, revoke this batch and make another.',
    id: 'Kode batch ini sudah pernah diambil, atau batch-nya sudah dicabut. Kode hanya ditampilkan sekali: kalau hilang, cabut batch ini dan buat yang baru.',
  },
  staff_range_long: {
    status: 400,
    en: 'Please choose at most 366 days, and a first day that is not after the last.',
    id: 'Pilih paling lama 366 hari, dan hari pertama tidak melewati hari terakhir.',
  },
  staff_steps_left: {
    status: 409,
    en: 'Some steps of this case are not done yet.',
    id: 'Masih ada langkah kasus ini yang belum selesai.',
  },
} satisfies Record<string, ErrorRow>;
