import type { Language } from '@nobi/contract';
import { languageOfMessage } from '../src/adapters/ai/embedded/language.rules.ts';
import { onlyTellsPersonal } from '../src/adapters/ai/embedded/private.rules.ts';
import { answerNumbers } from '../src/adapters/ai/embedded/sums/answer-numbers.rules.ts';
import { looksSet } from '../src/adapters/ai/embedded/sums/homework/homework.rules.ts';
import { wantsHelp } from '../src/adapters/ai/embedded/sums/homework/set-work.rules.ts';
import { en } from '../src/adapters/ai/embedded/text.en.ts';
import { id } from '../src/adapters/ai/embedded/text.id.ts';
import { wordAnswers } from '../src/adapters/ai/embedded/words/answer-word.rules.ts';
import { judgeInput } from '../src/modules/chat/moderation/judge-input.rules.ts';
import {
  type HelpContacts,
  helpWords,
  refusalWords,
} from '../src/modules/chat/moderation/replies/replies.ts';
import { redact } from '../src/modules/chat/redaction/redact.rules.ts';
import type { Turn } from '../src/ports/ai.ts';
import { plainText } from '../src/text/plain-text.ts';
import { lexiconHere } from './lexicon-here.ts';

const texts = { en, id };

/** A message as the page has it. */
export interface HereQuestion {
  readonly prompt: string;
  /** Of the page. */
  readonly language: Language;
  readonly turns: readonly Turn[];
  readonly help: HelpContacts;
}

export interface HereAnswer {
  /** `help` belongs to people; `refusal` is no topic for children; `answer` is exact. */
  readonly kind: 'answer' | 'help' | 'refusal';
  readonly text: string;
}

/** A task from a book gets its hints, and for those Nobi knows the talk: at the server. */
const wantsHint = (text: string) => looksSet(text) || wantsHelp.test(text);

/**
 * Nobi in a browser without a line. What a child types is judged by the rules and weights of the server,
 * needs before everything else; then sums and single words are answered where they are read for sure.
 * Undefined: it takes more than that, and waits for the line.
 */
export const nobiHere = () => {
  const aboutWord = wordAnswers(lexiconHere());

  const exact = (prompt: string, page: Language): string | undefined => {
    const text = plainText(redact(prompt).text);
    if (onlyTellsPersonal(text) || wantsHint(text)) return undefined;
    const language = languageOfMessage(text, page);
    const number = answerNumbers(text, language, texts[language]);
    if (number) return number.isSure ? number.text : undefined;
    const word = aboutWord(text, language, texts[language]);
    return word?.isKnown ? word.text : undefined;
  };

  return ({ prompt, language, turns, help }: HereQuestion): HereAnswer | undefined => {
    const verdict = judgeInput(prompt, turns);
    const own = languageOfMessage(plainText(prompt), language);
    if (verdict.kind === 'help') return { kind: 'help', text: helpWords(verdict.topic, own, help) };
    if (verdict.kind === 'refuse')
      return { kind: 'refusal', text: refusalWords(verdict.topic, own, prompt.length) };
    const text = exact(prompt, language);
    return text === undefined ? undefined : { kind: 'answer', text };
  };
};
