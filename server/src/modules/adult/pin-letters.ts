import { letterOf } from '../../mail/letter.ts';
import type { Letter } from '../../ports/mail.ts';
import type { Mailbox } from './pin.store.ts';

const words = {
  en: {
    guessed: {
      subject: 'Somebody typed a wrong PIN five times',
      why: 'Hello, the PIN of the parents’ room was typed wrong five times, so it pauses for a while. Perhaps a child was curious. If you have forgotten it, choose a new one with your password.',
    },
    set: {
      subject: 'Your parents’ room has a new PIN',
      why: 'Hello, a PIN was set for the parents’ room of your Nobi account, with your password or the account you sign in with. If it was you, there is nothing to do. If not, change your password and choose a new PIN.',
    },
    button: 'Open the parents’ room',
  },
  id: {
    guessed: {
      subject: 'PIN ruang orang tua salah lima kali',
      why: 'Halo, PIN ruang orang tua dimasukkan salah lima kali, jadi kami jeda dulu sebentar. Mungkin anak penasaran. Kalau Anda lupa, buat PIN baru dengan kata sandi Anda.',
    },
    set: {
      subject: 'PIN baru untuk ruang orang tua',
      why: 'Halo, PIN untuk ruang orang tua di akun Nobi Anda baru saja dibuat, dengan kata sandi atau akun yang Anda pakai untuk masuk. Kalau itu Anda, tidak perlu melakukan apa-apa. Kalau bukan, ganti kata sandi Anda dan buat PIN baru.',
    },
    button: 'Buka ruang orang tua',
  },
};

/** Tells the owner of a proven mailbox what happened to the PIN. */
export const pinLetter = (
  happened: 'guessed' | 'set',
  { email, language }: Mailbox,
  publicUrl: string,
): Letter => {
  const { [happened]: text, button } = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [{ say: text.why }, { button, link: `${publicUrl}/parents` }, { say: 'Nobi' }],
  });
};
