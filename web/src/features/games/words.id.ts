import type { games as english } from './words.en.ts';

export const games = {
  title: 'Game',
  heading: 'Pilih petualanganmu',
  lead: 'Setiap game melatih satu hal penting, dan mengikuti langkahmu.',
  categories: 'Kategori game',
  all: 'Semua',
  math: 'Matematika',
  english: 'Inggris',
  coding: 'Koding',
  spelling: 'Mengeja',
  count: (shown: number) => `${shown} game`,
  play: 'Main',
  playNamed: (title: string) => `Main ${title} (terbuka di tab baru)`,
  empty: 'Belum ada game di kategori ini.',
  showAll: 'Lihat semua game',
  failed: 'Game belum bisa dimuat.',
  loading: 'Memuat game…',
} satisfies typeof english;
