import type { Language } from '@nobi/contract';
import { letterOf } from '../../mail/letter.ts';
import type { Letter } from '../../ports/mail.ts';

export interface Appointed {
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

const words = {
  en: {
    subject: 'You are on the Nobi team now',
    hello: (name: string) => `Hello ${name},`,
    appointed: (by: string) =>
      `${by} has appointed you to the staff of Nobi. Sign in to the console as you log in to Nobi; the first time it asks for an authenticator app on your phone (such as Google Authenticator).`,
    button: 'Open the console',
    byHand: 'If the button does not open, use this address:',
    notYou:
      'You expected nothing of the kind? Please tell us: somebody may have typed your address by mistake.',
  },
  id: {
    subject: 'Anda sekarang bagian dari tim Nobi',
    hello: (name: string) => `Halo ${name},`,
    appointed: (by: string) =>
      `${by} mengangkat Anda menjadi staf Nobi. Masuk ke konsol seperti saat masuk ke Nobi; pertama kali, konsol meminta aplikasi autentikator di ponsel Anda (misalnya Google Authenticator).`,
    button: 'Buka konsol',
    byHand: 'Jika tombolnya tidak terbuka, pakai alamat ini:',
    notYou: 'Tidak merasa diundang? Kabari kami, mungkin ada yang salah ketik alamat.',
  },
};

/** Where a new colleague begins. */
export const appointedLetter = (
  { email, display_name, language }: Appointed,
  { by, publicUrl }: { by: string; publicUrl: string },
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: `${text.hello(display_name)} ${text.appointed(by)}` },
      { button: text.button, link: `${publicUrl}/staff/`, byHand: text.byHand },
      { say: text.notYou },
      { say: 'Nobi' },
    ],
  });
};
