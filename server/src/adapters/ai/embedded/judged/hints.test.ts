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

const countUnspoiled = async (set: Awaited<ReturnType<typeof readJudged>>) => {
  let unspoiled = 0;
  for (const [problem = '', result = ''] of set) {
    const shown = await answerTo(problem);
    const numbers = shown.match(/\d[\d.,:/]*/g) ?? [];
    const isSaid = numbers.some((each) => each.replace(/[.,:]$/, '') === result);
    if (!isSaid || isHint(shown) || isHonest(shown)) unspoiled += 1;
  }
  return unspoiled;
};

test.each([
  // 27 before the ways of `way-homework.rules.ts`; the rest does not say that it is homework.
  ['homework.sealed.tsv', 38, 34],
  // Written before `set-work.rules.ts`, and opened after its first count.
  ['homework.heldout.tsv', 60, 58],
] as const)(
  'what is said to be homework gets no answer at first, in whatever words: %s',
  async (name, size, least) => {
    const set = await readJudged(name);

    expect(set).toHaveLength(size);
    expect(await countUnspoiled(set)).toBeGreaterThanOrEqual(least);
  },
);
