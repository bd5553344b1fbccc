import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

const words = {
  en: {
    subject: 'Your Nobi password was changed',
    what: 'Hello, the password of your Nobi account was just changed. Every phone and computer has been logged out; log in there with the new password.',
    notYou:
      'It was not you? Then choose a new password at once: the letter with the link comes to this address.',
    button: 'Choose a new password',
  },
  id: {
    subject: 'Kata sandi Nobi Anda baru saja diganti',
    what: 'Halo, kata sandi akun Nobi Anda baru saja diganti. Semua ponsel dan komputer sudah dikeluarkan; silakan masuk lagi dengan kata sandi yang baru.',
    notYou:
      'Bukan Anda? Segera buat kata sandi baru: surat berisi tautannya dikirim ke alamat ini.',
    button: 'Buat kata sandi baru',
  },
};

/** Tells the owner of a change that they may not have made (OWASP ASVS 5.0.0, 6.3.7). */
export const passwordChangedLetter = (
  { email, language }: { readonly email: string; readonly language: Language },
  publicUrl: string,
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: text.what },
      { say: text.notYou },
      { button: text.button, link: `${publicUrl}/idp/forgot` },
      { say: 'Nobi' },
    ],
  });
};
