import type { ChatTopic } from '@nobi/contract';
import type { AiHelper, Question } from '../../../ports/ai.ts';
import { plainText } from '../../../text/plain-text.ts';
import { choicesIn } from './choices.rules.ts';

import { childTexts } from './dialogue/child-texts.ts';
import { joining } from './dialogue/follow-up-words.ts';
import { resolveFollowUp } from './dialogue/resolve-follow-up.rules.ts';
import { readKnowledge } from './knowledge.ts';
import { languageOfMessage } from './language.rules.ts';
import { earlierTurns, replyTo, type Texts } from './reply.rules.ts';
import type { Message, Reply, ReplyKind } from './reply.ts';
import { answerNumbers } from './sums/answer-numbers.rules.ts';
import { withoutLabel } from './sums/homework/homework.rules.ts';
import { en } from './text.en.ts';
import { id } from './text.id.ts';
import { topicOfCard } from './topics.rules.ts';

const texts: Texts = { en, id };

const once = <Found>(look: () => Found): (() => Found) => {
  let found: { readonly it: Found } | undefined;
  return () => {
    found ??= { it: look() };
    return found.it;
  };
};

/** The default helper. `fits` tells which skill answers a question for sure, before any model is asked. */
export interface EmbeddedHelper extends AiHelper {
  /** `none` when only the honest line, a guess or an offer is left. */
  fits(question: Question): ReplyKind;
  /** What a question is about, as coarse as a shelf. */
  topicOf(prompt: string): ChatTopic;
}

/** Nobi without any model: sums, words, cards and fixed lines. It never makes a fact up. */
export const embeddedHelper = async (): Promise<EmbeddedHelper> => {
  const knowledge = await readKnowledge();
  const readMessage = (question: Question, typed: string): Message => {
    const text = plainText(question.prompt);
    const turns = earlierTurns(question);
    const before = turns.filter(({ role }) => role === 'child').map((turn) => plainText(turn.text));
    const language = languageOfMessage(text, question.language, before);
    const words = texts[language];
    return {
      text,
      language,
      turns,
      words,
      question,
      typed,
      card: once(() => knowledge.findCard(text)),
      word: once(() => knowledge.aboutWords(text, language, words)),
      number: once(() => answerNumbers(withoutLabel(text), language, words)),
    };
  };
  // The same question is asked whether it fits and then for its answer.
  const replies = new WeakMap<Question, Reply>();
  const replyAlone = (question: Question, typed = question.prompt) =>
    replyTo(readMessage(question, typed), knowledge);

  /** A follow-up is answered as the sentence it stands for, where that has an answer. */
  const replyInTalk = (question: Question): Reply => {
    const alone = replyAlone(question);
    const meaning = resolveFollowUp(question.prompt, childTexts(earlierTurns(question)));
    const isLeading =
      joining.test(plainText(question.prompt)) && /^(?:card|items|word|fact)$/.test(alone.kind);
    if (meaning === undefined || (alone.kind !== 'none' && !isLeading)) return alone;
    const meant = replyAlone({ ...question, prompt: meaning }, question.prompt);
    return meant.kind === 'none' ? alone : meant;
  };

  const answer = (question: Question): Reply => {
    const reply = replies.get(question) ?? replyInTalk(question);
    replies.set(question, reply);
    return reply;
  };

  return {
    source: 'offline',
    fits: (question) => answer(question).kind,
    topicOf(prompt) {
      const text = plainText(prompt);
      const language = languageOfMessage(text, 'id', []);
      if (answerNumbers(withoutLabel(text), language, texts[language])?.isSure) return 'numbers';
      const found = knowledge.findCard(text);
      if (found?.fit === 'answer') return topicOfCard(found.card.file);
      return knowledge.aboutWords(text, language, texts[language])?.isKnown ? 'words' : 'other';
    },
    async *answer(question) {
      const { text, items, choices } = answer(question);
      yield { kind: 'text', text };
      for (const item of items) yield { kind: 'card', item };
      for (const choice of choices ?? choicesIn(text)) yield { kind: 'choice', text: choice };
    },
  };
};
