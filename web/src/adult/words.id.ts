import type { pin as english } from './words.en.ts';

export const pin = {
  title: 'Untuk orang tua',
  lead: 'Masukkan PIN enam angka Anda. Ruang orang tua terbuka sepuluh menit di perangkat ini.',
  firstLead:
    'Buat PIN enam angka. Setelah itu, pengaturan, paket, dan data dijaga PIN ini supaya anak tidak masuk tanpa sengaja. Kata sandi memastikan bahwa ini Anda.',
  forgottenLead: 'Dengan kata sandi, Anda bisa langsung membuat PIN baru.',
  loading: 'Sebentar…',
  unread: 'Bagian ini belum bisa dimuat.',
  tryAgain: 'Coba lagi',
  pin: 'PIN',
  newPin: 'PIN baru',
  newPinHint: 'Enam angka yang tidak mudah ditebak anak.',
  sixDigits: 'Tulis keenam angkanya, ya.',
  password: 'Kata sandi akun Nobi Anda',
  passwordMissing: 'Tulis kata sandi Anda dulu.',
  byProvider: (name: string) => `Lanjut dengan ${name} saja`,
  popupBlocked: 'Browser memblokir jendelanya. Izinkan dulu, lalu tekan lagi.',
  setPin: 'Simpan PIN',
  forgotten: 'Lupa PIN?',
  open: 'Buka',
  opening: 'Memeriksa…',
  close: 'Tutup',
} satisfies typeof english;
