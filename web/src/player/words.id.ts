import type { player as english } from './words.en.ts';

export const player = {
  kind: { game: 'Game', course: 'Kursus', tool: 'Alat kreasi' },
  exit: 'Keluar',
  exitNamed: { game: 'Keluar dari game', course: 'Keluar dari kursus', tool: 'Keluar dari alat' },
  pause: 'Jeda',
  resume: 'Lanjut',
  sound: 'Suara',
  paused: 'Istirahat sebentar',
  opening: { game: 'Membuka game…', course: 'Membuka kursus…', tool: 'Membuka alat…' },
  frame: {
    game: (title: string) => `Game: ${title}`,
    course: (title: string) => `Kursus: ${title}`,
    tool: (title: string) => `Alat: ${title}`,
  },
  all: { game: 'Semua game', course: 'Semua kursus', tool: 'Semua alat' },
  tryAgain: 'Coba lagi',
  ok: 'Oke',
} satisfies typeof english;
