/** Wishes as children write them, and how a talk goes on from there. */
import { describe, expect, test } from 'vitest';
import { chanceFrom } from './chance.rules.ts';
import { composerText } from './composer.text.ts';
import { composeSentence } from './sentences/compose-sentence.rules.ts';
import { last, talk } from './talk.testing.ts';

const { id, en } = composerText;

describe.each([
  ['bikinin crita ttg kucing dong', 'id', id.offer.story, /kucing/],
  ['ceritain dongeng', 'id', id.offer.story, /\./],
  ['dongeng kelinci di bulan dong', 'id', id.offer.story, /kelinci.*Bulan|Bulan.*kelinci/],
  ['nobi bikin cerita tentang kucng ya', 'id', id.offer.story, /kucing/],
  ['buatin pantun tentang gajah dong', 'id', id.offer.verse, /gajah/i],
  ['pantum dong', 'id', id.offer.verse, /,\n/],
  ['buat kalimat pake kata kucing', 'id', id.offer.sentence, /kucing/],
  ['tell me a story about a dragon', 'en', en.offer.story, /dragon/],
  ['can u make a stroy about a robot pls', 'en', en.offer.story, /robot/],
  ['write a rhyme about an owl', 'en', en.offer.verse, /,\n/],
  ['make a sentence with the word happy', 'en', en.offer.sentence, /happy/],
  ['tebak2an dong', 'id', id.guess, /\?/],
  ['tell me a riddle', 'en', en.guess, /\?/],
] as const)('“%s”', (...[prompt, language, offer, content]) => {
  test('is made up, with buttons to go on', async () => {
    const { text, choices } = await last([prompt], { language });

    expect(text).toContain(offer);
    expect(text).toMatch(content);
    expect(choices.length).toBeGreaterThanOrEqual(2);
  });

  test('every button has an answer of its own', async () => {
    const { text, choices } = await last([prompt], { language });

    for (const choice of choices) {
      const next = await last([prompt, choice], { language });
      expect(next.text, choice).not.toBe(text);
      expect(next.text, choice).not.toMatch(/sedang offline|am offline/);
    }
  });
});

describe('the same wish again', () => {
  const wish = ['ceritain dongeng kucing'];

  test('is something new in another call, and the same in another try', async () => {
    const first = await last(wish, { seed: 'a' });

    expect((await last(wish, { seed: 'a' })).text).toBe(first.text);
    expect((await last(wish, { seed: 'b' })).text).not.toBe(first.text);
    expect((await last([...wish, 'lagi dong'], { seed: 'a' })).text).not.toBe(first.text);
  });

  test('is new many times over', async () => {
    const texts = await talk(['dongeng dong', ...Array.from({ length: 7 }, () => 'lagi dong')]);

    expect(new Set(texts.map(({ text }) => text)).size).toBe(8);
    for (const { text } of texts) expect(text).toContain(id.offer.story);
  });
});

describe('what a short line changes', () => {
  test.each([
    [['dongeng kucing dong', 'kalau tokohnya naga?'], /naga/],
    [['dongeng kucing dong', 'lagi', 'kalau di istana?'], /kucing.*istana|istana.*kucing/s],
    [['dongeng kucing dong', 'kalau tokohnya naga?', 'lagi', 'yang lebih lucu'], /naga/],
    [['tell me a story about a cat', 'what about a penguin?'], /penguin/],
    [['tell me a story about a cat', 'a funnier one'], /cat/],
    [['bikin pantun', 'tentang gajah'], /gajah/i],
    [['buat kalimat dengan kata kucing', 'kalau kata berlari?'], /berlari/],
  ] as const)('%j', async (lines, wanted) => {
    expect((await last(lines)).text).toMatch(wanted);
  });

  test('another wish is another wish', async () => {
    expect((await last(['dongeng kucing dong', 'pantun dong'])).text).toContain(id.offer.verse);
    expect((await last(['dongeng kucing dong', 'kenapa langit biru'])).text).not.toContain(
      id.offer.story,
    );
  });
});

test.each(['make a limerick', 'a limrick please', 'tell me a limerick about a cat'])(
  '“%s” brings five lines',
  async (wish) => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const { text } = await last([wish], { language: 'en', seed });
      expect(text.split('\n\n')[0]?.split('\n')).toHaveLength(5);
    }
  },
);

