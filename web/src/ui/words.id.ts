import type { brand as english } from './words.en.ts';

export const brand = {
  home: 'Nobi, halaman depan',
  newTab: '(terbuka di tab baru)',
  terms: 'Syarat dan ketentuan',
  about: 'Tentang kami',
  language: 'Bahasa',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  loading: 'Memuat',
} satisfies typeof english;
