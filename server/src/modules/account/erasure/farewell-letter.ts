import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

interface Addressee {
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

const words = {
  en: {
    subject: 'Your Nobi account has been erased',
    hello: (name: string) => `Hello ${name},`,
    gone: 'your account is erased: your details, your child’s play, works and chats with Nobi, and your pictures. This cannot be undone.',
    kept: 'The law has us keep the amounts and dates of payments. They no longer say whose they were.',
    backups: 'Copies in our backups disappear when those backups expire.',
    thanks: 'Thank you for the time with us. You are welcome to come back at any time.',
  },
  id: {
    subject: 'Akun Nobi Anda sudah dihapus',
    hello: (name: string) => `Halo ${name},`,
    gone: 'akun Anda sudah dihapus: data diri Anda, catatan bermain, karya, dan obrolan anak dengan Nobi, serta gambar Anda. Penghapusan ini tidak bisa dibatalkan.',
    kept: 'Sesuai aturan, jumlah dan tanggal pembayaran tetap kami simpan, tetapi tanpa keterangan milik siapa.',
    backups: 'Salinan di cadangan kami ikut hilang saat masa cadangan itu habis.',
    thanks: 'Terima kasih sudah bersama kami. Anda selalu boleh kembali kapan saja.',
  },
};

/** What an erased family hears from us at the end. */
export const farewellLetter = ({ email, display_name, language }: Addressee): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: `${text.hello(display_name)} ${text.gone}` },
      { say: text.kept },
      { say: text.backups },
      { say: text.thanks },
      { say: 'Nobi' },
    ],
  });
};
