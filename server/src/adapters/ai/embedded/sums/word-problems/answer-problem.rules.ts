import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../../text.en.ts';
import { answerSum } from '../answer-sum.rules.ts';
import { asksForKnown } from '../stories/is-understood.rules.ts';
import { readStory } from '../stories/read-story.rules.ts';
import type { Plan } from './plan.ts';
import { planProblem } from './plan-problem.rules.ts';
import { readProblem } from './read-problem.rules.ts';

const readingOf = ({ kind, numbers, signs }: Plan, words: EmbeddedText['story']): string => {
  const [a = 0, b = 0] = numbers;
  if (kind === 'groups') return words.groups(a, b);
  if (kind === 'share') return words.share(a, b);
  if (kind === 'difference') return words.difference(a, b);
  if (kind === 'together') return words.together(numbers.join(words.and));
  return words.start(
    a,
    numbers
      .slice(1)
      .map((each, at) => (signs[at] === '-' ? words.fewer(each) : words.more(each)))
      .join(', '),
  );
};

/** A sum known as a story, only when every word that matters is understood: how it was read, then the sum. */
export const answerWordProblem = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const story = readStory(text);
  if (story && asksForKnown(story)) return undefined;
  const problem = readProblem(text);
  const plan = problem && planProblem(problem);
  const sum = plan && answerSum(plan.sum, language, words);
  if (!plan || !sum?.includes(' = ')) return undefined;
  return `${words.story.read} ${readingOf(plan, words.story)}\n\n${sum}`;
};
