import type { Language } from '@nobi/contract';
import { letterOf } from '../../../../mail/letter.ts';
import type { Letter } from '../../../../ports/mail.ts';
import { resetWords } from './reset.text.ts';

/** The letter behind "Forgot password". */
export const resetLetter = (to: { to: string; link: string; language: Language }): Letter => {
  const words = resetWords[to.language].letter;
  return letterOf({
    to: to.to,
    language: to.language,
    subject: words.subject,
    parts: [
      { say: words.hello },
      { say: words.why },
      { button: words.button, link: to.link },
      { say: words.limits, isBold: true },
      { say: words.notYou },
      { say: `${words.regards}\n${words.team}` },
    ],
  });
};
