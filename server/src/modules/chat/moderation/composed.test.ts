/** The product's own guard of answers lets pass what Nobi makes up. */
import { expect, test } from 'vitest';
import {
  pantuns,
  rhymesAndLimericks,
  riddles,
  sentences,
  storiesIn,
} from '../../../adapters/ai/embedded/composer/composed-texts.testing.ts';
import { composerText } from '../../../adapters/ai/embedded/composer/composer.text.ts';
import { readJokes } from '../../../adapters/ai/embedded/composer/riddles/read-jokes.ts';
import { judgeSentence } from './judge-sentence.rules.ts';
import { sentences as sentencesOf } from './sentences.rules.ts';

/** Sentences by what the guard says of them, each once. */
const judged = async (texts: readonly string[]) => {
  const faults: string[] = [];
  const all = new Set<string>();
  for (const text of texts)
    for await (const sentence of sentencesOf([text])) all.add(sentence.trim());
  for (const sentence of all) {
    const verdict = judgeSentence(sentence, { canary: 'canary-of-this-test' });
    if (verdict !== 'fine') faults.push(`${verdict}: ${sentence}`);
  }
  return { count: all.size, faults };
};

const jokes = async () => {
  const all = await readJokes();
  return (['id', 'en'] as const).flatMap((language) =>
    all[language].flatMap(({ question, answer, hint }) => {
      const words = composerText[language];
      return [question, words.hint(hint), words.answer(answer), words.right(answer)];
    }),
  );
};

/** Of good sentences the guard may cut one in a hundred: its demand, whatever it has learnt lately. */
const mostCut = 0.01;

test.each([
  ['stories', () => [...storiesIn('id'), ...storiesIn('en')]],
  ['stories for small children', () => [...storiesIn('id', '4-6'), ...storiesIn('en', '4-6')]],
  ['pantun', pantuns],
  ['English rhymes', rhymesAndLimericks],
  ['riddles', riddles],
  ['jokes', jokes],
  ['sentences with a word', sentences],
] as const)('the guard lets %s pass', async (_, texts) => {
  const { count, faults } = await judged(await texts());

  // Rules cut nothing; only likeness to bad sentences may err.
  expect(faults.filter((fault) => !fault.startsWith('unfit'))).toEqual([]);
  expect(faults.length / count, faults.join('\n')).toBeLessThanOrEqual(mostCut);
});
