import type { Language } from '@nobi/contract';
import { type LetterPart, letterOf } from '../../mail/letter.ts';
import type { Letter } from '../../ports/mail.ts';

const words = {
  en: {
    subject: 'Welcome to Nobi',
    ready:
      'Hello, your account is ready. Log in, choose a plan, and your child can play, learn and make things with Nobi.',
    button: 'Log in',
    calm: 'No advertisements, no automatic renewal. Questions? Write to us under Support.',
    notYou: 'You did not sign up? Then somebody typed your address by mistake; please tell us.',
  },
  id: {
    subject: 'Selamat datang di Nobi',
    ready:
      'Halo, akun Anda sudah siap. Masuk, pilih paket, lalu anak Anda bisa bermain, belajar, dan berkarya bersama Nobi.',
    button: 'Masuk',
    calm: 'Tanpa iklan, tanpa perpanjangan otomatis. Ada pertanyaan? Tulis kepada kami di halaman Bantuan.',
    notYou: 'Bukan Anda yang mendaftar? Mungkin ada yang salah ketik alamat; kabari kami, ya.',
  },
};

/**
 * The first letter to an address that a provider vouches for: what to do next, and what to expect of us,
 * and what was agreed to.
 */
export const welcomeLetter = (
  { email, language }: { email: string; language: Language },
  publicUrl: string,
  receipt: readonly LetterPart[],
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: text.ready },
      { button: text.button, link: `${publicUrl}/login` },
      { say: text.calm },
      { say: text.notYou },
      ...receipt,
      { say: 'Nobi' },
    ],
  });
};
