import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailCarrier } from '../../ports/mail.ts';
import { minutes, seconds } from '../../time.ts';

const longestDeliveryMs = minutes(2);

/** Hands letters to an SMTP server such as `smtps://user:password@mail.example:465`. */
export const smtpCarrier = ({ url, from }: { url: string; from: string }): MailCarrier => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(20),
    },
    { from },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'nobi.example';
  return {
    name: 'smtp',
    async deliver(letter) {
      const sending = transport.sendMail({
        messageId: `<${letter.id}@${domain}>`,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      });
      // A server that drips keeps every single time limit; this one is for the whole delivery.
      const limit = new AbortController();
      const tooLong = pause(longestDeliveryMs, undefined, { ref: false, signal: limit.signal });
      await Promise.race([
        sending.finally(() => limit.abort()),
        tooLong.then(() => {
          throw new Error('The mail server took too long.');
        }),
      ]);
    },
  };
};
