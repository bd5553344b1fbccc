import type { rating as english } from './words.en.ts';

export const rating = {
  title: 'Penilaian',
  heading: 'Bagaimana Nobi menurut Anda?',
  lead: 'Dari 1 sampai 10. Jawaban Anda menunjukkan apa yang perlu kami buat berikutnya.',
  back: 'Kembali bermain',
  backUnpaid: 'Kembali ke pilihan paket',
  stars: 'Nilai dari Anda',
  least: '1: belum cocok',
  most: '10: suka sekali',
  chosen: (stars: number) => `${stars} dari 10`,
  feedback: 'Komentar (boleh dikosongkan)',
  feedbackHint: 'Apa yang paling disukai si kecil? Apa yang perlu diperbaiki?',
  choose: 'Pilih angkanya dulu',
  send: 'Kirim penilaian',
  sending: 'Mengirim…',
  thanks: '✅ Terima kasih atas masukannya!',
  thanksLater: 'Terima kasih! Tersimpan di perangkat ini dan terkirim begitu internet kembali.',
  tooLong: (most: number) => `Paling banyak ${most} karakter.`,
} satisfies typeof english;
