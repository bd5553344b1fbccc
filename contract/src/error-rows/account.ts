import type { ErrorRow } from './row.ts';

/** Signing up, signing in, passwords and sessions. */
export const accountErrors = {
  name_plain: {
    status: 400,
    en: 'Please write a name only, without links or line breaks.',
    id: 'Tulis nama saja, tanpa tautan atau baris baru.',
  },
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
  email_elsewhere: {
    status: 409,
    en: 'This email already has an account here. Please log in the way you signed up, or use Forgot Password.',
    id: 'Email ini sudah punya akun di sini. Silakan masuk dengan cara saat Anda mendaftar, atau pakai Lupa kata sandi.',
  },
  password_short: {
    status: 400,
    en: 'Password must be at least 6 characters.',
    id: 'Kata sandi minimal 6 karakter.',
  },
  password_weak: {
    status: 400,
    en: 'Please choose a stronger password.',
    id: 'Pilih kata sandi yang lebih kuat.',
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
  whatsapp_missing: {
    status: 409,
    en: 'Put your WhatsApp number into your profile first.',
    id: 'Isi dulu nomor WhatsApp Anda di profil.',
  },
  email_code_wrong: {
    status: 409,
    en: 'These are not the six digits of our newest email.',
    id: 'Angkanya tidak cocok dengan email terbaru kami.',
  },
  email_code_old: {
    status: 410,
    en: 'These digits no longer work. Please ask for a new email.',
    id: 'Angka ini tidak berlaku lagi. Silakan minta email baru.',
  },
  field_required: { status: 400, en: 'Please fill this in.', id: 'Bagian ini perlu diisi.' },
} as const satisfies Record<string, ErrorRow>;