describe('riddles', () => {
  const openRiddle = async (seed: string) => {
    const { text, choices } = await last(['tebak-tebakan dong'], { seed });
    return { text, choices, isThing: /apakah aku\?/.test(text) };
  };
  const seeds = Array.from({ length: 12 }, (_, number) => `riddle ${number}`);

  test('the right button is right, a wrong one brings the hint and no answer', async () => {
    for (const seed of seeds) {
      const { choices, isThing } = await openRiddle(seed);
      if (!isThing) continue;
      const guesses = choices.filter((choice) => choice !== id.choices.hint);
      const replies = await Promise.all(
        guesses.map((guess) => last(['tebak-tebakan dong', guess], { seed })),
      );
      const right = replies.filter(({ text }) => text.startsWith('Betul!'));
      const wrong = replies.filter(({ text }) => text.startsWith(id.notYet));

      expect(right).toHaveLength(1);
      expect(wrong).toHaveLength(guesses.length - 1);
      for (const { text, choices: next } of wrong) {
        expect(text).toContain('Petunjuk: ');
        expect(text).not.toContain('Jawabannya');
        expect(next).toContain(id.choices.answer);
      }
    }
  });

  test.each(['tebak-tebakan dong', 'tebak-tebakan yang lucu'])(
    '“%s”: the hint comes before the answer, and the answer when it is asked for',
    async (wish) => {
      for (const seed of seeds) {
        const riddle = await last([wish], { seed });
        const hint = await last([wish, 'Petunjuk'], { seed });
        const answer = await last([wish, 'Petunjuk', 'Apa jawabannya?'], { seed });

        expect(riddle.choices).toContain(id.choices.hint);
        expect(hint.text).toMatch(/Petunjuk: ./);
        expect(hint.choices).toContain(id.choices.answer);
        expect(hint.choices).not.toContain(id.choices.hint);
        expect(answer.text).toMatch(/^Jawabannya: /);
        expect(answer.choices).toContain(id.choices.again);
      }
    },
  );

  test.each(['kalau tokohnya naga?', 'ganti dong', 'mau pulang'])(
    '“%s” is no guess, and is not praised as one',
    async (line) => {
      for (const seed of seeds)
        expect((await last(['tebak-tebakan dong', line], { seed })).text).not.toContain(id.notYet);
    },
  );

  test('another question ends the riddle', async () => {
    expect((await last(['tebak-tebakan dong', '5 + 3'])).text).toMatch(/^5 \+ 3 = 8/);
  });
});

describe('work that was set', () => {
  test.each([
    ['PR: buat kalimat dengan kata rajin', 'id'],
    ['buatlah kalimat dengan kata kucing', 'id'],
    ['tugas dari bu guru bikin pantun', 'id'],
    ['PR bikin cerita', 'id'],
    ['my homework is to write a sentence with the word happy', 'en'],
    ['homework: write a rhyme', 'en'],
  ] as const)('“%s” begins with a question', async (prompt, language) => {
    const { text, choices } = await last([prompt], { language });

    expect(text).toMatch(/^(?:Yuk, kita susun bersama|Let us plan it together)/);
    expect(choices).toEqual([composerText[language].choices.example]);
  });

  test('an example is with another word, however often it is asked for', async () => {
    const lines = ['PR: buat kalimat dengan kata rajin', 'beri contoh', 'lagi', 'belum tahu'];
    for (const { text } of (await talk(lines)).slice(1)) {
      expect(text).toContain('Contoh dengan kata lain');
      expect(text).not.toContain('rajin');
    }
  });

  test('the child’s own sentence is met with praise and what to look at', async () => {
    const { text } = await last(['PR: buat kalimat dengan kata rajin', 'aku anak rajin']);
    expect(text).toBe(id.triedBare);
  });
});

describe('what is no wish', () => {
  test.each([
    'aku mau cerita',
    'aku sedih, ceritain dongeng dong',
    'cara bikin pantun',
    'apa itu dongeng',
    'ceritain tentang gajah',
    'dongeng timun mas',
    'aku lagi nulis cerita tentang naga',
    'apa itu kalimat tanya',
  ])('“%s” is not answered with a story or a pantun', async (prompt) => {
    const { text } = await last([prompt]);
    for (const offer of Object.values(id.offer)) expect(text).not.toContain(offer);
  });

  test('a topic that is not known is not repeated', async () => {
    const { text } = await last(['bikinin cerita tentang zorgblip']);

    expect(text).toContain(id.ownTopic);
    expect(text).not.toMatch(/zorg/i);
  });

  test('a word that no sentence is sure to fit gets none', () => {
    expect(
      composeSentence('zorgblip', { language: 'id', earlier: [] }, chanceFrom('a')),
    ).toBeUndefined();
  });
});
