import type { Language } from '@nobi/contract';
import { type LetterPart, letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

const words = {
  en: {
    subject: 'Confirm your email for Nobi',
    why: 'Hello, somebody opened a Nobi account with this address. If it was you, confirm it once: then we can write to you when your plan ends or your child needs you.',
    button: 'Confirm my email',
    digits: (code: string) => `Or type these six digits in your profile: ${code}`,
    limits: 'The link and the digits work for three days.',
    notYou:
      'It was not you? Then there is nothing to do: without a confirmation we write nothing but receipts.',
  },
  id: {
    subject: 'Konfirmasi email Anda untuk Nobi',
    why: 'Halo, seseorang membuat akun Nobi dengan alamat ini. Kalau itu Anda, konfirmasi sekali saja: setelah itu kami bisa mengabari saat paket berakhir atau saat anak membutuhkan Anda.',
    button: 'Konfirmasi email saya',
    digits: (code: string) => `Atau tulis enam angka ini di profil Anda: ${code}`,
    limits: 'Tautan dan angkanya berlaku tiga hari.',
    notYou:
      'Bukan Anda? Tidak perlu melakukan apa-apa: tanpa konfirmasi, kami tidak mengirim surat selain bukti pembayaran.',
  },
};

interface ConfirmationRequest {
  readonly email: string;
  readonly language: Language;
  readonly link: string;
  readonly code: string;
  /** What the sign-up agreed to; the first letter alone has it. */
  readonly receipt?: readonly LetterPart[];
}

/**
 * The one letter that an unproven address gets, besides receipts. Nothing that the sign-up typed stands
 * in it: else anybody could send anybody a text of theirs.
 */
export const confirmationLetter = ({
  email,
  language,
  link,
  code,
  receipt = [],
}: ConfirmationRequest): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: text.why },
      { button: text.button, link },
      { say: text.digits(code), isBold: true },
      { say: text.limits },
      { say: text.notYou },
      ...receipt,
      { say: 'Nobi' },
    ],
  });
};
