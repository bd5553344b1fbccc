import type { Language } from '@nobi/contract';

interface ResetWords {
  readonly letter: {
    readonly subject: string;
    readonly hello: string;
    readonly why: string;
    readonly button: string;
    readonly limits: string;
    readonly notYou: string;
    readonly regards: string;
    readonly team: string;
  };
  readonly choose: {
    readonly title: string;
    readonly lead: string;
    readonly email: string;
    readonly password: string;
    readonly hint: string;
    readonly common: string;
    readonly button: string;
  };
  readonly saved: { readonly title: string; readonly lead: string; readonly button: string };
  readonly dead: { readonly title: string; readonly lead: string; readonly button: string };
  readonly ask: {
    readonly title: string;
    readonly lead: string;
    readonly email: string;
    readonly button: string;
  };
  readonly sent: { readonly title: string; readonly lead: string };
  readonly wrong: { readonly title: string };
  readonly backToLogin: string;
}

/** Every word of the reset letter and its pages. */
export const resetWords: Record<Language, ResetWords> = {
  en: {
    letter: {
      subject: 'Choose a new password for Nobi',
      hello: 'Hello,',
      why: 'We were asked for a new password for the Nobi account with this email address.',
      button: 'Choose a new password',
      limits: 'The link works once, within the next 60 minutes.',
      notYou: 'This was not you? Then there is nothing to do. Your password stays as it is.',
      regards: 'Warm regards,',
      team: 'The Nobi team',
    },
    choose: {
      title: 'Choose a new password',
      lead: 'Nearly there. After this you can log in again and your child can play on.',
      email: 'Account',
      password: 'New password',
      hint: 'At least 6 characters. A few words that only you would put together are easy to remember and hard to guess.',
      common:
        'Many people use this password, so strangers try it first. Another one keeps your family safer. You may still keep it: type it again.',
      button: 'Save password',
    },
    saved: {
      title: 'Your new password is saved',
      lead: 'To keep the account safe we logged out every device. Log in with the new password to go on.',
      button: 'Log in',
    },
    dead: {
      title: 'This link no longer works',
      lead: 'A link works once and for 60 minutes. No harm done: we will gladly send you a fresh one.',
      button: 'Ask for a new link',
    },
    ask: {
      title: 'Forgot your password?',
      lead: 'Enter the email of your account. We will send you a link to choose a new password.',
      email: 'Email',
      button: 'Send me the link',
    },
    sent: {
      title: 'Check your inbox',
      lead: 'If this email has an account with us, a letter is on its way. It can take a few minutes; please look in the spam folder too.',
    },
    wrong: { title: 'That did not work yet' },
    backToLogin: 'Back to log in',
  },
  id: {
    letter: {
      subject: 'Buat kata sandi baru untuk Nobi',
      hello: 'Halo, Ayah/Bunda,',
      why: 'Kami menerima permintaan kata sandi baru untuk akun Nobi dengan alamat email ini.',
      button: 'Buat kata sandi baru',
      limits: 'Tautan ini hanya bisa dipakai sekali, dalam 60 menit ke depan.',
      notYou: 'Bukan Anda yang meminta? Abaikan saja email ini. Kata sandi Anda tidak berubah.',
      regards: 'Salam hangat,',
      team: 'Tim Nobi',
    },
    choose: {
      title: 'Buat kata sandi baru',
      lead: 'Sebentar lagi selesai. Setelah ini Anda bisa masuk lagi dan si kecil bisa lanjut bermain.',
      email: 'Akun',
      password: 'Kata sandi baru',
      hint: 'Minimal 6 karakter. Rangkaian beberapa kata yang hanya Anda yang tahu mudah diingat dan sulit ditebak.',
      common:
        'Kata sandi ini dipakai banyak orang, jadi paling dulu ditebak. Kata sandi lain lebih aman untuk keluarga Anda. Kalau tetap ingin memakainya, tulis sekali lagi.',
      button: 'Simpan kata sandi',
    },
    saved: {
      title: 'Kata sandi baru sudah tersimpan',
      lead: 'Supaya akun tetap aman, semua perangkat sudah kami keluarkan. Silakan masuk lagi dengan kata sandi baru.',
      button: 'Masuk',
    },
    dead: {
      title: 'Tautan ini sudah tidak berlaku',
      lead: 'Setiap tautan hanya bisa dipakai sekali dan berlaku 60 menit. Tidak apa-apa, kami bisa mengirimkan yang baru.',
      button: 'Minta tautan baru',
    },
    ask: {
      title: 'Lupa kata sandi?',
      lead: 'Tulis email akun Anda. Kami akan mengirimkan tautan untuk membuat kata sandi baru.',
      email: 'Email',
      button: 'Kirim tautannya',
    },
    sent: {
      title: 'Periksa email Anda',
      lead: 'Kalau email ini terdaftar, email dari kami sedang dalam perjalanan. Mungkin perlu beberapa menit; coba lihat juga folder spam.',
    },
    wrong: { title: 'Belum berhasil' },
    backToLogin: 'Kembali ke halaman masuk',
  },
};
