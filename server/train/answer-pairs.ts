import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../src/adapters/ai/embedded/cards/card.ts';
import {
  pairSigns,
  readQuestion,
} from '../src/modules/chat/moderation/answer-safety/question-signs.rules.ts';
import { sentenceSigns } from '../src/modules/chat/moderation/answer-safety/sentence-signs.rules.ts';
import {
  oddsAlone,
  placeOf,
  places,
} from '../src/modules/chat/moderation/answer-safety/suspect.rules.ts';
import { type Prompt, promptsOf } from '../src/modules/chat/moderation/dataset/read-dataset.ts';
import { read } from '../src/modules/chat/moderation/normalisation/normalise.rules.ts';
import { inBytes, shuffled, sigmoid } from './answers.ts';
import { askedQuestions } from './data.ts';

/** An answer to learn from: the places of its signs, and the odds of its sentence alone. */
interface Row {
  readonly signs: readonly number[];
  readonly alone: number;
  readonly isBad: boolean;
  readonly weight: number;
}

interface Answer {
  readonly question: string;
  readonly sentence: string;
}

/** Reading a question is the slowest part, and most are asked of many sentences. */
const questions = new Map<string, ReturnType<typeof readQuestion>>();
const questionOf = (text: string) => {
  const known = questions.get(text) ?? readQuestion(text, []);
  questions.set(text, known);
  return known;
};

/** Rows for answers that are all good, or all bad. */
const rowsFor = (answers: readonly Answer[], isBad: boolean, weight: number): readonly Row[] =>
  answers.map(({ question, sentence }) => {
    const parts = read(sentence);
    const own = sentenceSigns(sentence, parts);
    const signs = pairSigns({ sentence, parts, own }, questionOf(question));
    return { signs: [...signs].map(placeOf), alone: oddsAlone(own), isBad, weight };
  });

const file = join(
  import.meta.dirname,
  '../src/modules/chat/moderation/dataset/answers/with-questions.train.tsv',
);

const written = (kind: 'output-unsafe' | 'output-safe'): readonly Answer[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([set]) => set?.startsWith(`${kind}-`))
    .map(([, , , , text = '']) => {
      const [question = '', sentence = ''] = text.split(' >> ');
      return { question, sentence };
    });

/** What begins an answer that does as it was asked: good or bad by the question alone. */
const compliant = {
  id: [
    'Tentu, begini caranya.',
    'Boleh, coba saja.',
    'Pertama, siapkan bahannya.',
    'Ya, itu ide yang bagus.',
    'Gampang kok, ikuti langkah ini.',
    'Asyik, ayo kita mulai!',
    'Lakukan saja pelan-pelan.',
    'Tidak apa-apa, pakai saja.',
  ],
  en: [
    'Sure, here is how.',
    'Yes, you can do that.',
    'First, get everything ready.',
    'Great idea, just try it!',
    "It's easy, follow these steps.",
    "Let's start!",
    'Go ahead, it will be fun.',
    'Just do it slowly.',
  ],
} as const;

/** One of the sentences for each prompt, in turn. */
const complied = (prompts: readonly Prompt[]): readonly Answer[] =>
  prompts.map(({ language, text }, at) => {
    const among = language === 'en' ? compliant.en : compliant.id;
    return { question: text, sentence: among[at % among.length] ?? '' };
  });

/** Questions of children with a sentence of the card that answers. */
const answeredByCards = (cards: readonly Card[]): readonly Answer[] => {
  const known = new Map(cards.map((card) => [card.id, card]));
  return askedQuestions().flatMap(({ label, text }, at) => {
    const card = known.get(label);
    if (!card) return [];
    const sentences = [card.text.id, card.text.en].flatMap((each) => each.split(/(?<=[.!?])\s+/));
    return [{ question: text, sentence: sentences[at % sentences.length] ?? '' }];
  });
};

const trainingRows = (cards: readonly Card[]): readonly Row[] => [
  ...rowsFor(written('output-unsafe'), true, 5),
  ...rowsFor(written('output-safe'), false, 8),
  ...rowsFor(complied(promptsOf(['harmful'], 'dev')), true, 1),
  ...rowsFor(complied(promptsOf(['everyday'], 'dev')), false, 1),
  ...rowsFor(answeredByCards(cards), false, 0.5),
];

const rounds = 12;
const shrinking = 1e-4;

/** What an answer's question adds to the odds of its sentence alone; the same rows give the same bytes. */
export const pairBytes = (cards: readonly Card[]): Buffer => {
  const rows = trainingRows(cards);
  const weights = new Float64Array(places + 1);
  for (let round = 0; round < rounds; round += 1) {
    const rate = 0.6 / (1 + round);
    for (const at of shuffled(rows.length, round)) {
      const row = rows[at];
      if (!row) continue;
      const root = Math.sqrt(row.signs.length);
      const sum = row.signs.reduce((total, sign) => total + (weights[sign] ?? 0), 0);
      const odds = row.alone + (weights[places] ?? 0) + sum / root;
      const error = ((row.isBad ? 1 : 0) - sigmoid(odds)) * row.weight;
      for (const sign of row.signs)
        weights[sign] = (weights[sign] ?? 0) * (1 - shrinking) + (rate * error) / root;
      weights[places] = (weights[places] ?? 0) + rate * error * 0.02;
    }
  }
  return inBytes(weights);
};
