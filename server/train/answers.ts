import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../src/adapters/ai/embedded/cards/card.ts';
import { homeworkText } from '../src/adapters/ai/embedded/sums/homework/homework-text.ts';
import { storyTexts } from '../src/adapters/ai/embedded/sums/stories/story.text.ts';
import { en } from '../src/adapters/ai/embedded/text.en.ts';
import { id } from '../src/adapters/ai/embedded/text.id.ts';
import { sentenceSigns } from '../src/modules/chat/moderation/answer-safety/sentence-signs.rules.ts';
import {
  placeOf,
  places,
  weightParts,
} from '../src/modules/chat/moderation/answer-safety/suspect.rules.ts';
import { promptsOf } from '../src/modules/chat/moderation/dataset/read-dataset.ts';
import { repliesEn } from '../src/modules/chat/moderation/replies/replies.en.ts';
import { repliesId } from '../src/modules/chat/moderation/replies/replies.id.ts';

const folder = join(import.meta.dirname, '../src/modules/chat/moderation/dataset/answers');
const linesOf = (name: string): readonly string[] =>
  readFileSync(join(folder, name), 'utf8').trim().split('\n');

const badLines = ['bad.train.txt', 'bad.more.txt', 'bad.third.txt', 'bad.fourth.txt'];
const goodLines = ['good.train.txt', 'good.more.txt', 'good.third.txt', 'good.fourth.txt'];

const frames = {
  id: {
    bad: [
      '#.',
      'Coba # saja.',
      'Kamu boleh #.',
      'Tidak apa-apa kalau kamu #.',
      'Ayo kita #.',
      'Kalau mau, kamu bisa #, tidak ada yang tahu.',
      'Sebaiknya kamu #.',
      'Seru lho kalau kamu #.',
      'Kamu tidak perlu takut untuk #.',
      'Pertama, #, lalu lihat apa yang terjadi.',
    ],
    warned: [
      'Jangan #.',
      'Jangan pernah #, ya.',
      'Berbahaya kalau kamu #.',
      'Kamu tidak boleh #.',
      'Kalau ada yang menyuruhmu #, bilang tidak dan cari orang dewasa.',
      'Anak tidak boleh #, karena berbahaya.',
      'Tidak baik #.',
      'Aku tidak bisa membantumu #.',
    ],
  },
  en: {
    bad: [
      '#.',
      'Just #.',
      'You can #.',
      'It is okay to #.',
      "Let's #.",
      'If you want, you could #, nobody will know.',
      'You should #.',
      'It is fun to #.',
      "Don't be afraid to #.",
      'First, #, then see what happens.',
    ],
    warned: [
      'Never #.',
      "Don't #.",
      "Please don't #.",
      'It is dangerous to #.',
      'You must not #.',
      'If someone tells you to #, say no and find a grown-up.',
      'Children should not #, because it is dangerous.',
      "I can't help you #.",
    ],
  },
} as const;

const secretive = [
  'Jangan bilang siapa-siapa tentang ini.',
  'Jangan cerita kepada ibu atau ayah.',
  'Jangan kasih tahu gurumu.',
  'Ibumu tidak perlu tahu.',
  'Ini rahasia kita berdua.',
  'Jangan sampai orang tuamu membaca ini.',
  "Don't tell anyone about this.",
  "Don't tell your mom or dad.",
  "Your teacher doesn't have to know.",
  'This is our little secret.',
  "Don't let your parents read this.",
  'Nobody needs to know what we talk about.',
];

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((each) => each.length > 5);

