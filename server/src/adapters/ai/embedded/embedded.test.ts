import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgeBand, Language } from '@nobi/contract';
import { describe, expect, test } from 'vitest';
import type { FoundItem, Question, Turn } from '../../../ports/ai.ts';
import { readCards } from './cards/read-cards.ts';
import { composerText } from './composer/composer.text.ts';
import { readJokes } from './composer/riddles/read-jokes.ts';
import { embeddedHelper } from './embedded.ts';
import { readSituations } from './feelings/read-situations.ts';
import { languageOfMessage } from './language.rules.ts';
import { en } from './text.en.ts';
import { id } from './text.id.ts';

const helper = await embeddedHelper();
const cards = await readCards();
const situations = await readSituations();
const jokes = await readJokes();
const game: FoundItem = {
  kind: 'game',
  id: 'satu',
  title: 'Satu',
  description: 'Game.',
  thumbnail: '/satu.svg',
};

interface With {
  readonly language?: Language;
  readonly turns?: readonly Turn[];
  readonly ageBand?: AgeBand;
  readonly items?: readonly FoundItem[];
}

const questionOf = (
  prompt: string,
  { language = 'id', turns = [], ageBand, items = [] }: With,
): Question => ({
  prompt,
  language,
  ageBand,
  turns,
  summary: undefined,
  findItems: () => items,
});

const partsOf = async (prompt: string, context: With) => {
  const parts = [];
  for await (const part of helper.answer(questionOf(prompt, context), new AbortController().signal))
    parts.push(part);
  return parts;
};
const ask = async (prompt: string, context: With = {}) => {
  const parts = await partsOf(prompt, context);
  return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
};

/** Says one line after another; the last answer. */
const talk = async (...lines: readonly string[]) => {
  const turns: Turn[] = [];
  let text = '';
  for (const line of lines) {
    text = await ask(line, { turns });
    turns.push({ role: 'child', text: line }, { role: 'nobi', text });
  }
  return text;
};

test.each([
  ['Halo Nobi!', id.talk.hello],
  ['kamu robot ya?', id.talk.who],
  ['kamu manusia bukan?', id.talk.who],
  ['Siapa yang bisa baca ini?', id.talk.readers],
  ['makasih ya', id.talk.thanks],
  ['kamu bisa apa?', id.talk.can],
  ['apa kabar', id.talk.howAreYou],
  ['bisa jaga rahasia gak?', id.talk.secret],
  ['aku sayang kamu', id.talk.love],
  ['aku bosan', id.talk.bored],
  ['jam berapa sekarang?', id.talk.now],
  ['siapa presiden sekarang', id.talk.news],
  ['Who are you?', en.talk.who],
  ['Can my mom read this?', en.talk.readers],
  ['thank you so much', en.talk.thanks],
  ['bye bye', en.talk.bye],
])('answers "%s" with a fixed line in its language', async (prompt, context) => {
  expect(await ask(prompt)).toBe(context);
});

test.each([
  ['siapa pacar ariel', 'id', id.offline],
  ['What is the height of Zorgblip?', 'id', en.offline],
  ['tell me about quarks', 'en', en.offline],
  ['siapa presiden kedua indonesia', 'en', id.offline],
  ['🦄🦄🦄', 'en', en.offline],
  ['a'.repeat(2000), 'id', id.offline],
] as const)('says honestly that it cannot answer "%s"', async (prompt, page, context) => {
  expect(await ask(prompt, { language: page })).toBe(context);
});

test('does the sum that a greeting brings along', async () => {
  expect(await ask('Halo Nobi, berapa 3/4 + 1/8?')).toMatch(/^3\/4 \+ 1\/8 = 7\/8\n/);
});

test.each([
  ['berapa 5 + 3', 'en', 'id'],
  ['how much is 5 + 3', 'id', 'en'],
  ['5 + 3', 'en', 'en'],
  ['5 + 3', 'id', 'id'],
  ['eja gajah dong', 'en', 'id'],
  ['game apa yang seru', 'en', 'id'],
] as const)('hears the language of "%s" on a page in %s', (text, page, language) => {
  expect(languageOfMessage(text, page)).toBe(language);
});

test('keeps to the language of earlier lines when a line does not tell', () => {
  expect(languageOfMessage('7 x 8', 'id', ['what is the sun'])).toBe('en');
});

test('gives small children the first sentences of a card only', async () => {
  const small = await ask('kenapa langit biru', { ageBand: '4-6' });
  const large = await ask('kenapa langit biru', { ageBand: '10-12' });

  expect(large.startsWith(small.split('\n')[0] ?? '-')).toBe(true);
  expect(small.length).toBeLessThan(large.length);
});

test('shows items of the catalogue to a child who wants to play', async () => {
  const parts = await partsOf('mau main game hitung', { items: [game] });

  expect(parts).toEqual([
    { kind: 'text', text: id.items.found },
    { kind: 'card', item: game },
  ]);
});

test('says so when nothing like it is on the shelf', async () => {
  expect(await ask('ada game naga?')).toBe(id.items.none);
});

