import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { AddressRefused, type MailCarrier } from '../../ports/mail.ts';
import { isLoopback } from '../../settings/shapes.ts';
import { minutes, seconds } from '../../time/durations.ts';

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

/** How long each step may last; a dripping server keeps every step, so `wholeMs` is for them all. */
const patience = {
  connectMs: seconds(10),
  greetingMs: seconds(10),
  silenceMs: seconds(20),
  wholeMs: minutes(2),
};

/** Letters carry addresses and links that open accounts: beyond this machine they go encrypted. */
const mustEncrypt = (url: string) => {
  const { protocol, hostname, searchParams } = new URL(url);
  if (protocol === 'smtps:' || searchParams.has('requireTLS')) return {};
  return { requireTLS: !isLoopback(hostname.replace(/^\[|\]$/g, '')) };
};

const transportTo = ({ url, from }: SmtpSettings, limits: typeof patience) =>
  createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      // The outbox tries again, later and counted; the library would at once, and send it twice.
      maxRequeues: 0,
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.greetingMs,
      socketTimeout: limits.silenceMs,
      ...mustEncrypt(url),
    },
    { from },
  );

// 550, 551 and 553 speak of the mailbox; every other 5xx may be our own settings, and pass.
const noSuchMailbox = new Set([550, 551, 553]);

const isAddressRefused = (error: unknown) =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  noSuchMailbox.has(error.responseCode);

/** The mail program shows a way out beside the sender, and posts there itself. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Hands letters to an SMTP server such as `smtps://user:password@mail.example:465`. */
export const smtpCarrier = (settings: SmtpSettings, limits = patience): MailCarrier => {
  let transport = transportTo(settings, limits);
  const domain = /@([^\s>]+)/.exec(settings.from)?.[1] ?? 'nobi.example';

  /** A delivery under way cannot be called back; a fresh pool keeps others from waiting behind it. */
  const giveUp = () => {
    transport.close();
    transport = transportTo(settings, limits);
    return new Error('The mail server took too long.');
  };

  return {
    name: 'smtp',
    async deliver(letter) {
      const sending = transport.sendMail({
        messageId: `<${letter.id}@${domain}>`,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        ...(letter.unsubscribe && { headers: oneClick(letter.unsubscribe) }),
      });
      const limit = new AbortController();
      const tooLong = pause(limits.wholeMs, undefined, { ref: false, signal: limit.signal });
      try {
        await Promise.race([
          sending.finally(() => limit.abort()),
          tooLong.then(() => {
            throw giveUp();
          }),
        ]);
      } catch (error) {
        if (isAddressRefused(error))
          throw new AddressRefused('There is no such mailbox.', { cause: error });
        throw error;
      }
    },
  };
};