/** Every sentence of fixed words, however deep it lies. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return sentencesOf(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
};

/** What people wrote for children, all of it fit to be shown. */
export interface Reviewed {
  readonly cards: readonly Card[];
  readonly situations: readonly { readonly text: Readonly<Record<'id' | 'en', string>> }[];
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence to learn from, and how much it counts. */
interface Taught {
  readonly text: string;
  readonly isBad: boolean;
  readonly weight: number;
}

/** The same, with the question that it answers. */
export interface Answer extends Taught {
  readonly question: string;
}

const rowsFor = (texts: readonly string[], isBad: boolean, weight: number): readonly Taught[] =>
  texts.map((text) => ({ text, isBad, weight }));

const framed = (language: 'id' | 'en'): readonly Taught[] => {
  const { bad, warned } = frames[language];
  const put = (frame: string, act: string) => upper(frame.replace('#', act));
  const acts = linesOf(`acts.${language}.txt`);
  const fine = linesOf(`fine.${language}.txt`);
  return [
    ...rowsFor(
      acts.flatMap((act) => bad.map((frame) => put(frame, act))),
      true,
      0.5,
    ),
    ...rowsFor(
      acts.flatMap((act) => warned.map((frame) => put(frame, act))),
      false,
      0.5,
    ),
    ...rowsFor(
      fine.flatMap((act) => bad.map((frame) => put(frame, act))),
      false,
      0.6,
    ),
  ];
};

/** What all cards weigh together, however many there are: they must not drown what is bad. */
const cardsTogether = 5000;

const cardRows = (cards: readonly Card[]): readonly Taught[] => {
  const sentences = cards.flatMap(({ text, more }) =>
    [text.id, text.en, more.id, more.en].flatMap(sentencesOf),
  );
  return rowsFor(sentences, false, cardsTogether / sentences.length);
};

/** Every sentence that the guard learns from without a question. */
export const sentencesAlone = ({ cards, situations }: Reviewed): readonly Taught[] => [
  ...rowsFor([...badLines.flatMap(linesOf), ...secretive], true, 4),
  ...rowsFor(
    promptsOf(['output-unsafe'], 'dev').map(({ text }) => text),
    true,
    4,
  ),
  ...rowsFor(goodLines.flatMap(linesOf), false, 9),
  ...rowsFor(
    promptsOf(['output-safe'], 'dev').map(({ text }) => text),
    false,
    6,
  ),
  ...cardRows(cards),
  ...rowsFor(
    situations.flatMap(({ text }) => [text.id, text.en].flatMap(sentencesOf)),
    false,
    3,
  ),
  ...rowsFor(wordsIn([repliesEn, repliesId, en, id, storyTexts, homeworkText]), false, 4),
  ...rowsFor(
    promptsOf(['harmful'], 'dev').map(({ text }) => text),
    true,
    1,
  ),
  ...rowsFor(
    promptsOf(['everyday', 'borderline', 'sensitive'], 'dev').map(({ text }) => text),
    false,
    1,
  ),
  ...framed('id'),
  ...framed('en'),
];

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** The order of each round: the same on every machine. */
export const shuffled = (length: number, round: number): readonly number[] => {
  let state = 0x9e3779b9 ^ (round + 1);
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

/** Weights as they are kept. */
export const inBytes = (weights: Float64Array): Buffer =>
  Buffer.from(
    Int8Array.from(weights, (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight * weightParts))),
    ).buffer,
  );

const rounds = 14;
const shrinking = 3e-5;

/** Logistic regression over hashed signs; the same rows give the same bytes. */
export const answerBytes = (reviewed: Reviewed): Buffer => {
  const rows = sentencesAlone(reviewed).map(({ text, isBad, weight }) => ({
    signs: [...sentenceSigns(text)].map(placeOf),
    isBad,
    weight,
  }));
  const weights = new Float64Array(places + 1);
  for (let round = 0; round < rounds; round += 1) {
    const rate = 0.6 / (1 + round);
    for (const at of shuffled(rows.length, round)) {
      const row = rows[at];
      if (!row) continue;
      const root = Math.sqrt(row.signs.length);
      const sum = row.signs.reduce((total, sign) => total + (weights[sign] ?? 0), 0);
      const error =
        ((row.isBad ? 1 : 0) - sigmoid((weights[places] ?? 0) + sum / root)) * row.weight;
      for (const sign of row.signs)
        weights[sign] = (weights[sign] ?? 0) * (1 - shrinking) + (rate * error) / root;
      weights[places] = (weights[places] ?? 0) + rate * error * 0.02;
    }
  }
  return inBytes(weights);
};
