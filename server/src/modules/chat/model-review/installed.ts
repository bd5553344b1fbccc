import type { Language } from '@nobi/contract';
import type { Turn } from '../../../ports/ai.ts';
import { readQuestion } from '../moderation/answer-safety/question-signs.rules.ts';
import { judgeInConversation } from '../moderation/judge-in-conversation.rules.ts';
import { judgeSentence } from '../moderation/judge-sentence.rules.ts';
import { redactInContext } from '../redaction/redact.rules.ts';
import { type AnswerDeps, answered, asQuestion, isFineFor, ownAnswer } from './answers.ts';

/** What happens to a message before anything is answered. */
export type Outcome = 'helped' | 'refused' | 'answered';

/** An installation as a family would meet it, without quota and storing. */
export interface Installed {
  verdictOf(text: string): Promise<Outcome>;
  /** Whether a model's sentence would reach a child; what the child wrote stands before it. */
  shows(text: string): Promise<boolean>;
  /** What is said to the last message of a conversation. */
  answerTo(text: string, language: string): Promise<string>;
  /** The only form in which a message is stored or leaves. */
  sentOn(text: string): string;
}

/** The pipeline's own rules, helper, model and judge; each call to a vendor is tried three times. */
export const openInstalled = (deps: AnswerDeps): Installed => {
  const { outside, followUps } = deps;

  /** The last message of a conversation, and the turns before it with what was answered to each. */
  const conversationIn = async (text: string, page: Language) => {
    const messages = text.split(' >> ').map((each) => each.trim());
    const turns: Turn[] = [];
    for (const message of messages.slice(0, -1)) {
      const question = asQuestion(deps, { message, turns: [...turns], page });
      const answer = await answered(deps, question);
      turns.push({ role: 'child', text: question.prompt }, { role: 'nobi', text: answer });
    }
    return { message: messages.at(-1) ?? '', turns, page };
  };

  return {
    async verdictOf(text) {
      const conversation = await conversationIn(text, 'id');
      const { kind } = judgeInConversation(conversation.message, conversation.turns, followUps);
      if (kind !== 'answer') return kind === 'help' ? 'helped' : 'refused';
      const question = asQuestion(deps, conversation);
      // The model's judge sees only what the product has no answer of its own for.
      const isAsked = outside && !(await ownAnswer(deps, question)).isOwn;
      return !isAsked || (await isFineFor(outside, { who: 'child', text: question.prompt }))
        ? 'answered'
        : 'refused';
    },

    async shows(text) {
      const messages = text.split(' >> ');
      const sentence = messages.pop() ?? '';
      const prompt = messages.pop();
      const turns = messages.map((each): Turn => ({ role: 'child', text: each }));
      const question = prompt === undefined ? undefined : readQuestion(prompt, turns);
      const canary = outside?.canary ?? 'no model, no canary';
      return (
        judgeSentence(sentence, { canary, question }) === 'fine' &&
        (await isFineFor(outside, { who: 'nobi', text: sentence }))
      );
    },

    async answerTo(text, language) {
      const conversation = await conversationIn(text, language === 'en' ? 'en' : 'id');
      return answered(deps, asQuestion(deps, conversation));
    },

    sentOn: (text) => redactInContext([], text).text,
  };
};
