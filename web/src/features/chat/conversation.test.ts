import { expect, test } from 'vitest';
import { type ConversationDeps, openConversation } from './conversation.ts';
import type { Answer } from './talk-state.ts';

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
  deliver?: ConversationDeps['deliver'];
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

test('shows an answer as it comes, and in other words when those take its place', async () => {
  const seen: string[] = [];
  const talk = opened({
    deliver: async (_prompt, { hear }) => {
      for (const text of ['Halo.', 'Halo. Apa', 'Kita coba yang lain.']) {
        hear(text);
        seen.push(
          talk
            .read()
            .turns.map((turn) => turn.text)
            .join(' | '),
        );
      }
      return { text: 'Kita coba yang lain.', kind: 'refusal', remaining: 7 };
    },
  });

  await talk.ask('halo');

  expect(seen).toEqual(['halo | Halo.', 'halo | Halo. Apa', 'halo | Kita coba yang lain.']);
  expect(talk.read()).toMatchObject({ asked: undefined, coming: undefined, remaining: 7 });
});

test('keeps what came of an answer that was cut, and asks again without losing it', async () => {
  let isBroken = true;
  const storage = memory();
  const talk = opened({
    storage,
    deliver: async (prompt, { hear }) => {
      if (!isBroken) return { text: 'Semua.' };
      hear('Separuh.');
      return broken().catch((error) => Promise.reject(new Error(`${prompt}: ${error.message}`)));
    },
  });
  await talk.ask('kenapa langit biru');
  const { failure, draft } = talk.read();
  isBroken = false;

  await talk.ask(failure?.prompt);

  expect(draft).toBe('');
  expect(failure?.said).toBe('kenapa langit biru: no line');
  expect(talk.read().turns).toMatchObject([
    { by: 'you' },
    { text: 'Separuh.', isCut: true },
    { by: 'you' },
    { text: 'Semua.' },
  ]);
});

test('ends an answer on its way, and hears nothing more of it', async () => {
  const signals: AbortSignal[] = [];
  let hearMore: (text: string) => void = () => {};
  const talk = opened({
    deliver: (_prompt, { signal, hear }) => {
      signals.push(signal);
      hearMore = hear;
      return new Promise(() => {});
    },
  });
  void talk.ask('cerita');
  hearMore('Dulu ada');

  talk.stop();
  hearMore('Dulu ada naga');

  expect(signals[0]?.aborted).toBe(true);
  expect(talk.read()).toMatchObject({ coming: undefined, failure: undefined });
  expect(talk.read().turns.at(-1)).toMatchObject({ text: 'Dulu ada', isCut: true });
});

test('gives the words back when a question is stopped before anything came', () => {
  const talk = opened({ deliver: () => new Promise(() => {}) });
  talk.type('cerita');
  void talk.ask();

  talk.stop();

  expect(talk.read()).toMatchObject({ draft: 'cerita', asked: undefined, turns: [] });
});

test('goes on with its conversation, and begins another after a new start', async () => {
  const ways: unknown[] = [];
  const talk = opened({
    deliver: async (_prompt, { conversationId, isNew }) => {
      ways.push([conversationId, isNew]);
      return { text: 'ya', conversationId: 'talk-1' };
    },
  });
  await talk.ask('satu');
  await talk.ask('dua');
  talk.clear();
  await talk.ask('tiga');

  expect(ways).toEqual([
    [undefined, false],
    ['talk-1', false],
    [undefined, true],
  ]);
});