describe('follow-ups', () => {
  test('goes on with the last result', async () => {
    expect(await talk('7 x 8', 'terus kalau dikali 2?')).toMatch(/^56 × 2 = 112/);
    expect(await talk('what is 3/4 + 1/4', 'and times 6')).toMatch(/= 6(?:\n|$)/);
  });

  test('tells one more thing after a card, then another card of its kind', async () => {
    const card = cards.find((each) => each.id === 'sky-blue');

    expect(await talk('kenapa langit biru', 'kenapa?')).toBe(card?.more.id);
    expect(await talk('kenapa langit biru', 'lagi', 'yang lain')).toContain(id.cards.again);
  });

  test('offers a card that is near, and shows it when it is wanted', async () => {
    const elephant = cards.find((each) => each.id === 'elephant');

    expect(await talk('berapa gigi gajah')).toBe(id.cards.wantMore('gajah'));
    expect(await talk('berapa gigi gajah', 'mau')).toContain(elephant?.text.id);
  });

  test('takes a guess at a riddle, tells its answer, and knows others', async () => {
    const turns: Turn[] = [
      { role: 'nobi', text: `${jokes.id[0]?.question}\n\n${composerText.id.guess}` },
    ];

    expect(await ask('balon', { turns })).toContain('Betul!');
    expect(await ask('nyerah', { turns })).toContain('Jawabannya: Balon.');
    expect(await ask('5 + 3', { turns })).toMatch(/^5 \+ 3 = 8/);
  });

  test('tells ten different riddles in a row', async () => {
    const turns: Turn[] = [];
    for (let count = 0; count < 10; count += 1)
      turns.push({ role: 'nobi', text: await ask('tebak-tebakan dong', { turns }) });

    expect(new Set(turns.map(({ text }) => text)).size).toBe(10);
  });
});

test.each([
  ['7 x 8', 'sum'],
  ['eja gajah', 'word'],
  ['kenapa langit biru', 'card'],
  ['halo', 'talk'],
  ['aku melihat 3 burung dan 5 kucing kemarin', 'none'],
  ['siapa pacar ariel', 'none'],
] as const)('says before any model is asked that "%s" fits: %s', (prompt, kind) => {
  expect(helper.fits(questionOf(prompt, {}))).toBe(kind);
});

const questionsIn = async (name: string) =>
  (await readFile(join(import.meta.dirname, `cards/questions/${name}.txt`), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => {
      const [prompt = '', wanted = ''] = line.split(' = ');
      return { prompt, wanted, language: name === 'english' ? ('en' as const) : ('id' as const) };
    });

const everyday = [
  ...(await questionsIn('indonesian')),
  ...(await questionsIn('english')),
  ...(await questionsIn('held-out')),
  ...(await questionsIn('science')),
  ...(await questionsIn('society')),
];
const unanswerable = await questionsIn('unanswerable');

/** What a line of the lists says: a card's name, or the kind of answer. */
const answeredWith = async ({ prompt, language }: { prompt: string; language: Language }) => {
  const kind = helper.fits(questionOf(prompt, { language, items: [game] }));
  if (kind !== 'card') return kind;
  const text = await ask(prompt, { language });
  return cards.find((card) => text.includes(card.text.id) || text.includes(card.text.en))?.id;
};

test('answers everyday questions as the reviewed lists say, more than 60 of 100 of them', async () => {
  const wrong = [];
  for (const line of everyday) {
    const answer = await answeredWith(line);
    if (answer !== line.wanted) wrong.push({ ...line, answer });
  }

  expect(wrong).toEqual([]);
  const useful = everyday.filter(({ wanted }) => wanted !== 'none');
  expect(useful.length / everyday.length).toBeGreaterThan(0.6);
});

test('shows no card for questions that are beside all of them', async () => {
  const wrong = [];
  for (const line of unanswerable) {
    const answer = await answeredWith(line);
    if (answer !== line.wanted) wrong.push({ ...line, answer });
  }

  expect(wrong).toEqual([]);
});

test('says nothing that is not written in a file, but sums, words and facts of the tables', async () => {
  const written = [id, en].flatMap((words) => [
    ...situations.flatMap(({ text }) => [text.id, text.en]),
    ...Object.values(words.talk),
    ...Object.values(words.items),
    words.offline,
    words.sums.unclear,
    words.cards.noMore,
  ]);
  const known = new Set(written);
  // What is made up is tested where it is made.
  const composed = [composerText.id, composerText.en].flatMap(({ guess, offer }) => [
    guess,
    ...Object.values(offer),
  ]);
  const isWritten = (text: string) =>
    known.has(text) ||
    composed.some((line) => text.endsWith(line)) ||
    cards.some((card) => [card.text.id, card.text.en].includes(text.split('\n\n')[0] ?? '')) ||
    [id, en].some((words) => text.startsWith(words.cards.wantMore('').split('“')[0] ?? '-'));

  const invented = [];
  for (const { prompt, language } of [...everyday, ...unanswerable]) {
    const kind = helper.fits(questionOf(prompt, { language }));
    if (['sum', 'word', 'fact'].includes(kind)) continue;
    const text = await ask(prompt, { language });
    if (!isWritten(text) && kind !== 'none') invented.push({ prompt, text });
  }

  expect(invented).toEqual([]);
});

test('comes to an end whatever is sent', async () => {
  const pieces = [
    '(',
    '((1+',
    '1/',
    '9,9.9',
    'apa ya ',
    'suku kata ',
    'a-',
    '½',
    '𝟛',
    '\u202e',
    '1 ',
    'ani punya 5 apel ',
    'kenapa ',
    'cerita ',
    'rp 5 ribu ',
  ];
  // Text that a rule would read again and again never comes to an end here.
  const lengths = [2000, 500, 120];
  const answers = pieces.flatMap((piece) =>
    lengths.map((length) => ask(piece.repeat(2000).slice(0, length))),
  );

  for (const text of await Promise.all(answers)) expect(text).not.toBe('');
});
