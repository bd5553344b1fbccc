import type { Language } from '@nobi/contract';
import { letterOf } from '../../mail/letter.ts';
import type { Letter } from '../../ports/mail.ts';

const words = {
  en: {
    subject: 'Welcome to Nobi',
    hello: (name: string) => `Hello ${name},`,
    ready:
      'your account is ready. Log in, choose a plan, and your child can play, learn and make things with Nobi.',
    button: 'Log in',
    byHand: 'If the button does not open, use this address:',
    calm: 'No advertisements, no automatic renewal. Questions? Write to us under Support.',
    notYou: 'You did not sign up? Then somebody typed your address by mistake; please tell us.',
  },
  id: {
    subject: 'Selamat datang di Nobi',
    hello: (name: string) => `Halo ${name},`,
    ready:
      'akun Anda sudah siap. Masuk, pilih paket, lalu anak Anda bisa bermain, belajar, dan berkarya bersama Nobi.',
    button: 'Masuk',
    byHand: 'Jika tombolnya tidak terbuka, pakai alamat ini:',
    calm: 'Tanpa iklan, tanpa perpanjangan otomatis. Ada pertanyaan? Tulis kepada kami di halaman Bantuan.',
    notYou: 'Bukan Anda yang mendaftar? Mungkin ada yang salah ketik alamat; kabari kami, ya.',
  },
};

/** The first letter: what to do next, and what to expect of us. */
export const welcomeLetter = (
  { email, displayName, language }: { email: string; displayName: string; language: Language },
  publicUrl: string,
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: `${text.hello(displayName)} ${text.ready}` },
      { button: text.button, link: `${publicUrl}/login`, byHand: text.byHand },
      { say: text.calm },
      { say: text.notYou },
      { say: 'Nobi' },
    ],
  });
};
