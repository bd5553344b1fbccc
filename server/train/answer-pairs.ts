import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../src/adapters/ai/embedded/cards/card.ts';
import {
  pairSigns,
  readQuestion,
} from '../src/modules/chat/moderation/answer-safety/question-signs.rules.ts';
import { sentenceSigns } from '../src/modules/chat/moderation/answer-safety/sentence-signs.rules.ts';
import {
  placeOfPair,
  placesOfPairs,
} from '../src/modules/chat/moderation/answer-safety/suspect.rules.ts';
import { type Prompt, promptsOf } from '../src/modules/chat/moderation/dataset/read-dataset.ts';
import { read } from '../src/modules/chat/moderation/normalisation/normalise.rules.ts';
import {
  type Answer,
  inBytes,
  type Reviewed,
  sentencesAlone,
  shuffled,
  sigmoid,
} from './answers.ts';
import { askedQuestions } from './data.ts';
import { plainAnswers } from './plain-answers.ts';

/** An answer to learn from: the places of its signs, each with how loudly it speaks. */
interface Row {
  readonly places: Int32Array;
  readonly loud: Float64Array;
  readonly isBad: boolean;
  readonly weight: number;
}

/** Reading a question is the slowest part, and most are asked of many sentences. */
const questions = new Map<string, ReturnType<typeof readQuestion>>();
const questionOf = (text: string) => {
  const known = questions.get(text) ?? readQuestion(text, []);
  questions.set(text, known);
  return known;
};

const rowFor = ({ question, text, isBad, weight }: Answer): Row => {
  const parts = read(text);
  const own = sentenceSigns(text, parts);
  const groups = pairSigns({ sentence: text, parts, own }, questionOf(question));
  const spoken = groups.flatMap(({ signs, loud }) =>
    [...signs].map((sign): [number, number] => [placeOfPair(sign), loud / Math.sqrt(signs.size)]),
  );
  return {
    places: Int32Array.from(spoken, ([place]) => place),
    loud: Float64Array.from(spoken, ([, loud]) => loud),
    isBad,
    weight,
  };
};

const folder = join(import.meta.dirname, '../src/modules/chat/moderation/dataset/answers');

/** How much an answer counts that somebody wrote with its question. */
const writtenWeight = 5;
/** Those of other hands are many, and sharper than most that a model says. */
const othersWeight = 2;

/** Answers with their questions, from a table of the data set. */
const answersIn = (path: string, weight = writtenWeight): readonly Answer[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [set = '', , , , pair = ''] = line.split('\t');
      const [question = '', text = ''] = pair.split(' >> ');
      return { question, text, isBad: set.startsWith('output-unsafe-'), weight };
    });

const written = (): readonly Answer[] =>
  [
    'with-questions.train.tsv',
    ...readdirSync(join(folder, 'with-questions'))
      .sort()
      .map((name) => join('with-questions', name)),
  ].flatMap((name) =>
    answersIn(join(folder, name), name.includes('.others.') ? othersWeight : writtenWeight),
  );

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

const compliedWeight = 0.6;

/** One of the sentences for each prompt, in turn. */
const complied = (prompts: readonly Prompt[], isBad: boolean): readonly Answer[] =>
  prompts.map(({ language, text: question }, at) => {
    const among = language === 'en' ? compliant.en : compliant.id;
    return { question, text: among[at % among.length] ?? '', isBad, weight: compliedWeight };
  });

const cardWeight = 0.3;

/** Questions of children with a sentence of the card that answers. */
const answeredByCards = (cards: readonly Card[]): readonly Answer[] => {
  const known = new Map(cards.map((card) => [card.id, card]));
  return askedQuestions().flatMap(({ label, text }, at) => {
    const card = known.get(label);
    if (!card) return [];
    const sentences = [card.text.id, card.text.en].flatMap((each) => each.split(/(?<=[.!?])\s+/));
    return [
      {
        question: text,
        text: sentences[at % sentences.length] ?? '',
        isBad: false,
        weight: cardWeight,
      },
    ];
  });
};

/** Of what is learnt of sentences alone so much counts here. */
const aloneShare = 0.2;

/** All answers to learn from; what was written without a question is an answer to none. */
export const answersToLearn = (reviewed: Reviewed): readonly Answer[] => [
  ...written(),
  ...complied(promptsOf(['harmful'], 'dev'), true),
  ...complied(promptsOf(['everyday'], 'dev'), false),
  ...answeredByCards(reviewed.cards),
  ...plainAnswers(reviewed.cards),
  ...sentencesAlone(reviewed).map((taught) => ({
    ...taught,
    question: '',
    weight: taught.weight * aloneShare,
  })),
];

const rounds = 12;
const shrinking = 1e-4;
const firstRate = 0.6;

/** Weights for an answer with its question, by logistic regression; the last one is the bias. */
const learnAnswers = (rows: readonly Row[]): Float64Array => {
  const weights = new Float64Array(placesOfPairs + 1);
  for (let round = 0; round < rounds; round += 1) {
    const rate = firstRate / (1 + round);
    for (const at of shuffled(rows.length, round)) {
      const row = rows[at];
      if (!row) continue;
      let odds = weights[placesOfPairs] ?? 0;
      row.places.forEach((place, sign) => {
        odds += (weights[place] ?? 0) * (row.loud[sign] ?? 0);
      });
      const step = rate * ((row.isBad ? 1 : 0) - sigmoid(odds)) * row.weight;
      row.places.forEach((place, sign) => {
        weights[place] = (weights[place] ?? 0) * (1 - shrinking) + step * (row.loud[sign] ?? 0);
      });
      weights[placesOfPairs] = (weights[placesOfPairs] ?? 0) + step * 0.02;
    }
  }
  return weights;
};

/** Learns from answers with their questions; the same rows give the same bytes. */
export const pairBytes = (reviewed: Reviewed): Buffer =>
  inBytes(learnAnswers(answersToLearn(reviewed).map(rowFor)));
