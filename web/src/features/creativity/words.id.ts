import type { creativity as english } from './words.en.ts';

export const creativity = {
  title: 'Kreasi',
  heading: 'Buat karyamu sendiri',
  lead: 'Menggambar, bermusik, bercerita. Di sini tidak ada yang salah, dan karyamu tetap tersimpan.',
  count: (shown: number) => `${shown} alat`,
  types: {
    drawing: 'menggambar',
    music: 'musik',
    story_maker: 'bercerita',
    pattern_art: 'seni pola',
    puppet_theatre: 'teater wayang',
    marble_run: 'jalur kelereng',
  },
  open: 'Buka Alat',
  openNamed: (title: string) => `Buka Alat: ${title}`,
  empty: 'Belum ada alat. Nobi sedang meraut pensilnya; begitu siap, alatnya ada di sini.',
  failed: 'Alat belum bisa dimuat.',
  loading: 'Memuat alat…',
} satisfies typeof english;
