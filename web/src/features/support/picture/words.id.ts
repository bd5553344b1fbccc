import type { picture as english } from './words.en.ts';

export const picture = {
  addPicture: 'Tambahkan gambar',
  addPictureHint:
    'Tangkapan layar menunjukkan apa yang salah. Hanya tim bantuan kami yang melihatnya.',
  pictureSending: 'Mengirim gambar…',
  pictureSent: '✅ Gambar sudah sampai.',
  pictureFailed: 'Gambar belum terkirim.',
  tryAgain: 'Coba lagi',
} satisfies typeof english;
