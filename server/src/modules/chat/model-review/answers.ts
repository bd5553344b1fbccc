import type { Language } from '@nobi/contract';
import {
  AiFailure,
  type FollowUps,
  type OutsideModel,
  type Question,
  type Turn,
} from '../../../ports/ai.ts';
import { normalise } from '../moderation/normalisation/normalise.rules.ts';
import type { OwnHelper } from '../pipeline/answers.service.ts';
import { chatWords } from '../pipeline/chat.words.ts';
import { answerFromModel, answerOffline } from '../pipeline/generation.ts';
import { redactInContext } from '../redaction/redact.rules.ts';

export interface AnswerDeps {
  readonly helper: OwnHelper;
  readonly outside: OutsideModel | undefined;
  readonly followUps: FollowUps;
  readonly languageOf: (plain: string, page: Language) => Language;
}

const tries = 3;

/** A vendor may stumble once; a review that counts stumbles as verdicts would lie. Throws AiFailure. */
const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let left = tries - 1; left > 0; left -= 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
    }
  return work();
};

const never = new AbortController().signal;

/** A second opinion, tried again as answers are. */
export const isFineFor = async (
  outside: OutsideModel | undefined,
  message: { who: 'child' | 'nobi'; text: string },
): Promise<boolean> => {
  const judge = outside?.judge;
  return !judge || (await again(() => judge.judge(message, never))) === 'fine';
};

const fromModel = async (outside: OutsideModel, question: Question): Promise<string> => {
  const progress = { text: '', isThere: Promise.resolve() };
  const events = answerFromModel({
    outside,
    question,
    signal: never,
    progress,
    spending: { tokens: undefined },
    isFound: () => false,
    instead: chatWords[question.language].instead,
  });
  for await (const _event of events);
  return progress.text;
};

/** The message as the pipeline hands it to a helper. */
export const asQuestion = (
  { languageOf }: Pick<AnswerDeps, 'languageOf'>,
  { message, turns, page }: { message: string; turns: readonly Turn[]; page: Language },
): Question => ({
  prompt: redactInContext(turns, message).text,
  language: languageOf(normalise(message), page),
  ageBand: undefined,
  turns,
  summary: undefined,
  findItems: () => [],
});

/** What the embedded helper says, and whether that is the answer or a model is asked. */
export const ownAnswer = async ({ helper }: Pick<AnswerDeps, 'helper'>, question: Question) => {
  const { isAnswer, reply } = await answerOffline(helper, question, never);
  return { text: reply.text, isOwn: isAnswer && helper.fits?.(question) !== 'none' };
};

/** What a child reads. */
export const answered = async (deps: AnswerDeps, question: Question): Promise<string> => {
  const { outside } = deps;
  const own = await ownAnswer(deps, question);
  return own.isOwn || !outside ? own.text : again(() => fromModel(outside, question));
};
