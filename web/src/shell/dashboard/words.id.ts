import type { dashboard as english } from './words.en.ts';

export const dashboard = {
  skip: 'Langsung ke isi',
  places: 'Menu utama',
  game: 'Game',
  course: 'Kursus',
  ai: 'AI',
  creativity: 'Kreasi',
  profile: 'Profil',
  more: 'Lainnya',
  parents: 'Ruang orang tua',
  support: 'Bantuan',
  rating: 'Penilaian',
  menu: 'Menu',
  closeMenu: 'Tutup menu',
  signedInAs: (name: string) => `Masuk sebagai ${name}`,
  logOut: 'Keluar',
  search: 'Cari',
  searchHint: 'Cari game, kursus, alat',
} satisfies typeof english;
