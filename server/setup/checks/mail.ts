import { mailTroubleOf } from '../../src/adapters/mail/mail-trouble.ts';
import { smtpCarrier } from '../../src/adapters/mail/smtp.ts';
import { seconds } from '../../src/time/durations.ts';

/** Somebody sits and waits. */
const patience = {
  connectMs: seconds(8),
  greetingMs: seconds(8),
  silenceMs: seconds(10),
  wholeMs: seconds(30),
};

const remedyOf = (error: unknown, { hostname, port }: URL): string => {
  const where = port ? `${hostname}:${port}` : hostname;
  switch (mailTroubleOf(error)) {
    case 'mailbox':
      return `${where} knows no mailbox of that address. Name one that you can read.`;
    case 'mail_sign_in':
      return `${where} does not take this user and password. Signs such as @ and : in them are written as %40 and %3A.`;
    case 'mail_name':
      return `${hostname} leads nowhere. Look up the name of the outgoing server at your mail provider.`;
    case 'mail_tls':
      return `${where} does not speak TLS as the address says. Use smtps:// with port 465, or smtp:// with port 587.`;
    case 'mail_sender':
      return `${where} does not let you send in this name. Use a sender that your mail provider allows.`;
    case 'mail_unreachable':
      return `${where} did not take a letter (${error instanceof Error ? error.message : String(error)}). Many machines may not use port 25: take your mail provider's port 465 (smtps://) or 587 (smtp://).`;
  }
};

/** Sends a real letter; a sentence with the remedy if that fails. */
export const mailProblem = async (
  url: string,
  from: string,
  to: string,
): Promise<string | undefined> => {
  const text = 'Nobi can send letters. / Nobi bisa mengirim surat.';
  try {
    await smtpCarrier({ url, from }, patience).deliver({
      id: `setup-${Date.now()}`,
      to,
      subject: 'Nobi',
      text,
      html: `<p>${text}</p>`,
    });
    return undefined;
  } catch (error) {
    return remedyOf(error, new URL(url));
  }
};
