import type { OutsideModel, Question } from '../../../ports/ai.ts';
import { readQuestion } from '../moderation/answer-safety/question-signs.rules.ts';
import { judgeSentence } from '../moderation/judge-sentence.rules.ts';
import { sentences } from '../moderation/sentences.rules.ts';

interface ModerationRequest {
  readonly outside: Pick<OutsideModel, 'judge' | 'canary'>;
  readonly question: Pick<Question, 'prompt' | 'turns'>;
}

/** The first sentence is judged by itself, so that words come soon; then so much at once, as a long
 *  answer costs few verdicts then. */
const judgedAtOnce = 240;

const judgeWith = ({ outside, question }: ModerationRequest, signal: AbortSignal) => {
  const { judge } = outside;
  if (!judge) return undefined;
  const questionVerdict = judge.judge({ who: 'child', text: question.prompt }, signal);
  // Awaited before the first word is shown; until then a failure is nobody's yet.
  questionVerdict.catch(() => undefined);
  return async (text: string) =>
    (await questionVerdict) === 'fine' &&
    (await judge.judge({ who: 'nobi', text }, signal)) === 'fine';
};

/** Sentences that the rules pass, held back until a judge, where there is one, passes them too. */
export async function* moderated(
  request: ModerationRequest,
  texts: AsyncIterable<string>,
  signal: AbortSignal,
) {
  const isFine = judgeWith(request, signal);
  const question = readQuestion(request.question.prompt, request.question.turns);
  let buffer = '';
  let isFirst = true;
  for await (const sentence of sentences(texts)) {
    const fault = judgeSentence(sentence, { canary: request.outside.canary, question });
    if (fault !== 'fine') return fault;
    buffer += sentence;
    if (isFine && !isFirst && buffer.length < judgedAtOnce) continue;
    if (isFine && !(await isFine(buffer))) return 'judge';
    if (signal.aborted) return undefined;
    yield buffer;
    buffer = '';
    isFirst = false;
  }
  if (signal.aborted || buffer === '') return undefined;
  if (isFine && !(await isFine(buffer))) return 'judge';
  if (!signal.aborted) yield buffer;
  return undefined;
}
