import { AddressRefused } from '../../ports/mail.ts';

export type MailTrouble =
  | 'mailbox'
  | 'mail_sign_in'
  | 'mail_name'
  | 'mail_tls'
  | 'mail_sender'
  | 'mail_unreachable';

const byCode: Readonly<Record<string, MailTrouble>> = {
  EAUTH: 'mail_sign_in',
  EDNS: 'mail_name',
  ETLS: 'mail_tls',
  EENVELOPE: 'mail_sender',
};

/** Why a mail server took no letter, by nodemailer's codes (https://nodemailer.com/errors). */
export const mailTroubleOf = (error: unknown): MailTrouble => {
  if (error instanceof AddressRefused) return 'mailbox';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return byCode[code] ?? 'mail_unreachable';
};
