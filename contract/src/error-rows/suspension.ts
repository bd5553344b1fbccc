import type { ErrorRow } from './row.ts';

/** Why an account is closed; the server says it, with what the staff added, so no page carries it. */
export const suspensionErrors = {
  suspended_sharing: {
    status: 401,
    en: 'This account is closed for now because it was shared beyond one family. Please write to us and we will sort it out together.',
    id: 'Akun ini kami tutup sementara karena dipakai di luar satu keluarga. Silakan hubungi kami agar bisa kita selesaikan bersama.',
  },
  suspended_fraud: {
    status: 401,
    en: 'This account is closed for now because of a problem with its payments. Please write to us and we will sort it out together.',
    id: 'Akun ini kami tutup sementara karena ada masalah pada pembayarannya. Silakan hubungi kami agar bisa kita selesaikan bersama.',
  },
  suspended_abuse: {
    status: 401,
    en: 'This account is closed for now because it was used against our terms. Please write to us and we will sort it out together.',
    id: 'Akun ini kami tutup sementara karena dipakai bertentangan dengan Syarat dan Ketentuan. Silakan hubungi kami agar bisa kita selesaikan bersama.',
  },
} as const satisfies Record<string, ErrorRow>;
