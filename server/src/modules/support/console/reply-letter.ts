import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

export interface Answered {
  readonly id: string;
  readonly account_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
  readonly subject: string;
  /** What the family wrote last. */
  readonly message: string;
  readonly response: string;
}

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    answered: 'we have answered your message:',
    yours: 'You wrote:',
    button: 'Read it and write back',
  },
  id: {
    hello: (name: string) => `Halo ${name},`,
    answered: 'kami sudah menjawab pesan Anda:',
    yours: 'Anda menulis:',
    button: 'Baca dan balas',
  },
};

/** The answer of the staff, also by mail: who asked need not come back to look. */
export const replyLetter = (answered: Answered, publicUrl: string): Letter => {
  const text = words[answered.language];
  return letterOf({
    to: answered.email,
    language: answered.language,
    subject: `Re: ${answered.subject}`,
    parts: [
      { say: `${text.hello(answered.display_name)} ${text.answered}` },
      { quote: answered.response },
      { say: text.yours },
      { quote: answered.message },
      {
        button: text.button,
        link: `${publicUrl}/support?ticket=${answered.id}`,
      },
      { say: 'Nobi' },
    ],
  });
};
