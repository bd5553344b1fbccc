import type { ProposalKind } from '@nobi/contract';
import { letterOf } from '../../mail/letter.ts';
import type { Recipient } from './recipients.store.ts';

const words = {
  en: {
    subject: 'Something waits for a second person',
    subjectAlone: 'A colleague wants to do something alone',
    hello: (name: string) => `Hello ${name},`,
    kinds: {
      appointment: 'to invite a new colleague',
      roles: 'to give a colleague a further role',
      erasure: 'to erase a family',
      manual_refund: 'to write down money that went back outside the gateway',
      vouchers: 'to make voucher codes above the limit',
    },
    waits: (by: string, what: string) =>
      `${by} wants ${what}. Nobody does that alone: please look at it and confirm or decline it.`,
    alone: (by: string, what: string) =>
      `${by} wants ${what}. Nobody else may confirm that at the moment, so ${by} may do it alone in 24 hours.`,
    notYou:
      'If that is you, there is nothing to do. If it is not, or you know nothing of it: withdraw it in the console, and have every session of that person ended.',
    button: 'Open the console',
  },
  id: {
    subject: 'Ada yang menunggu orang kedua',
    subjectAlone: 'Seorang rekan ingin melakukan sesuatu sendirian',
    hello: (name: string) => `Halo ${name},`,
    kinds: {
      appointment: 'mengundang rekan baru',
      roles: 'memberi seorang rekan peran tambahan',
      erasure: 'menghapus satu keluarga',
      manual_refund: 'mencatat uang yang sudah dikembalikan di luar mitra pembayaran',
      vouchers: 'membuat kode voucher di atas batas',
    },
    waits: (by: string, what: string) =>
      `${by} ingin ${what}. Ini tidak boleh dilakukan sendirian: periksa, lalu sahkan atau tolak.`,
    alone: (by: string, what: string) =>
      `${by} ingin ${what}. Saat ini tidak ada rekan lain yang boleh mengesahkannya, jadi ${by} boleh melakukannya sendiri dalam 24 jam.`,
    notYou:
      'Jika itu Anda sendiri, tidak perlu berbuat apa-apa. Jika bukan, atau Anda tidak tahu soal ini: tarik usulannya di konsol, lalu minta semua sesi orang itu diakhiri.',
    button: 'Buka konsol',
  },
};

interface News {
  readonly by: string;
  readonly kind: ProposalKind;
  /** Nobody may confirm it. */
  readonly isAlone: boolean;
  readonly publicUrl: string;
}

/** To whoever may confirm, or to everybody when nobody may; whom it is about stays in the console. */
export const proposalLetter = (
  { email, display_name, language }: Recipient,
  { by, kind, isAlone, publicUrl }: News,
) => {
  const text = words[language];
  const what = text.kinds[kind];
  const news = isAlone ? `${text.alone(by, what)} ${text.notYou}` : text.waits(by, what);
  return letterOf({
    to: email,
    language,
    subject: isAlone ? text.subjectAlone : text.subject,
    parts: [
      { say: `${text.hello(display_name)} ${news}` },
      { button: text.button, link: `${publicUrl}/staff/` },
      { say: 'Nobi' },
    ],
  });
};
