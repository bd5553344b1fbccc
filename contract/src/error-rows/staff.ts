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
  staff_reason_needed: {
    status: 400,
    en: 'Please say why, in a few words.',
    id: 'Tuliskan alasannya dengan singkat.',
  },
  staff_half_regular: {
    status: 409,
    en: 'At least half of each category stays open to Regular. Open another item of it to Regular first.',
    id: 'Sedikitnya separuh tiap kategori harus tetap terbuka untuk Regular. Buka dulu item lain di kategori ini untuk Regular.',
  },
  safety_steps_left: {
    status: 409,
    en: 'Some steps of this case are not done yet.',
    id: 'Masih ada langkah kasus ini yang belum selesai.',
  },
} satisfies Record<string, ErrorRow>;
