import { expect, test } from 'vitest';
import { type ConversationDeps, openConversation } from './conversation.ts';
import type { Answer } from './conversation-state.ts';

const memory = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  };
};

const openWith = (options: {
  storage?: ReturnType<typeof memory>;
  owner?: () => string;
  deliver?: ConversationDeps['deliver'];
}) => {
  const storage = options.storage ?? memory();
  return openConversation({
    storage: () => storage,
    owner: options.owner ?? (() => 'sari'),
    deliver: options.deliver ?? (async (prompt) => ({ text: `${prompt}!`, source: 'offline' })),
    wordsFor: (error) => String(error instanceof Error ? error.message : error),
  });
};

const broken = () => Promise.reject(new Error('no line'));

test('a question and its answer become two bubbles, the answer still to be written', async () => {
  const conversation = openWith({});
  conversation.type('halo');

  await conversation.ask();

  expect(conversation.read()).toMatchObject({
    turns: [
      { by: 'you', text: 'halo' },
      { by: 'nobi', text: 'halo!', source: 'offline' },
    ],
    draft: '',
    fresh: 2,
  });
});

test('ignores blank questions', async () => {
  const conversation = openWith({});
  conversation.type('  \n ');

  await conversation.ask();

  expect(conversation.read().turns).toEqual([]);
});

test('asks one question at a time', async () => {
  const question: string[] = [];
  const conversation = openWith({
    deliver: async (prompt) => {
      question.push(prompt);
      return { text: 'ya' };
    },
  });

  await Promise.all([conversation.ask('satu'), conversation.ask('satu')]);

  expect(question).toEqual(['satu']);
});

test('puts the words back when sending fails, and asks the same again', async () => {
  let isBroken = true;
  const conversation = openWith({
    deliver: (prompt) => (isBroken ? broken() : Promise.resolve({ text: prompt })),
  });
  conversation.type('7 x 8');
  await conversation.ask();
  const failed = conversation.read();
  isBroken = false;

  await conversation.ask(failed.failure?.prompt);

  expect(failed).toMatchObject({ draft: '7 x 8', turns: [], failure: { reason: 'no line' } });
  expect(conversation.read()).toMatchObject({ draft: '', failure: undefined });
  expect(conversation.read().turns).toHaveLength(2);
});

test('leaves alone what was typed while the question was under way', async () => {
  const conversation = openWith({ deliver: broken });
  const asking = conversation.ask('satu');
  conversation.type('dua');

  await asking;

  expect(conversation.read()).toMatchObject({ draft: 'dua', failure: { prompt: 'satu' } });
});

test('finds everything again after a refresh, even what was under way', async () => {
  const storage = memory();
  const before = openWith({ storage });
  await before.ask('halo');
  void openWith({ storage, deliver: () => new Promise(() => {}) }).ask('siapa kamu');

  const after = openWith({ storage }).read();

  expect(after.turns.map(({ text }) => text)).toEqual(['halo', 'halo!']);
  expect(after).toMatchObject({ draft: 'siapa kamu', question: undefined, fresh: undefined });
});

test('shows nobody the conversation of another sign-in, nor an answer that comes after it', async () => {
  let owner = 'sari';
  let answer: (reply: Answer) => void = () => {};
  const conversation = openWith({
    owner: () => owner,
    deliver: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const asking = conversation.ask('rahasia');
  owner = 'budi';
  conversation.read();
  answer({ text: 'jawaban' });

  await asking;

  expect(conversation.read().turns).toEqual([]);
  expect(conversation.read().draft).toBe('');
});

test.each(['{', 'null', '{"owner":"sari","turns":7}', '{"owner":"sari","turns":[{"by":"x"}]}'])(
  'begins anew over what it cannot read: %s',
  (written) => {
    const storage = memory();
    storage.setItem('nobi-chat', written);

    expect(openWith({ storage }).read()).toMatchObject({ turns: [], draft: '' });
  },
);

test('works for as long as the page where storage is forbidden', async () => {
  const conversation = openConversation({
    storage: () => {
      throw new Error('forbidden');
    },
    owner: () => 'sari',
    deliver: async () => ({ text: 'ya' }),
    wordsFor: String,
  });

  await conversation.ask('halo');

  expect(conversation.read().turns).toHaveLength(2);
});

test('shows an answer as it comes, and in other words when those take its place', async () => {
  const seen: string[] = [];
  const conversation = openWith({
    deliver: async (_prompt, { hear }) => {
      for (const text of ['Halo.', 'Halo. Apa', 'Kita coba yang lain.']) {
        hear(text);
        seen.push(
          conversation
            .read()
            .turns.map((turn) => turn.text)
            .join(' | '),
        );
      }
      return { text: 'Kita coba yang lain.', kind: 'refusal', remaining: 7 };
    },
  });

  await conversation.ask('halo');

  expect(seen).toEqual(['halo | Halo.', 'halo | Halo. Apa', 'halo | Kita coba yang lain.']);
  expect(conversation.read()).toMatchObject({
    question: undefined,
    coming: undefined,
    remaining: 7,
  });
});

test('keeps what came of an answer that was cut, and asks again without losing it', async () => {
  let isBroken = true;
  const storage = memory();
  const conversation = openWith({
    storage,
    deliver: async (prompt, { hear }) => {
      if (!isBroken) return { text: 'Semua.' };
      hear('Separuh.');
      return broken().catch((error) => Promise.reject(new Error(`${prompt}: ${error.message}`)));
    },
  });
  await conversation.ask('kenapa langit biru');
  const { failure, draft } = conversation.read();
  isBroken = false;

  await conversation.ask(failure?.prompt);

  expect(draft).toBe('');
  expect(failure?.reason).toBe('kenapa langit biru: no line');
  expect(conversation.read().turns).toMatchObject([
    { by: 'you' },
    { text: 'Separuh.', isCut: true },
    { by: 'you' },
    { text: 'Semua.' },
  ]);
});

test('ends an answer on its way, and hears nothing more of it', async () => {
  const signals: AbortSignal[] = [];
  let hearMore: (text: string) => void = () => {};
  const conversation = openWith({
    deliver: (_prompt, { signal, hear }) => {
      signals.push(signal);
      hearMore = hear;
      return new Promise(() => {});
    },
  });
  void conversation.ask('cerita');
  hearMore('Dulu ada');

  conversation.stop();
  hearMore('Dulu ada naga');

  expect(signals[0]?.aborted).toBe(true);
  expect(conversation.read()).toMatchObject({ coming: undefined, failure: undefined });
  expect(conversation.read().turns.at(-1)).toMatchObject({ text: 'Dulu ada', isCut: true });
});

test('gives the words back when a question is stopped before anything came', () => {
  const conversation = openWith({ deliver: () => new Promise(() => {}) });
  conversation.type('cerita');
  void conversation.ask();

  conversation.stop();

  expect(conversation.read()).toMatchObject({ draft: 'cerita', question: undefined, turns: [] });
});

test('goes on with its conversation, and begins another after a new start', async () => {
  const ways: unknown[] = [];
  const conversation = openWith({
    deliver: async (_prompt, { conversationId, isNew }) => {
      ways.push([conversationId, isNew]);
      return { text: 'ya', conversationId: 'talk-1' };
    },
  });
  await conversation.ask('satu');
  await conversation.ask('dua');
  conversation.clear();
  await conversation.ask('tiga');

  expect(ways).toEqual([
    [undefined, false],
    ['talk-1', false],
    [undefined, true],
  ]);
});
