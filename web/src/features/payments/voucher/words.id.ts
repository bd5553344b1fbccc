import type { voucher as english } from './words.en.ts';

export const voucher = {
  title: 'Pakai kode voucher',
  lead: 'Kode berisi 12 huruf dan angka membuka paket satu kali. Anda tidak membayar apa-apa, dan tidak ada perpanjangan otomatis.',
  code: 'Kode voucher',
  hint: 'Contohnya ABCD-EFGH-JKMN. Huruf kecil dan spasi tidak masalah.',
  use: 'Pakai kode ini',
  using: 'Memeriksa kodenya…',
  done: 'Kode Anda sudah diterima!',
  again: (moment: string) => `Kode ini sudah Anda pakai, pada ${moment}.`,
  gives: (plan: string, months: number) => `${plan}, ${months} bulan.`,
  until: (moment: string) => `Nobi terbuka sampai ${moment}.`,
  plans: { regular: 'Regular', premium: 'Premium' },
  play: 'Buka Nobi',
  back: 'Kembali ke pilihan paket',
} satisfies typeof english;
