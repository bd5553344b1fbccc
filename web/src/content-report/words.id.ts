import type { contentReport as english } from './words.en.ts';

export const contentReport = {
  report: 'Laporkan',
  somethingWrong: 'Ada yang salah? Laporkan',
  title: 'Ada apa?',
  reasons: {
    broken: 'Tidak jalan',
    wrong: 'Ada yang keliru',
    scary: 'Bikin takut atau sedih',
    unkind: 'Kasar, atau bukan untuk anak',
  },
  tell: 'Mau cerita lebih banyak? (Boleh dikosongkan)',
  answerGoes: 'Pertanyaan dan jawaban Nobi ikut dikirim.',
  chooseFirst: 'Pilih satu gambar dulu, ya.',
  send: 'Kirim',
  sending: 'Mengirim…',
  thanks: 'Terima kasih sudah bilang!',
  looking: 'Orang dewasa di Nobi akan memeriksanya.',
  tellParents: 'Ceritakan juga kepada orang tuamu, ya.',
  again: 'Bacakan lagi',
  close: 'Tutup',
} satisfies typeof english;
