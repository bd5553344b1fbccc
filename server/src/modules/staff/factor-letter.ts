import type { Language } from '@nobi/contract';
import { letterOf } from '../../mail/letter.ts';
import type { Letter } from '../../ports/mail.ts';

const words = {
  en: {
    subject: 'The ways into your Nobi console have changed',
    changes: {
      passkeyAdded: (name: string) => `A passkey was added to your account: ${name}.`,
      passkeyRemoved: (name: string) => `A passkey was removed from your account: ${name}.`,
      appAdded: () =>
        'An authenticator app was set up for your account; one from before is no longer valid.',
      appRemoved: () => 'The authenticator app was removed from your account.',
      codesRenewed: () =>
        'New recovery codes were made for your account; those from before are no longer valid.',
      factorsReset: () =>
        'A colleague has reset your second factors. At your next sign-in you set up an authenticator app.',
      accessRenewed: () =>
        'Your way in was set up anew by an invitation: name, way to sign in and second factors. What opened the console before no longer opens it.',
      recovered: () =>
        'An operator of the server has made a new way in for you, and ended your sessions.',
    },
    notYou:
      'Was this not you? Then tell another administrator at once: they can close your account and look at the audit log.',
  },
  id: {
    subject: 'Cara masuk ke konsol Nobi Anda berubah',
    changes: {
      passkeyAdded: (name: string) => `Passkey ditambahkan ke akun Anda: ${name}.`,
      passkeyRemoved: (name: string) => `Passkey dihapus dari akun Anda: ${name}.`,
      appAdded: () =>
        'Aplikasi autentikator dipasang untuk akun Anda; yang lama tidak berlaku lagi.',
      appRemoved: () => 'Aplikasi autentikator dihapus dari akun Anda.',
      codesRenewed: () =>
        'Kode pemulihan baru dibuat untuk akun Anda; yang lama tidak berlaku lagi.',
      factorsReset: () =>
        'Seorang rekan mengatur ulang faktor kedua Anda. Saat masuk berikutnya, Anda memasang aplikasi autentikator.',
      accessRenewed: () =>
        'Cara masuk Anda dipasang ulang lewat undangan: nama, cara masuk, dan faktor kedua. Yang lama tidak membuka konsol lagi.',
      recovered: () =>
        'Operator server membuat jalan masuk baru untuk Anda dan mengakhiri semua sesi Anda.',
    },
    notYou:
      'Bukan Anda? Segera beri tahu administrator lain: mereka bisa menutup akun Anda dan memeriksa catatan audit.',
  },
};

export type FactorChange = keyof typeof words.en.changes;

interface Recipient {
  readonly email: string;
  readonly language: Language;
}

/** Tells a colleague what changed about how they sign in (OWASP ASVS 5.0, 6.3.7). */
export const factorLetter = (
  { email, language }: Recipient,
  change: FactorChange,
  name = '',
): Letter => {
  const { subject, changes, notYou } = words[language];
  return letterOf({
    to: email,
    language,
    subject,
    parts: [{ say: changes[change](name) }, { say: notYou }, { say: 'Nobi' }],
  });
};
