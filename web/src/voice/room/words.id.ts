import type { voiceRoom as english } from './words.en.ts';

export const voiceRoom = {
  title: { id: 'Suara bahasa Indonesia belum ada', en: 'Suara bahasa Inggris belum ada' },
  lead: {
    id: 'Perangkat ini belum punya suara untuk membacakan bahasa Indonesia. Anak tetap bisa bermain: kalimatnya terlihat, dan tangan Nobi menunjukkan caranya. Dengan suara, belajar membaca lebih mudah.',
    en: 'Perangkat ini belum punya suara untuk membacakan bahasa Inggris. Anak tetap bisa bermain: kalimatnya terlihat. Dengan suara, belajar bahasa Inggris lebih mudah.',
  },
  how: 'Cara memasangnya',
  language: { id: 'bahasa Indonesia', en: 'bahasa Inggris' },
  steps: {
    android: (language: string) =>
      `Buka Setelan, cari “text-to-speech”, pilih mesin Google, lalu Instal data suara dan pilih ${language}.`,
    apple: (language: string) =>
      `Buka Pengaturan, Aksesibilitas, Konten Lisan, Suara, lalu unduh satu suara ${language}.`,
    windows: (language: string) =>
      `Buka Setelan, Waktu & bahasa, Ucapan, Tambahkan suara, lalu pilih ${language}.`,
    other: (language: string) =>
      `Cari “text-to-speech” di pengaturan perangkat, lalu pasang suara ${language}. Bisa juga bermain di HP.`,
  },
  after: 'Setelah itu tutup browser dan buka lagi.',
  sample: { id: 'Halo! Ini suara untuk Nobi.', en: 'Hello! This is a voice for Nobi.' },
  listen: 'Coba dengarkan',
  missing: 'Suaranya masih belum ada di perangkat ini.',
  done: 'Mengerti',
} satisfies typeof english;
