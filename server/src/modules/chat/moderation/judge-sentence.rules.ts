import { mails, phones } from '../redaction/numbers.rules.ts';
import { plainLetters } from './normalisation/disguise.rules.ts';
import { read } from './normalisation/normalise.rules.ts';
import { answerFaults } from './topics/answers.rules.ts';
import { matches } from './topics/pattern.rules.ts';
import type { SentenceFault } from './verdict.ts';

const link =
  /\bhttps?:|\bwww\.|(?<![\w-])[a-z0-9-]{2,63}\.(?:com|net|org|id|io|me|tv|xyz|site|link|app|gg|ly|info|biz|online|ru|cn)\b/i;

/** The help line for children may always be named. */
const isHelpLine = (text: string) => text.replace(/\D/g, '').endsWith('8111129129');

const hasContact = (text: string) =>
  link.test(text) ||
  mails(text).length > 0 ||
  phones(text).some(([start, end]) => !isHelpLine(text.slice(start, end)));

const lettersOnly = (text: string) => plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a sentence of an answer may be shown; else why not. */
export const judgeSentence = (
  sentence: string,
  { canary }: { readonly canary: string },
): 'fine' | SentenceFault => {
  const secret = lettersOnly(canary);
  if (secret && lettersOnly(sentence).includes(secret)) return 'canary';
  if (hasContact(sentence)) return 'contact';
  const parts = read(sentence);
  const fault = answerFaults.find(([, signs]) =>
    parts.some((part) => signs.some((sign) => matches(part, sign))),
  );
  return fault ? fault[0] : 'fine';
};
