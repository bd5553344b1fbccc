import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question, Turn } from '../../../../../ports/ai.ts';
import { embeddedHelper } from '../../embedded.ts';
import { en } from '../../text.en.ts';
import { id } from '../../text.id.ts';
import { answerSum } from '../answer-sum.rules.ts';
import { continueHomework, withoutLabel } from './homework.rules.ts';
import { homeworkText } from './homework-text.ts';
import { wantsHelp } from './set-work.rules.ts';
import { similarSums } from './similar-sums.rules.ts';

const helper = await embeddedHelper();
const { id: words, en: english } = homeworkText;

/** Says one line after another; every answer. */
const converse = async (...lines: readonly string[]) => {
  const turns: Turn[] = [];
  for (const prompt of lines) {
    const question: Question = {
      prompt,
      language: 'id',
      ageBand: undefined,
      turns,
      summary: undefined,
      findItems: () => [],
    };
    let text = '';
    for await (const part of helper.answer(question, new AbortController().signal))
      if (part.kind === 'text') text += part.text;
    turns.push({ role: 'child', text: prompt }, { role: 'nobi', text });
  }
  return turns.filter(({ role }) => role === 'nobi').map(({ text }) => text);
};

test('homework gets a question first, and the answer is not in it', async () => {
  const [hint = ''] = await converse('bantu aku PR dong, 47 + 38');

  expect(hint).toContain('47 + 38 = ?');
  expect(hint).toContain(words.hints.add);
  expect(hint).not.toContain('85');
});

test.each([
  'buat besok, 72 : 6',
  'kata bu ani besok dikumpulin 72 : 6',
  'disuruh pak budi ngitung 72 : 6',
  'due tomorrow: 72 / 6',
  'miss lia told us to solve 72 / 6',
  'tgs mtk 72 : 6',
  'lembar kerja: 72 : 6',
  'no 4 dong 72 : 6',
])('"%s" says that it was set', (prompt) => {
  expect(wantsHelp.test(prompt)).toBe(true);
});

test.each(['hal 20 no 5: 72 : 6', 'halaman 12 nomor 3, 72 : 6', 'page 4 number 2: 72 / 6'])(
  'the place in the book before "%s" is no part of the sum',
  async (prompt) => {
    const [hint = ''] = await converse(prompt);

    expect(hint).toMatch(/72 [:÷] 6 = \?/);
    expect(hint).not.toContain('12');
  },
);

test.each(['pak budi kasih 3 permen ke 5 anak', 'rumah 3 km dari sekolah', 'ibu minta 5 apel'])(
  '"%s" does not say that it was set',
  (text) => {
    expect(wantsHelp.test(text)).toBe(false);
  },
);

test('a place that is a number of the sum stays', () => {
  expect(withoutLabel('nomor 3 x 4')).toBe('nomor 3 x 4');
});

test('a sum that is only asked for is answered with its steps at once', async () => {
  expect((await converse('berapa 47 + 38?'))[0]).toMatch(/^47 \+ 38 = 85\n/);
});

test('two wrong tries bring a smaller step and a twin, the third the whole answer', async () => {
  const [, small = '', twin = '', whole = ''] = await converse('PR: 47 + 38', '75', '84', '83');

  expect(small).toContain(words.smaller);
  expect(small).toContain('40 + 30 = 70');
  expect(twin).toContain('48 + 39 = 87');
  expect([small, twin].join()).not.toContain('85');
  expect(whole).toContain(words.full);
  expect(whole).toContain('47 + 38 = 85');
});

test.each([
  ['PR 47 + 38', '85'],
  ['PR 47 + 38', 'jawabannya 85 ya?'],
  ['PR 47 + 38', 'delapan puluh lima'],
  ['PR 3/4 + 1/8', '7/8'],
  ['PR 10 : 4', '2 1/2'],
  ['PR 10 : 4', '2,5'],
])('after "%s" it is glad of "%s"', async (prompt, answer) => {
  expect((await converse(prompt, answer))[1]).toContain(words.right);
});

test.each(['gak tau', 'susah', 'jawabannya berapa?', 'hmm'])(
  '"%s" is a try too: the next rung, kindly',
  async (answer) => {
    const [, small = ''] = await converse('bantuin PR 7 x 8', answer);

    expect(small).toContain(words.fine);
    expect(small).not.toContain('56');
  },
);

test('a small sum has no step that gives it away', async () => {
  const [, small = ''] = await converse('help me with 2 + 3', '9');

  expect(small).toContain(english.fingers);
  expect(small).not.toMatch(/\b5\b/);
});

test('a story of homework is read out before its question', async () => {
  const [hint = ''] = await converse('PR: Ani punya 5 apel, dapat 3 apel lagi. Berapa apel Ani?');

  expect(hint).toContain(id.story.read);
  expect(hint).toContain('5 + 3 = ?');
});

test('another question is answered as always, and a new sum too', async () => {
  const [, blue = ''] = await converse('PR 47 + 38', 'kenapa langit biru?');
  const [, sum = ''] = await converse('PR 47 + 38', '5 + 3');

  expect(blue).not.toContain('47');
  expect(sum).toMatch(/^5 \+ 3 = 8/);
});

test('what is wrong is never called right, nor the other way round, for a thousand sums', () => {
  const number = fc.integer({ min: 0, max: 999 });
  const sign = fc.constantFrom(...(['+', '−', '×', ':'] as const));
  fc.assert(
    fc.property(fc.tuple(number, sign, number), fc.integer({ min: 1, max: 9 }), (parts, off) => {
      const sum = parts.join(' ');
      const [head = ''] = answerSum(sum.replace('−', '-'), 'id', id)?.split('\n') ?? [];
      const [, result] = head.split(' = ');
      if (result === undefined || result.startsWith('−')) return;
      const turns: Turn[] = [{ role: 'nobi', text: `${head.split(' = ')[0]} = ?` }];
      const say = (text: string) => continueHomework({ text, language: 'id', turns, words: id });
      expect(say(result)).toContain(words.right);
      if (/^\d+$/.test(result)) expect(say(`${Number(result) + off}`)).not.toContain(words.right);
    }),
    { numRuns: 1000 },
  );
});

test('a twin is another sum of the same kind with another result', () => {
  for (const sum of [
    '12 + 5',
    '47 − 38',
    '7 × 8',
    '12 : 4',
    '3/4 + 1/8',
    '1 1/2 × 2',
    '2.5 + 1.25',
  ]) {
    const twins = similarSums(sum).map((twin) => answerSum(twin.replace('−', '-'), 'en', en));

    expect([sum, twins.some((twin) => twin?.includes(' = '))]).toEqual([sum, true]);
  }
});

test('a clock as homework gets a hint first, and its answer after a try', async () => {
  const [hint = '', whole = ''] = await converse(
    'PR: rapat dimulai pukul 09.20 selama 2 jam 15 menit. Pukul berapa rapat selesai?',
    '11.35',
  );

  expect(hint).not.toContain('11.35');
  expect(whole).toContain(words.right);
  expect(whole).toContain('11.35');
});
