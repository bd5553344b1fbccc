import { plainText } from '../../../../../text/plain-text.ts';
import { answerStory } from '../stories/answer-story.rules.ts';
import { readStory } from '../stories/read-story.rules.ts';
import { clockOf } from '../stories/schemas/clock.rules.ts';
import { storyTexts } from '../stories/story.text.ts';
import { type Attempt, givesUp, looksSet, withoutLabel } from './homework.rules.ts';
import { homeworkText } from './homework-text.ts';
import { wantsHelp } from './set-work.rules.ts';

const hintFor = (question: string, { language }: Pick<Attempt, 'language'>): string | undefined => {
  const story = readStory(question);
  const clock = story && clockOf(story);
  return clock && storyTexts[language].clock.hint[clock.kind];
};

/** A question about the clock as homework: a hint first. */
export const beginClockHomework = (attempt: Attempt): string | undefined => {
  // A story may tell of homework; who wants help with it says so at an end.
  const ends = `${attempt.text.slice(0, 25)} … ${attempt.text.slice(-25)}`;
  if (!wantsHelp.test(ends) && !looksSet(attempt.text)) return undefined;
  const hint = hintFor(withoutLabel(attempt.text), attempt);
  const words = homeworkText[attempt.language];
  return hint && `${words.begin}\n\n${hint} ${words.yourTurn}`;
};

const digitsOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number).join(' ');

/** After that hint: what the child makes of it, and then the whole way. */
export const continueClockHomework = (attempt: Attempt): string | undefined => {
  const { turns, text, language } = attempt;
  const wanted = turns.findLast(({ role }) => role === 'child');
  const question = wanted && withoutLabel(plainText(wanted.text));
  const hint = question && hintFor(question, attempt);
  if (!question || !hint || !turns.at(-1)?.text.includes(hint)) return undefined;
  const words = homeworkText[language];
  const whole = answerStory(question, language, attempt.words);
  const isTry = /\d/.test(text) && text.length < 40;
  if (!whole || (!isTry && !givesUp.test(text))) return undefined;
  const result = digitsOf(whole.split('\n').at(-1) ?? '');
  const isRight = isTry && (digitsOf(text) === result || `${digitsOf(text)} 0` === result);
  return `${isRight ? words.right : words.full}\n\n${whole}`;
};
