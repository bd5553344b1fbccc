import { createTransport } from 'nodemailer';
import type { MailCarrier } from '../../ports/mail.ts';
import { seconds } from '../../time.ts';

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
  return {
    name: 'smtp',
    async deliver(letter) {
      await transport.sendMail({
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      });
    },
  };
};
