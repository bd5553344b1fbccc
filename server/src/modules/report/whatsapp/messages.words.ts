export const messageWords = {
  en: {
    linked:
      'This number is linked now. Send LAPORAN whenever you like, and this week’s report comes here. You can end it in the parents’ room.',
    nothing: 'There is nothing to report for this week yet.',
    letter: {
      subject: 'Your WhatsApp number is linked',
      why: (ending: string) =>
        `Hello, the report of your children’s week can now be asked for by WhatsApp, from the number that ends in ${ending}. If that was you, there is nothing to do. If not, end it in the parents’ room and choose a new PIN.`,
      button: 'Open the parents’ room',
    },
  },
  id: {
    linked:
      'Nomor ini sudah terhubung. Kirim LAPORAN kapan saja, dan laporan minggu ini kami kirim ke sini. Bisa dihentikan di Ruang orang tua.',
    nothing: 'Belum ada laporan untuk minggu ini.',
    letter: {
      subject: 'Nomor WhatsApp Anda sudah terhubung',
      why: (ending: string) =>
        `Halo, laporan minggu anak Anda sekarang bisa diminta lewat WhatsApp dari nomor yang berakhiran ${ending}. Kalau itu Anda, tidak perlu melakukan apa-apa. Kalau bukan, hentikan di Ruang orang tua dan buat PIN baru.`,
      button: 'Buka Ruang orang tua',
    },
  },
};
