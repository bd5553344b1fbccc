import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

const words = {
  en: {
    subject: 'Your way back into the Nobi console',
    made: 'An operator of the server has made a way back into the console for you. Choose a password and set up a second factor anew; what opened the console before no longer opens it. The link works once, within 24 hours.',
    button: 'Come back in',
    notYou:
      'You did not ask for this? Do not use the link, and speak with whoever runs the server at once.',
  },
  id: {
    subject: 'Jalan kembali ke konsol Nobi',
    made: 'Operator server membuat jalan kembali ke konsol untuk Anda. Pilih kata sandi dan pasang faktor kedua yang baru; yang lama tidak membuka konsol lagi. Tautannya hanya bisa dipakai sekali, dalam 24 jam.',
    button: 'Masuk kembali',
    notYou:
      'Tidak memintanya? Jangan pakai tautannya, dan segera bicara dengan yang mengelola server.',
  },
};

interface Recovered {
  readonly email: string;
  readonly language: Language;
}

/** The way back that an operator made for somebody of the staff. */
export const recoveryLetter = ({ email, language }: Recovered, link: string): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: text.made },
      { button: text.button, link },
      { say: text.notYou },
      { say: 'Nobi' },
    ],
  });
};
