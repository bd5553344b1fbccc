import { expect, test } from 'vitest';
import type { Question } from '../../../../ports/ai.ts';
import { processorMs } from '../../../../testing/processor.ts';
import { readCards } from '../cards/read-cards.ts';
import { embeddedHelper } from '../embedded.ts';
import { readKnowledge } from '../knowledge.ts';
import { readJudged } from './read-judged.testing.ts';

const helper = await embeddedHelper();
const cards = await readCards();
const sealed = await readJudged('questions.sealed.tsv');

/** The card that a child sees; undefined where Nobi answers in another way. */
const cardShown = async (prompt: string): Promise<string | undefined> => {
  const asking = { prompt, ageBand: undefined, turns: [], summary: undefined };
  const question: Question = { ...asking, language: 'id', findItems: () => [] };
  let shown = '';
  const parts = helper.answer(question, new AbortController().signal);
  for await (const part of parts) if (part.kind === 'text') shown += part.text;
  return cards.find(({ text }) => shown.includes(text.id) || shown.includes(text.en))?.id;
};

test('finds the card in the words of children that nobody tuned to', async () => {
  const answered = sealed.filter(([, card]) => card !== 'none');
  let right = 0;
  const wrong: string[] = [];
  for (const [question = '', card = ''] of answered) {
    const shown = await cardShown(question);
    if (shown === card) right += 1;
    else if (shown !== undefined) wrong.push(question);
  }

  expect(answered).toHaveLength(94);
  // 29 by the words on the cards' lines alone.
  expect(right).toBeGreaterThanOrEqual(64);
  expect(wrong.length).toBeLessThanOrEqual(1);
});

test('answers almost no question with a card that is beside it', async () => {
  const others = sealed.filter(([, card]) => card === 'none');
  let beside = 0;
  for (const [question = ''] of others) if (await cardShown(question)) beside += 1;

  expect(others).toHaveLength(32);
  expect(beside).toBeLessThanOrEqual(2);
});

test.each([
  ['aku mau jadi pemadam kebakaran', 'firefighter'],
  ['orang utan tinggal di mana?', 'orangutan'],
  ['im so mad i want to scream', 'angry'],
])('hears what "%s" means', async (question, card) => {
  expect(await cardShown(question)).toBe(card);
});

test('compares a question with all cards in a few milliseconds at most', async () => {
  const { findCard } = await readKnowledge();
  const findAll = () => sealed.map(([question = '']) => findCard(question));
  findAll();

  const took = await processorMs(async () => {
    findAll();
  });

  // 0.7 ms on a quiet machine; a test beside others only sees what is far off.
  expect(took / sealed.length).toBeLessThan(10);
});
