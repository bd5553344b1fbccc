import { expect, test } from 'vitest';
import { plainText } from '../../../../text/plain-text.ts';
import { languageOfMessage } from '../language.rules.ts';
import { answerNumbers } from '../sums/answer-numbers.rules.ts';
import { storyTexts } from '../sums/stories/story.text.ts';
import { en } from '../text.en.ts';
import { id } from '../text.id.ts';
import { readJudged } from './read-judged.testing.ts';

const texts = { en, id };
const plainDigits = (text: string) => text.replace(/(\d)[.,](?=\d{3}\b)/g, '$1');

/** What is given as the result; undefined where Nobi says that it is not sure. */
const resultOf = (problem: string): string | undefined => {
  const text = plainText(problem);
  const language = languageOfMessage(text, 'id');
  const answer = answerNumbers(text, language, texts[language]);
  if (!answer?.isSure) return undefined;
  const lines = answer.text.split('\n').filter((line) => !line.startsWith('•'));
  const [opening = ''] = storyTexts[language].so('#').split('#');
  const last =
    lines.findLast((line) => line.startsWith(opening)) ?? lines.find((line) => / = /.test(line));
  return plainDigits(last?.split(' = ').at(-1) ?? '');
};

const isOf = (result: string, wanted: string) =>
  new RegExp(`(?<![\\d.,:/])${plainDigits(wanted).replaceAll('.', '\\.')}(?![\\d:/]|[.,]\\d)`).test(
    result,
  );

const count = async (name: string) => {
  const wrong: string[] = [];
  let right = 0;
  const problems = await readJudged(name);
  for (const [problem = '', wanted = ''] of problems) {
    const result = resultOf(problem);
    const isRight = wanted
      .split('|')
      .some((each) => (result === undefined ? each === '?' : isOf(result, each)));
    if (isRight) right += 1;
    else if (result !== undefined) wrong.push(problem);
  }
  return { right, wrong, all: problems.length };
};

test('answers problems of the primary school that nobody tuned to, and none of them wrong', async () => {
  const { right, wrong, all } = await count('word-problems.sealed.tsv');

  expect([wrong, all]).toEqual([[], 76]);
  expect(right).toBeGreaterThanOrEqual(69);
});

test('answers problems in the words of children and of books, written after the schemas', async () => {
  const { right, wrong, all } = await count('word-problems.unread.tsv');

  expect([wrong, all]).toEqual([[], 60]);
  expect(right).toBeGreaterThanOrEqual(54);
});

test('answers the problems that it was written with, and none of them wrong', async () => {
  const { right, wrong, all } = await count('word-problems.development.tsv');

  expect(wrong).toEqual([]);
  expect(right / all).toBeGreaterThan(0.95);
});

test('guesses nothing where a story only looks like one it knows', async () => {
  const traps = await readJudged('word-problems.traps.txt');

  expect(traps.flatMap(([trap = '']) => (resultOf(trap) === undefined ? [] : [trap]))).toEqual([]);
});
