import { expect, test } from 'vitest';
import { type Answer, openConversation } from './conversation.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const opened = (given: {
  storage?: ReturnType<typeof memory>;
  owner?: () => string;
  deliver?: (prompt: string) => Promise<Answer>;
}) => {
  const storage = given.storage ?? memory();
  return openConversation({
    storage: () => storage,
    owner: given.owner ?? (() => 'sari'),
    deliver: given.deliver ?? (async (prompt) => ({ text: `${prompt}!`, source: 'offline' })),
    wordsFor: (error) => String(error instanceof Error ? error.message : error),
  });
};

const broken = () => Promise.reject(new Error('no line'));

test('a question and its answer become two bubbles, the answer still to be written', async () => {
  const talk = opened({});
  talk.type('halo');

  await talk.ask();

  expect(talk.read()).toMatchObject({
    turns: [
      { by: 'you', text: 'halo' },
      { by: 'nobi', text: 'halo!', source: 'offline' },
    ],
    draft: '',
    fresh: 2,
  });
});

test('ignores blank questions', async () => {
  const talk = opened({});
  talk.type('  \n ');

  await talk.ask();

  expect(talk.read().turns).toEqual([]);
});

test('asks one question at a time', async () => {
  const asked: string[] = [];
  const talk = opened({
    deliver: async (prompt) => {
      asked.push(prompt);
      return { text: 'ya' };
    },
  });

  await Promise.all([talk.ask('satu'), talk.ask('satu')]);

  expect(asked).toEqual(['satu']);
});

test('puts the words back when sending fails, and asks the same again', async () => {
  let isBroken = true;
  const talk = opened({
    deliver: (prompt) => (isBroken ? broken() : Promise.resolve({ text: prompt })),
  });
  talk.type('7 x 8');
  await talk.ask();
  const failed = talk.read();
  isBroken = false;

  await talk.ask(failed.failure?.prompt);

  expect(failed).toMatchObject({ draft: '7 x 8', turns: [], failure: { said: 'no line' } });
  expect(talk.read()).toMatchObject({ draft: '', failure: undefined });
  expect(talk.read().turns).toHaveLength(2);
});

test('leaves alone what was typed while the question was under way', async () => {
  const talk = opened({ deliver: broken });
  const asking = talk.ask('satu');
  talk.type('dua');

  await asking;

  expect(talk.read()).toMatchObject({ draft: 'dua', failure: { prompt: 'satu' } });
});

test('finds everything again after a refresh, even what was under way', async () => {
  const storage = memory();
  const before = opened({ storage });
  await before.ask('halo');
  void opened({ storage, deliver: () => new Promise(() => {}) }).ask('siapa kamu');

  const after = opened({ storage }).read();

  expect(after.turns.map(({ text }) => text)).toEqual(['halo', 'halo!']);
  expect(after).toMatchObject({ draft: 'siapa kamu', asked: undefined, fresh: undefined });
});

test('shows nobody the talk of another sign-in, nor an answer that comes after it', async () => {
  let owner = 'sari';
  let answer: (given: Answer) => void = () => {};
  const talk = opened({
    owner: () => owner,
    deliver: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const asking = talk.ask('rahasia');
  owner = 'budi';
  talk.read();
  answer({ text: 'jawaban' });

  await asking;

  expect(talk.read().turns).toEqual([]);
  expect(talk.read().draft).toBe('');
});

test.each(['{', 'null', '{"owner":"sari","turns":7}', '{"owner":"sari","turns":[{"by":"x"}]}'])(
  'begins anew over what it cannot read: %s',
  (written) => {
    const storage = memory();
    storage.setItem('nobi-chat', written);

    expect(opened({ storage }).read()).toMatchObject({ turns: [], draft: '' });
  },
);

test('works for as long as the page where storage is forbidden', async () => {
  const talk = openConversation({
    storage: () => {
      throw new Error('forbidden');
    },
    owner: () => 'sari',
    deliver: async () => ({ text: 'ya' }),
    wordsFor: String,
  });

  await talk.ask('halo');

  expect(talk.read().turns).toHaveLength(2);
});
