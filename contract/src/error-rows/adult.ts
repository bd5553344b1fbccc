import type { ErrorRow } from './row.ts';

/** The adult's PIN. */
export const adultErrors = {
  pin_needed: {
    status: 403,
    en: 'Please enter your PIN first.',
    id: 'Masukkan PIN dulu.',
  },
  pin_unset: {
    status: 409,
    en: 'There is no PIN yet. Please choose one.',
    id: 'Belum ada PIN. Silakan buat dulu.',
  },
  pin_wrong: {
    status: 403,
    en: 'This is not the PIN. Please try again.',
    id: 'PIN-nya belum benar. Silakan coba lagi.',
  },
  pin_paused: {
    status: 429,
    en: 'That was wrong too often. Please wait a while, or choose a new PIN with your password.',
    id: 'Sudah terlalu sering salah. Tunggu dulu, atau buat PIN baru dengan kata sandi Anda.',
  },
  pin_simple: {
    status: 400,
    en: 'This PIN is too easy to guess. Please choose other digits.',
    id: 'PIN ini terlalu mudah ditebak. Pilih angka lain.',
  },
  pin_proof: {
    status: 403,
    en: 'We could not confirm that this is your account. Please try again.',
    id: 'Kami belum bisa memastikan ini akun Anda. Silakan coba lagi.',
  },
} as const satisfies Record<string, ErrorRow>;
