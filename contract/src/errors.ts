/** What can go wrong, with the status of the answer and the words people see. */
interface Catalogued {
  /** Null: only the browser says it, no answer of the server carries it. */
  readonly status: number | null;
  readonly en: string;
  readonly id: string;
}

/** The error catalogue: one row a code, both languages; the English words are the product's own. */
export const catalogue = {
  // Any call
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
    en: 'An active plan is needed for this.',
    id: 'Perlu paket yang aktif untuk membuka ini.',
  },
  not_allowed: {
    status: 403,
    en: 'This is not open to your account.',
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
    id: 'Ukurannya terlalu besar untuk dikirim.',
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
  not_ready: { status: 501, en: 'This is not open yet.', id: 'Bagian ini belum dibuka.' },
  unavailable: {
    status: 503,
    en: 'We are busy for a moment. Please try again.',
    id: 'Kami sedang sibuk sebentar. Silakan coba lagi.',
  },
  offline: {
    status: null,
    en: 'No connection. Check your internet and try again.',
    id: 'Tidak ada koneksi. Periksa internet Anda lalu coba lagi.',
  },

  // Account
  login_fields: {
    status: null,
    en: 'Please enter a valid email and password (min 6 characters).',
    id: 'Masukkan email dan kata sandi yang benar (minimal 6 karakter).',
  },
  login_no_account: {
    status: 404,
    en: 'No account found with this email.',
    id: 'Tidak ada akun dengan email ini.',
  },
  login_wrong_password: {
    status: 401,
    en: 'Incorrect password. Please try again.',
    id: 'Kata sandi salah. Silakan coba lagi.',
  },
  login_incorrect: {
    status: 401,
    en: 'Email or password is incorrect.',
    id: 'Email atau kata sandi salah.',
  },
  login_invalid_email: {
    status: 400,
    en: 'Invalid email format.',
    id: 'Format email tidak benar.',
  },
  login_too_many: {
    status: 429,
    en: 'Too many login attempts. Please try again later.',
    id: 'Terlalu banyak percobaan masuk. Silakan coba lagi nanti.',
  },
  login_failed: {
    status: 401,
    en: 'Login failed. Please try again.',
    id: 'Gagal masuk. Silakan coba lagi.',
  },
  google_login_failed: {
    status: 401,
    en: 'Google login failed. Please try again.',
    id: 'Gagal masuk dengan Google. Silakan coba lagi.',
  },
  google_signup_failed: {
    status: null,
    en: 'Google signup failed. Please try again.',
    id: 'Gagal mendaftar dengan Google. Silakan coba lagi.',
  },
  reset_needs_email: {
    status: null,
    en: 'Please enter your email to receive a reset link.',
    id: 'Masukkan email Anda untuk menerima tautan reset.',
  },
  reset_failed: {
    status: null,
    en: 'Failed to send reset email.',
    id: 'Gagal mengirim email reset.',
  },
  signup_failed: {
    status: 502,
    en: 'Signup failed. Please try again.',
    id: 'Gagal mendaftar. Silakan coba lagi.',
  },
  terms_required: {
    status: null,
    en: 'You must agree to the Terms and Conditions.',
    id: 'Anda harus menyetujui Syarat dan Ketentuan.',
  },
  email_taken: {
    status: 409,
    en: 'An account with this email already exists. Log in instead?',
    id: 'Sudah ada akun dengan email ini. Masuk saja?',
  },
  password_short: {
    status: 400,
    en: 'Password must be at least 6 characters.',
    id: 'Kata sandi minimal 6 karakter.',
  },
  password_long: {
    status: 400,
    en: 'Password can be at most 128 characters.',
    id: 'Kata sandi maksimal 128 karakter.',
  },
  whatsapp_prefix: {
    status: 400,
    en: 'WhatsApp number must start with +62.',
    id: 'Nomor WhatsApp harus diawali +62.',
  },
  field_required: { status: 400, en: 'Please fill this in.', id: 'Bagian ini perlu diisi.' },

  // Payments
  plan_unknown: {
    status: 400,
    en: 'Please choose one of the two plans.',
    id: 'Pilih salah satu dari dua paket.',
  },
  payment_failed: {
    status: 502,
    en: 'Payment failed. Please try again.',
    id: 'Pembayaran gagal. Silakan coba lagi.',
  },
  payment_not_signed_in: {
    status: null,
    en: 'You must be logged in to proceed.',
    id: 'Anda harus masuk dulu untuk melanjutkan.',
  },
  payment_missing_order: { status: 400, en: 'Missing order ID.', id: 'ID pesanan tidak ada.' },
  payment_unverified: {
    status: 404,
    en: 'Failed to verify payment. Please contact support.',
    id: 'Pembayaran tidak dapat dipastikan. Silakan hubungi bantuan.',
  },
  notification_forged: {
    status: 403,
    en: 'The signature does not match.',
    id: 'Tanda tangan tidak cocok.',
  },

  // Games
  game_link_missing: {
    status: null,
    en: 'Game link not available.',
    id: 'Tautan game belum tersedia.',
  },
  game_failed: { status: null, en: 'Failed to load game.', id: 'Gagal memuat game.' },
  premium_only: {
    status: 403,
    en: 'This one is part of Premium. Ask a grown-up.',
    id: 'Yang ini bagian dari Premium. Tanya orang dewasa, ya.',
  },

  // Courses
  course_file_missing: {
    status: null,
    en: 'Course file not available!',
    id: 'Berkas kursus belum tersedia!',
  },
  course_failed: { status: null, en: 'Failed to load course.', id: 'Gagal memuat kursus.' },
  course_link_invalid: {
    status: null,
    en: 'Invalid course link.',
    id: 'Tautan kursus tidak benar.',
  },
  course_url_missing: {
    status: null,
    en: 'Course HTML URL not found.',
    id: 'Alamat HTML kursus tidak ditemukan.',
  },

  // Creativity
  tool_url_missing: { status: null, en: 'Tool URL not found.', id: 'Alamat alat tidak ditemukan.' },
  tool_failed: { status: null, en: 'Failed to load tool.', id: 'Gagal memuat alat.' },

  // Nobi
  nobi_unavailable: {
    status: 503,
    en: 'Nobi is unavailable right now.',
    id: 'Nobi sedang tidak bisa menjawab.',
  },
  nobi_resting: {
    status: 429,
    en: 'Nobi has answered a lot today and is resting. Come back tomorrow (from 00:00 WIB).',
    id: 'Nobi sudah banyak menjawab hari ini dan sedang istirahat. Kembali lagi besok, ya (mulai pukul 00.00 WIB).',
  },
  nobi_silent: { status: null, en: 'No reply received.', id: 'Tidak ada jawaban.' },
  nobi_unreachable: {
    status: null,
    en: '❌ Error talking to Nobi.',
    id: '❌ Gagal berbicara dengan Nobi.',
  },
  voice_unsupported: {
    status: null,
    en: 'Voice input not supported in this browser.',
    id: 'Browser ini belum mendukung suara.',
  },

  // Profile
  profile_unreadable: {
    status: null,
    en: '❌ Could not load profile.',
    id: '❌ Profil tidak bisa dimuat.',
  },
  profile_failed: {
    status: null,
    en: '❌ Failed to update profile.',
    id: '❌ Gagal memperbarui profil.',
  },
  picture_refused: {
    status: 400,
    en: 'Please choose a JPEG, PNG or WebP picture.',
    id: 'Pilih gambar JPEG, PNG, atau WebP.',
  },

  // Support and rating
  support_failed: {
    status: null,
    en: '❌ Failed to send. Try again.',
    id: '❌ Gagal mengirim. Coba lagi.',
  },
  rating_failed: {
    status: null,
    en: '❌ Something went wrong. Please try again.',
    id: '❌ Ada yang tidak beres. Silakan coba lagi.',
  },
} as const satisfies Record<string, Catalogued>;

export type ErrorCode = keyof typeof catalogue;
export type Language = 'en' | 'id';

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value);

/** The sentence of a code in one language. */
export const wordsOf = (code: ErrorCode, language: Language): string => catalogue[code][language];

/** A failure that has a row in the catalogue; thrown by services, rebuilt by the browser. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  /** The words as the server said them, when the browser rebuilt this from an answer. */
  readonly said: string | undefined;

  constructor(code: ErrorCode, details: { retryAfterSeconds?: number; said?: string } = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.said = details.said;
  }
}
