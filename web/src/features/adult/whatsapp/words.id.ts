import type { whatsappReport as english } from './words.en.ts';

export const whatsappReport: typeof english = {
  title: 'Laporan lewat WhatsApp',
  on: 'Jawab LAPORAN saya di WhatsApp',
  more: 'Kirim LAPORAN, dan laporan minggu ini sampai di ponsel Anda, dengan kalimat surat mingguan dan nama panggilan anak di sini. Pesannya lewat WhatsApp (Meta). Tidak ada yang dikirim tanpa diminta.',
  missing: 'Isi dulu nomor WhatsApp Anda di profil.',
  profile: 'Ke profil',
  send: (own, ours) =>
    `Dalam sepuluh menit, kirim kode ini lewat WhatsApp dari ${own} ke ${ours}. Itu bukti bahwa ponselnya milik Anda.`,
  open: 'Buka WhatsApp',
  newTab: '(membuka tab baru)',
  waiting: 'Begitu kodenya sampai, terlihat di sini.',
  linked: (own, ours) =>
    `${own} sudah terhubung. Kirim LAPORAN ke ${ours}. Setelah 45 hari tanpa pesan dari Anda, kami minta kode lagi.`,
};
