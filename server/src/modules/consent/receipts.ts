import { inWib, type Language } from '@nobi/contract';
import type { Database, Queryable } from '../../database/database.ts';
import { type LetterPart, letterOf } from '../../mail/letter.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { consentStore, type OwedReceipt, type Proof } from './consent.store.ts';

const atOnce = 200;

const words = {
  en: {
    given: {
      subject: 'You have allowed something on Nobi',
      say: 'Hello, this was allowed in your account:',
    },
    signUp:
      'By signing up you agreed to this, so that your child can use Nobi. Keep this letter as your receipt:',
    withdrawn: {
      subject: 'You have withdrawn a consent on Nobi',
      say: 'Hello, this consent has ended in your account. What depended on it has been stopped and, where it was a child’s use, erased:',
    },
    when: 'When',
    version: 'Version of the words',
    proof: 'Fingerprint (SHA-256)',
    room: 'Open the parents’ room',
    notYou:
      'It was not you? Change your password and your PIN, and write to us from the Support page.',
  },
  id: {
    given: { subject: 'Anda memberi izin di Nobi', say: 'Halo, izin ini diberikan di akun Anda:' },
    signUp:
      'Dengan mendaftar, Anda menyetujui ini supaya anak Anda bisa memakai Nobi. Simpan surat ini sebagai tanda terimanya:',
    withdrawn: {
      subject: 'Anda mencabut izin di Nobi',
      say: 'Halo, izin ini sudah berakhir di akun Anda. Yang bergantung padanya sudah dihentikan dan, bila itu izin pemakaian anak, dihapus:',
    },
    when: 'Waktu',
    version: 'Versi kalimat',
    proof: 'Sidik (SHA-256)',
    room: 'Buka Ruang orang tua',
    notYou: 'Bukan Anda? Ganti kata sandi dan PIN Anda, lalu tulis kepada kami di halaman Bantuan.',
  },
};

/** The words that were agreed to, when, in which version, and the hash that proves them. */
const proofParts = ({ text: says, version, sha256, at }: Proof, language: Language) => {
  const text = words[language];
  const moment = inWib(at, language, { dateStyle: 'long', timeStyle: 'short' });
  return [
    { quote: says },
    {
      rows: [
        [text.when, `${moment} WIB`],
        [text.version, version],
        [text.proof, sha256],
      ],
    },
  ] satisfies LetterPart[];
};

/** What the first letter says of the consent that a sign-up is. */
export const signUpReceipt = async (
  tx: Queryable,
  accountId: string,
  language: Language,
): Promise<LetterPart[]> => {
  const proof = await consentStore(tx).ofSignUp(accountId);
  return proof ? [{ say: words[language].signUp }, ...proofParts(proof, language)] : [];
};

const receipt = ({ email, language, ...owed }: OwedReceipt, publicUrl: string) => {
  const text = words[language];
  const { subject, say } = owed.is_withdrawn ? text.withdrawn : text.given;
  return letterOf({
    to: email,
    language,
    subject,
    parts: [
      { say },
      ...proofParts(owed, language),
      { button: text.room, link: `${publicUrl}/parents` },
      { say: text.notYou },
      { say: 'Nobi' },
    ],
  });
};

/** Writes the letters that are owed: with the mark or not at all, so each goes once. */
export const sendReceipts = (db: Database, publicUrl: string) =>
  db.transaction(async (tx) => {
    for (const owed of await consentStore(tx).takeOwed(atOnce))
      await outboxStore(tx).putIfConfirmed(receipt(owed, publicUrl));
  });
