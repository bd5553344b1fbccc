import type { ErrorRow } from './row.ts';

/** Words for the people who run the product; they travel with the console alone. */
export const staffErrors = {
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
  staff_not_of_us: {
    status: 403,
    en: 'This account does not open the console. Ask a colleague to appoint it under Colleagues.',
    id: 'Akun ini tidak membuka konsol. Minta rekan mengangkatnya di halaman Rekan.',
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
  staff_not_yourself: {
    status: 409,
    en: 'You cannot do that to yourself. Please ask a colleague.',
    id: 'Ini tidak bisa dilakukan pada diri sendiri. Minta bantuan rekan Anda.',
  },
  staff_last_one: {
    status: 409,
    en: 'This is the last member of the staff. Appoint somebody else first.',
    id: 'Ini staf terakhir. Angkat orang lain dulu.',
  },
  staff_is_colleague: {
    status: 409,
    en: 'This account belongs to a colleague. Dismiss them from the staff first.',
    id: 'Akun ini milik rekan staf. Berhentikan dulu dari staf.',
  },
  staff_email_differs: {
    status: 400,
    en: 'That is not the e-mail of this family. Nothing was erased.',
    id: 'Itu bukan email keluarga ini. Tidak ada yang dihapus.',
  },
  staff_nothing_to_take: {
    status: 409,
    en: 'There are no days of this plan left to take.',
    id: 'Tidak ada sisa hari dari paket ini yang bisa diambil.',
  },
  staff_no_account: {
    status: 404,
    en: 'Nobody has an account with this e-mail yet. Ask them to sign up first.',
    id: 'Belum ada akun dengan email ini. Minta orangnya mendaftar dulu.',
  },
  staff_half_regular: {
    status: 409,
    en: 'At least half of each category stays open to Regular. Open another item of it to Regular first.',
    id: 'Sedikitnya separuh tiap kategori harus tetap terbuka untuk Regular. Buka dulu item lain di kategori ini untuk Regular.',
  },
  staff_own_lesson: {
    status: 403,
    en: 'You wrote this one, so somebody else reads it and publishes it.',
    id: 'Anda yang menulisnya, jadi orang lain yang membaca dan menerbitkannya.',
  },
  staff_lesson_unfit: {
    status: 400,
    en: 'This lesson is not ready yet. Please mend the marked fields first.',
    id: 'Pelajaran ini belum siap. Perbaiki dulu isian yang ditandai.',
  },
  staff_draft_moved: {
    status: 409,
    en: 'This draft was changed in another window. Load this page again before you go on.',
    id: 'Draf ini sudah diubah di jendela lain. Muat ulang halaman ini sebelum melanjutkan.',
  },
  staff_course_full: {
    status: 409,
    en: 'A course has one to twelve lessons that children see. Hide one, or bring one back, first.',
    id: 'Satu kursus berisi satu sampai dua belas pelajaran yang terlihat. Sembunyikan atau tampilkan satu dulu.',
  },
  staff_refund_too_much: {
    status: 409,
    en: 'That is more than is left of what was paid.',
    id: 'Itu lebih besar dari sisa uang yang sudah dibayar.',
  },
  staff_refund_refused: {
    status: 409,
    en: 'The gateway does not give this back. Please refund it by hand in its dashboard, or by bank.',
    id: 'Gerbang pembayaran menolak pengembalian ini. Kembalikan lewat dasbornya, atau lewat bank.',
  },
  staff_still_wrong: {
    status: 409,
    en: 'The gateway was asked and says the same as before. Please choose how it ended.',
    id: 'Gerbang sudah ditanya dan jawabannya masih sama. Pilih bagaimana ini diselesaikan.',
  },
  staff_no_order: {
    status: 404,
    en: 'There is no order of ours with this number.',
    id: 'Tidak ada pesanan kita dengan nomor ini.',
  },
  staff_ended_otherwise: {
    status: 409,
    en: 'This has been ended in another way meanwhile. Nothing was changed.',
    id: 'Ini sudah diselesaikan dengan cara lain. Tidak ada yang diubah.',
  },
  staff_range_long: {
    status: 400,
    en: 'Please choose at most 366 days, the first not after the last.',
    id: 'Pilih paling lama 366 hari, dan hari pertama tidak melewati hari terakhir.',
  },
  staff_steps_left: {
    status: 409,
    en: 'Some steps of this case are not done yet.',
    id: 'Masih ada langkah kasus ini yang belum selesai.',
  },
} satisfies Record<string, ErrorRow>;
