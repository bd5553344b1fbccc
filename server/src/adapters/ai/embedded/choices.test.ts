/** What Nobi offers is a button, and the button's words take the offer. */
import type { Language } from '@nobi/contract';
import { describe, expect, test } from 'vitest';
import type { FoundItem, Turn } from '../../../ports/ai.ts';
import { embeddedHelper } from './embedded.ts';
import { en } from './text.en.ts';
import { id } from './text.id.ts';

const helper = await embeddedHelper();
const game: FoundItem = {
  kind: 'game',
  id: 'satu',
  title: 'Satu',
  description: 'Game.',
  thumbnail: '/satu.svg',
};

const reply = async (prompt: string, language: Language, turns: readonly Turn[] = []) => {
  const question = {
    prompt,
    language,
    ageBand: undefined,
    turns,
    summary: undefined,
    findItems: (query: string) =>
      /game|angka|number/i.test(query) && !/naga|dragon/.test(query) ? [game] : [],
  };
  let text = '';
  const choices: string[] = [];
  for await (const part of helper.answer(question, new AbortController().signal)) {
    if (part.kind === 'text') text += part.text;
    if (part.kind === 'choice') choices.push(part.text);
  }
  return { text, choices };
};

const lines: readonly (readonly [Language, string])[] = [
  ['id', 'halo'],
  ['id', 'kamu bisa apa'],
  ['id', 'kenapa langit biru'],
  ['id', 'tebak-tebakan'],
  ['id', 'berapa gigi gajah'],
  ['id', 'aku bosan'],
  ['id', 'siapa pacar ariel'],
  ['id', 'PR aku 27 + 15 bantu dong'],
  ['id', 'cek ejaan gajha'],
  ['id', 'ada game naga?'],
  ['id', 'kenapa'],
  ['en', 'hello'],
  ['en', 'what can you do'],
  ['en', 'why is the sky blue'],
  ['en', 'riddle'],
  ['en', 'i am bored'],
  ['en', 'tell me about quarks'],
  ['en', 'my homework is 27 + 15 help me'],
  ['en', 'is there a dragon game?'],
  ['en', 'why'],
];

describe.each(lines)('in %s, after “%s”', (language, prompt) => {
  test('there is something to tap, and each of it has an answer', async () => {
    const { text, choices } = await reply(prompt, language);

    expect(choices, text).not.toEqual([]);
    const turns: Turn[] = [
      { role: 'child', text: prompt },
      { role: 'nobi', text },
    ];
    for (const choice of choices) {
      const next = await reply(choice, language, turns);
      const honest = language === 'id' ? id.offline : en.offline;
      expect(next.text.startsWith(honest), `${choice}: ${next.text}`).toBe(false);
      expect(next.text, choice).not.toBe(text);
    }
  });

  test('nothing asks a child to type a word in quotes', async () => {
    const { text } = await reply(prompt, language);

    expect(text).not.toMatch(/(?:tulis|ketik|write|type) “/i);
  });
});

test('takes an offer also by a plain yes', async () => {
  const first = await reply('tebak-tebakan', 'id');
  const earlier = [{ role: 'nobi', text: first.text }] as const;
  const answer = await reply('Nyerah', 'id', earlier);
  const another = await reply('ya', 'id', [...earlier, { role: 'nobi', text: answer.text }]);

  expect(answer.choices).toContain('Lagi');
  expect(another.choices.length).toBeGreaterThan(1);
});

test('a choice goes on with what was offered', async () => {
  const offer = await reply('berapa gigi gajah', 'id');
  const card = await reply('Mau', 'id', [
    { role: 'child', text: 'berapa gigi gajah' },
    { role: 'nobi', text: offer.text },
  ]);

  expect(offer.choices).toEqual(['Mau']);
  expect(card.text).toContain('ajah');
  expect(card.choices).toEqual(['Lagi']);
});

test('an answer that offers nothing has nothing to tap', async () => {
  expect((await reply('7 x 8', 'id')).choices).toEqual([]);
});

test.each(['aku sedih', 'aku takut gelap', 'kucingku mati', 'aku kangen ayah', 'i am sad'])(
  'offers no other fact after “%s”',
  async (prompt) => {
    const { text, choices } = await reply(prompt, 'id');

    expect(choices).toEqual([]);
    expect(text).not.toContain(id.cards.again);
    expect(text).not.toContain(en.cards.again);
  },
);
