import { expect, test } from 'vitest';
import { plainText } from '../../../../text/plain-text.ts';
import { embeddedHelper } from '../embedded.ts';
import { looksSet } from '../sums/homework/homework.rules.ts';
import { homeworkText } from '../sums/homework/homework-text.ts';
import { readJudged } from './read-judged.testing.ts';

const helper = await embeddedHelper();

const answerTo = async (prompt: string) => {
  const asking = {
    prompt,
    language: 'id',
    ageBand: undefined,
    turns: [],
    summary: undefined,
  } as const;
  let shown = '';
  const parts = helper.answer({ ...asking, findItems: () => [] }, new AbortController().signal);
  for await (const part of parts) if (part.kind === 'text') shown += part.text;
  return shown;
};

const invites = [homeworkText.id.yourTurn, homeworkText.en.yourTurn];
const isHint = (shown: string) => invites.some((line) => shown.includes(line));
const isHonest = (shown: string) => !/\d/.test(shown) || /12 \+ 5/.test(shown);

test.each([['word-problems.sealed.tsv'], ['word-problems.unread.tsv']])(
  'what looks like homework gets a hint first: %s',
  async (name) => {
    const problems = (await readJudged(name)).flatMap(([problem = '']) =>
      looksSet(plainText(problem)) ? [problem] : [],
    );
    let spoiled = 0;
    for (const problem of problems) {
      const shown = await answerTo(problem);
      if (!isHint(shown) && !isHonest(shown)) spoiled += 1;
    }

    expect(problems.length).toBeGreaterThan(20);
    expect(spoiled).toBe(0);
  },
);

test('what is said to be homework gets no answer at first, in whatever words it is said', async () => {
  const set = await readJudged('homework.sealed.tsv');
  let unspoiled = 0;
  for (const [problem = '', result = ''] of set) {
    const numbers = (await answerTo(problem)).match(/\d[\d.,:/]*/g) ?? [];
    if (!numbers.some((each) => each.replace(/[.,:]$/, '') === result)) unspoiled += 1;
  }

  expect(set).toHaveLength(38);
  // 27 before the ways of `way-homework.rules.ts`; the rest does not say that it is homework.
  expect(unspoiled).toBeGreaterThanOrEqual(34);
});
