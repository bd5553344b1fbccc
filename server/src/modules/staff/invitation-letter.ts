import type { Language } from '@nobi/contract';
import { letterOf } from '../../mail/letter.ts';
import type { Letter } from '../../ports/mail.ts';

const words = {
  en: {
    subject: 'Your invitation to the Nobi team',
    invited: (by: string) =>
      `Hello, ${by} invites you to the staff of Nobi. Choose your name and a password, and set up an authenticator app on your phone (such as Google Authenticator).`,
    until: 'The link works once, within three days.',
    button: 'Accept the invitation',
    notYou:
      'You were not expecting this? Then ignore this letter: without its link nobody gets in.',
  },
  id: {
    subject: 'Undangan bergabung dengan tim Nobi',
    invited: (by: string) =>
      `Halo, ${by} mengundang Anda menjadi staf Nobi. Pilih nama dan kata sandi, lalu pasang aplikasi autentikator di ponsel Anda (misalnya Google Authenticator).`,
    until: 'Tautannya hanya bisa dipakai sekali, dalam tiga hari.',
    button: 'Terima undangan',
    notYou: 'Tidak merasa diundang? Abaikan surat ini: tanpa tautannya tidak ada yang bisa masuk.',
  },
};

interface Invited {
  readonly email: string;
  readonly language: Language;
  readonly token: string;
  readonly by: string;
}

/** The token stands behind `#`: no server and no log on the way reads it. */
export const invitationLetter = (
  { email, language, token, by }: Invited,
  publicUrl: string,
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: `${text.invited(by)} ${text.until}` },
      {
        button: text.button,
        link: `${publicUrl}/staff/invitation#${token}`,
      },
      { say: text.notYou },
      { say: 'Nobi' },
    ],
  });
};
