import type { Language } from '@nobi/contract';
import { plainText } from '../../../plain-text.ts';
import type { AiHelper } from '../../../ports/ai.ts';
import { languageOfMessage } from './language.rules.ts';
import { answerSmallTalk } from './small-talk.rules.ts';
import { answerSum } from './sums/answer-sum.rules.ts';
import { answerComparison } from './sums/compare.rules.ts';
import { answerTimesTable } from './sums/times-table.rules.ts';
import { type EmbeddedText, en } from './text.en.ts';
import { id } from './text.id.ts';
import { readWordBank } from './word-bank.ts';
import { wordAnswers } from './words/answer-word.rules.ts';

const texts: Record<Language, EmbeddedText> = { en, id };
/** No sum or spelling question is longer; what is goes to the honest line at once. */
const longest = 500;

/** Nobi without any model: sums, words and a few fixed lines. It never makes a fact up. */
export const embeddedHelper = async (): Promise<AiHelper> => {
  const aboutWords = wordAnswers(await readWordBank());
  const answer = (prompt: string, page: Language): string => {
    const text = plainText(prompt);
    const language = languageOfMessage(text, page);
    const words = texts[language];
    if (text.length > longest) return words.offline;
    return (
      answerSmallTalk(text, words) ??
      answerTimesTable(text, words) ??
      answerComparison(text, language, words) ??
      answerSum(text, language, words) ??
      aboutWords(text, language, words) ??
      words.offline
    );
  };
  return {
    source: 'offline',
    async *answer({ prompt, language }) {
      const text = answer(prompt, language);
      if (text === en.offline || text === id.offline) yield { kind: 'unanswered' };
      yield { kind: 'text', text };
    },
  };
};
