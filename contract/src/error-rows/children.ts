import type { ErrorRow } from './row.ts';

/** The children of a family. */
export const childrenErrors = {
  child_age: {
    status: 400,
    en: 'Nobi is for children from 3 to 15. Please check month and year.',
    id: 'Nobi untuk anak usia 3 sampai 15 tahun. Periksa bulan dan tahunnya.',
  },
  child_name_taken: {
    status: 409,
    en: 'Another child has this name. Please choose a different one.',
    id: 'Nama ini sudah dipakai anak lain. Pilih nama yang berbeda.',
  },
  children_full: {
    status: 409,
    en: 'A family can have six children.',
    id: 'Satu keluarga bisa punya enam anak.',
  },
  child_known: {
    status: 409,
    en: 'Nobi knows this child already. The parents’ room is the place to change it.',
    id: 'Nobi sudah mengenal anak ini. Mengubahnya bisa di ruang orang tua.',
  },
  child_last: {
    status: 409,
    en: 'The last child cannot be removed.',
    id: 'Anak terakhir tidak bisa dihapus.',
  },
  child_secret_wrong: {
    status: 403,
    en: 'Those were not the pictures. Please try again.',
    id: 'Gambarnya belum pas. Coba lagi, ya.',
  },
  child_secret_wait: {
    status: 429,
    en: 'Let us call a grown-up first.',
    id: 'Panggil orang dewasa dulu, ya.',
  },
} as const satisfies Record<string, ErrorRow>;
