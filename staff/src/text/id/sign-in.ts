import type { signInEn } from '../en/sign-in.ts';

export const signInId: typeof signInEn = {
  title: 'Konsol staf',
  lead: 'Untuk tim yang menjalankan Nobi. Keluarga masuk lewat produknya langsung.',
  email: 'Email',
  password: 'Kata sandi',
  next: 'Lanjut',
  withProvider: 'Lanjut dengan {provider}',
  or: 'atau dengan kata sandi',
  noPassword: 'Tidak punya kata sandi di sini? Lanjutkan dengan {provider}.',
  forgot: 'Lupa kata sandi? Minta administrator mengundang Anda lagi.',
  blocked:
    'Browser Anda memblokir jendela {provider}. Izinkan jendela pop-up untuk halaman ini, lalu coba lagi.',
  providerFailed: '{provider} belum bisa memastikan siapa Anda. Silakan coba lagi.',
  codeTitle: 'Kode Anda',
  codeLead:
    'Buka aplikasi autentikator, lalu ketik enam angka untuk Nobi. Kode pemulihan juga bisa dipakai.',
  code: 'Kode',
  enter: 'Masuk',
  enrolTitle: 'Tambahkan Nobi ke aplikasi autentikator',
  enrolLead:
    'Cukup sekali: buka aplikasinya (Google Authenticator, Aegis, 1Password …), pindai kotak ini, lalu ketik enam angka yang muncul.',
  byHand: 'Tidak ada kamera? Ketik kunci ini di aplikasi:',
  back: 'Mulai lagi',
  withPasskey: 'Masuk dengan passkey',
  passkeyHint: 'Passkey hanya membuka alamat tempat ia dibuat.',
  usePasskey: 'Pakai passkey',
  orCode: 'atau dengan kode',
  passkeyLead:
    'Pakai passkey Anda: sidik jari, wajah, PIN perangkat, atau kunci keamanan. Kode juga bisa.',
  passkeyOnlyLead: 'Pakai passkey Anda, atau ketik salah satu kode pemulihan.',
  recoveryLead: 'Ketik salah satu kode pemulihan Anda.',
  passkeysElsewhere:
    'Passkey Anda dibuat untuk {hosts} dan tidak berlaku di alamat ini. Masuk dengan kode, lalu tambahkan passkey di “Cara masuk”.',
  noPasskeysHere:
    'Anda punya passkey, tetapi browser ini tidak bisa memakainya di sini. Masuk dengan kode, atau buka konsol di browser lain.',
  passkeyFailed: 'Passkey belum berhasil di sini. Coba lagi, atau pakai cara lain.',
  passkeyKnown: 'Perangkat ini sudah menyimpan passkey Anda.',
  keepTitle: 'Simpan kode pemulihan ini',
  keepLead:
    'Setiap kode membuka konsol satu kali saat ponsel Anda tidak ada. Kode hanya tampil sekarang: cetak atau simpan di pengelola kata sandi.',
  print: 'Cetak',
  copy: 'Salin',
  kept: 'Sudah saya simpan',
  inviteTitle: 'Selamat datang di tim Nobi',
  inviteLead:
    'Anda diundang sebagai {email}. Pilih nama yang dibaca rekan dan keluarga di bawah jawaban Anda, dan cara Anda masuk ke konsol.',
  name: 'Nama Anda',
  newPassword: 'Kata sandi baru (12 karakter atau lebih)',
  joinWith: 'Pakai {provider}, bukan kata sandi',
  joinedWith: 'Anda masuk dengan {provider}.',
  joinPassword: 'Pakai kata sandi saja',
  secondFactor: 'Faktor kedua Anda',
  joinPasskey: 'Pakai passkey, bukan aplikasi',
  joinPasskeyLead:
    'Saat Anda menekan “Gabung”, perangkat meminta sidik jari, wajah, atau PIN, lalu membuat passkey.',
  joinAppInstead: 'Pakai aplikasi autentikator saja',
  joinApp:
    'Pindai kotak ini dengan aplikasi autentikator (Google Authenticator, Aegis, 1Password …), lalu ketik enam angka yang tampil.',
  join: 'Gabung',
  noCookie:
    'Identitas Anda sudah terbukti, tetapi browser ini tidak menyimpan sesinya. Izinkan cookie untuk halaman ini dan buka lewat https.',
  loading: 'Sebentar …',
  toSignIn: 'Ke halaman masuk',
};
