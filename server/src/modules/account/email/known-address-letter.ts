import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

const words = {
  en: {
    subject: 'You already have a Nobi account',
    why: 'Hello, somebody tried to open a Nobi account with this address, which has one already. Nothing has changed. If it was you, just log in; a forgotten password can be renewed there.',
    button: 'Log in',
    notYou: 'It was not you? Then there is nothing to do.',
  },
  id: {
    subject: 'Anda sudah punya akun Nobi',
    why: 'Halo, seseorang mencoba membuat akun Nobi dengan alamat ini, padahal akunnya sudah ada. Tidak ada yang berubah. Kalau itu Anda, masuk saja; kata sandi yang terlupa bisa diganti di sana.',
    button: 'Masuk',
    notYou: 'Bukan Anda? Tidak perlu melakukan apa-apa.',
  },
};

/** Tells the owner alone what the answer to a sign-up keeps from strangers. */
export const knownAddressLetter = (
  { email, language }: { email: string; language: Language },
  publicUrl: string,
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: text.why },
      { button: text.button, link: `${publicUrl}/login` },
      { say: text.notYou },
      { say: 'Nobi' },
    ],
  });
};
