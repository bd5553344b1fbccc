import type { Language } from '@nobi/contract';

/** What the popup says, mostly for a moment only; the page behind it says what matters. */
export const popupText = {
  en: {
    title: (name: string) => `Log in with ${name}`,
    done: 'Almost there',
    doneText: 'This window closes by itself.',
    cancelled: 'Nothing has happened',
    cancelledText: 'You can close this window and choose another way to log in.',
    lost: 'This log-in cannot be finished here',
    lostText: 'It is too old, or it began in another browser. Close this window and start again.',
    failed: (name: string) => `That did not work with ${name}`,
    failedText: 'Close this window and try again.',
    unavailable: (name: string) => `${name} does not answer right now`,
    unavailableText: 'Close this window and try again in a moment, or log in with your password.',
    back: 'To the log-in page',
  },
  id: {
    title: (name: string) => `Masuk dengan ${name}`,
    done: 'Hampir selesai',
    doneText: 'Jendela ini menutup sendiri.',
    cancelled: 'Tidak ada yang berubah',
    cancelledText: 'Tutup jendela ini dan pilih cara masuk yang lain.',
    lost: 'Proses masuk ini tidak bisa dilanjutkan',
    lostText:
      'Mungkin sudah terlalu lama, atau dimulai di browser lain. Tutup jendela ini dan ulangi.',
    failed: (name: string) => `Belum berhasil dengan ${name}`,
    failedText: 'Tutup jendela ini dan coba lagi.',
    unavailable: (name: string) => `${name} sedang tidak menjawab`,
    unavailableText: 'Tutup jendela ini lalu coba lagi sebentar, atau masuk dengan kata sandi.',
    back: 'Ke halaman masuk',
  },
} as const satisfies Record<Language, unknown>;
