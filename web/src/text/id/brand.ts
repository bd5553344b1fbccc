import type { brand as english } from '../en/brand.ts';

export const brand = {
  home: 'Nobi, halaman depan',
  followUs: 'Ikuti kami di media sosial',
  channels: { video: 'Kanal video', shortVideo: 'Video pendek', photo: 'Foto' },
  newTab: '(terbuka di tab baru)',
  copyright: '© 2025 Nobi',
  terms: 'Syarat dan ketentuan',
  about: 'Tentang kami',
  language: 'Bahasa',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  loading: 'Memuat',
} satisfies typeof english;
