import type { ErrorRow } from './row.ts';

/** What any call may answer. */
export const anyCallErrors = {
  invalid_input: {
    status: 400,
    en: 'Please check what you entered.',
    id: 'Periksa lagi isian Anda.',
  },
  not_signed_in: {
    status: 401,
    en: 'Please log in to continue.',
    id: 'Silakan masuk untuk melanjutkan.',
  },
  not_paid: {
    status: 402,
    en: 'You need an active plan for this.',
    id: 'Perlu paket yang aktif untuk membuka ini.',
  },
  not_allowed: {
    status: 403,
    en: 'Your account does not have access to this.',
    id: 'Akun Anda tidak punya akses ke sini.',
  },
  not_found: { status: 404, en: 'We could not find that.', id: 'Yang Anda cari tidak ditemukan.' },
  conflict: {
    status: 409,
    en: 'This has changed in the meantime. Please try again.',
    id: 'Data ini baru saja berubah. Silakan coba lagi.',
  },
  too_large: {
    status: 413,
    en: 'That is too large to send.',
    id: 'Terlalu besar untuk dikirim.',
  },
  unsupported_type: {
    status: 415,
    en: 'That kind of content is not accepted here.',
    id: 'Jenis isi ini tidak diterima di sini.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Please try again later.',
    id: 'Terlalu banyak percobaan. Silakan coba lagi nanti.',
  },
  unexpected: {
    status: 500,
    en: 'Something went wrong. Please try again.',
    id: 'Ada yang tidak beres. Silakan coba lagi.',
  },
  unavailable: {
    status: 503,
    en: 'We are busy right now. Please try again in a moment.',
    id: 'Layanan kami sedang ramai. Coba lagi sebentar lagi.',
  },
  offline: {
    status: null,
    en: 'No connection. Check your internet and try again.',
    id: 'Tidak ada koneksi. Periksa internet Anda lalu coba lagi.',
  },
} as const satisfies Record<string, ErrorRow>;
