import type { Language } from '@nobi/contract';

/** What the stand-in's one page says. */
export const choiceText = {
  en: {
    heading: 'Choose an account',
    notice: 'This page stands in for Google on this machine. Nothing here is real.',
    unconfirmed: 'address not confirmed',
    another: 'Another account',
    email: 'Email',
    name: 'Name',
    goOn: 'Go on',
    cancel: 'Cancel',
  },
  id: {
    heading: 'Pilih akun',
    notice: 'Halaman ini menggantikan Google di komputer ini. Semuanya hanya contoh.',
    unconfirmed: 'alamat belum dikonfirmasi',
    another: 'Akun lain',
    email: 'Email',
    name: 'Nama',
    goOn: 'Lanjut',
    cancel: 'Batal',
  },
} as const satisfies Record<Language, unknown>;
