import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../../text.en.ts';
import { answerSum } from '../answer-sum.rules.ts';
import { rupiah } from '../quantities/money.rules.ts';
import { moneyIn } from './child-words.ts';
import { askedUnit } from './in-unit.rules.ts';
import { asksForKnown, isUnderstood } from './is-understood.rules.ts';
import { readStory } from './read-story.rules.ts';
import { change } from './schemas/change.rules.ts';
import { type ClockAnswer, clockOf } from './schemas/clock.rules.ts';
import { age, difference, relative } from './schemas/compare.rules.ts';
import { between, first } from './schemas/first.rules.ts';
import { born, legs, sumOfMean } from './schemas/known-numbers.rules.ts';
import { priceOf, rest, saved } from './schemas/money.rules.ts';
import { average, fraction, fractions, percent } from './schemas/parts.rules.ts';
import {
  eachSpan,
  enough,
  howLong,
  lacking,
  manyTimes,
  threeRates,
} from './schemas/rates.rules.ts';
import { shape } from './schemas/shapes.rules.ts';
import { fill, share } from './schemas/share.rules.ts';
import { convert, pace, speed } from './schemas/time.rules.ts';
import { combine, groups, part } from './schemas/totals.rules.ts';
import {
  gifts,
  halfTotal,
  lessThenShare,
  partThenLess,
  pieces,
  relativeTotal,
} from './schemas/two-steps.rules.ts';
import { storyTexts } from './story.text.ts';
import type { Schema, Solution, Story } from './story.ts';

/** Each group is wanted in turn; within one, two schemas that disagree leave the story unanswered. */
const ranks: readonly (readonly Schema[])[] = [
  [born, sumOfMean, halfTotal, partThenLess, lessThenShare, relativeTotal, enough, pieces, gifts],
  [percent, average, shape, fraction, fractions],
  [speed, pace, saved, priceOf, lacking, threeRates],
  [howLong, eachSpan, manyTimes, legs],
  [first, between],
  [age],
  [relative, share, fill],
  [convert, rest],
  [difference, groups, part, change, combine],
];

/** Litres are no answer to "how many hours". */
const isOfAsked = (story: Story, unit: Solution['unit']): boolean => {
  const wantedUnit = askedUnit(story);
  return !wantedUnit || !unit || (unit !== 'rp' && unit.dimension === wantedUnit.dimension);
};

/** The one solution of a story, as a sum; undefined when there is none or more than one. */
export const solve = (story: Story): Solution | undefined => {
  if (!isUnderstood(story) || asksForKnown(story)) return undefined;
  for (const schemas of ranks) {
    const found = schemas
      .flatMap((schema) => schema(story) ?? [])
      .filter(({ unit }) => isOfAsked(story, unit));
    const sums = new Set(found.map(({ sum }) => sum));
    if (sums.size > 1) return undefined;
    if (found[0]) return found[0];
  }
  return undefined;
};

const shownIn = (sum: string, language: Language) =>
  language === 'id' ? sum.replaceAll('.', ',') : sum;

const dividesOver = (sum: string): readonly [number, number] | undefined => {
  const parts = /^(\d+) ÷ (\d+)$/.exec(sum);
  const [whole, by] = [Number(parts?.[1]), Number(parts?.[2])];
  return parts && whole % by !== 0 ? [whole, by] : undefined;
};

interface Typed {
  readonly text: string;
  readonly language: Language;
}

const resultLine = (
  solution: Solution,
  result: string,
  { text, language }: Typed,
): string | undefined => {
  const { unit, sum } = solution;
  const words = storyTexts[language];
  const over = solution.isWhole ? dividesOver(sum) : undefined;
  if (solution.asksRest)
    return over ? words.so(words.onlyRest(`${over[0] % over[1]}`)) : words.so(words.onlyRest('0'));
  if (over) {
    if (solution.roundsUp) return words.so(`${Math.ceil(over[0] / over[1])}`);
    const count = `${Math.floor(over[0] / over[1])}`;
    return words.so(words.rest(count, `${over[0] % over[1]}`));
  }
  if (unit === 'rp') {
    const foreign = moneyIn(text);
    if (foreign) return words.so(foreign(result));
    const amount = Number(result.replace(/[.,](?=\d{3})/g, ''));
    return Number.isInteger(amount) ? words.so(rupiah(amount, language)) : undefined;
  }
  return words.so(unit ? `${result} ${unit.sign[language]}` : result);
};

const clockText = (minutes: number, language: Language) => {
  const [hour, minute] = [Math.floor(minutes / 60), `${minutes % 60}`.padStart(2, '0')];
  return language === 'id' ? `${`${hour}`.padStart(2, '0')}.${minute}` : `${hour}:${minute}`;
};

const stretchText = (minutes: number, language: Language) => {
  const [hours, rest1] = [Math.floor(minutes / 60), minutes % 60];
  const named = language === 'id' ? (['jam', 'menit'] as const) : (['hours', 'minutes'] as const);
  const shown = [hours > 0 ? `${hours} ${named[0]}` : '', rest1 > 0 ? `${rest1} ${named[1]}` : ''];
  return shown
    .filter(Boolean)
    .join(' ')
    .replace(/\b1 hours/, '1 hour');
};

const answerClock = ({ kind, from, by, minutes, asksMinutes }: ClockAnswer, language: Language) => {
  const { clock, so } = storyTexts[language];
  if (kind === 'stretch') {
    const stretch = asksMinutes
      ? `${minutes} ${language === 'id' ? 'menit' : 'minutes'}`
      : stretchText(minutes, language);
    return `${clock.stretch(clockText(from, language), clockText(by, language), stretchText(minutes, language))}\n\n${so(stretch)}`;
  }
  const until = clockText(minutes, language);
  return `${clock.end(clockText(from, language), stretchText(by, language), until)}\n\n${so(until)}`;
};

/** Works out a problem known in words, step by step; undefined unless every number and the question fit one schema. */
export const answerStory = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const story = readStory(text);
  if (!story) return undefined;
  if (story.text.includes('@')) {
    const clock = clockOf(story);
    return clock && answerClock(clock, language);
  }
  const solution = solve(story);
  const sum = solution && answerSum(shownIn(solution.sum, language), language, words);
  const result = sum && / = (?<result>\d[\d.,]*(?: ?\d*\/\d+)?)(?:\n|$)/.exec(sum)?.groups?.result;
  if (!solution || !sum || !result) return undefined;
  const line = resultLine(solution, result, { text, language });
  return (
    line && `${words.story.read} ${storyTexts[language].ways[solution.way]}\n\n${sum}\n\n${line}`
  );
};
