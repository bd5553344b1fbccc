import { wordIn } from '@nobi/kit/bank';
import { readable } from '@nobi/kit/manifest';
import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { everMastered } from '../../simulate/how-well.ts';
import guessing from '../../simulate/learners/guessing.ts';
import { playRow, rows } from '../../simulate/table.ts';
import { activities } from './activities.ts';
import { checks } from './checks.ts';
import { course } from './course.ts';
import { activityNames, isPlayable } from './playable.ts';
import { loadMiss, orderText, thingsIn } from './rules/orders.ts';
import { writtenForms } from './rules/reading.ts';
import { cardsOf, rowMiss, sentenceIn, writingMiss } from './rules/sentences.ts';
import { choicesOf, names, tales } from './rules/stories.ts';
import { partsOf, tilesOf } from './rules/tiles.ts';
import { simulated } from './simulated.ts';
import { words } from './text/text.ts';
import { emblemOf } from './view/emblems.ts';

const banks = course.lessons.map(({ id, play }) => ({ id, bank: play.bank }));
const items = banks.flatMap(({ bank }) => bank);
const tasks = [
  course.free,
  ...items,
  ...course.lessons.flatMap((lesson) => [...lesson.look, ...lesson.try, lesson.make]),
];
const of = (activity: string) => items.filter((each) => each.activity === activity);

test('has twelve islands with a picture of their own', () => {
  expect(course.lessons).toHaveLength(12);
  expect(new Set(course.lessons.map(({ id }) => emblemOf(id))).size).toBe(12);
});

test('names only activities that exist, with everything that they need to be won', () => {
  expect(Object.keys(activities).toSorted()).toEqual([...activityNames].toSorted());
  for (const task of tasks) expect(isPlayable(task), task.id).toBe(true);
});

test.each(banks)('has seventy tasks that differ in $id, and most are built', ({ bank }) => {
  const questions = new Set(
    bank.map(({ activity, args }) => `${activity} ${JSON.stringify(args)}`),
  );
  const picked = bank.filter(({ activity }) => activity === 'pick');

  expect(questions.size).toBeGreaterThanOrEqual(70);
  expect(picked.length / bank.length).toBeLessThanOrEqual(0.4);
});

test('would notice a task that cannot be won', () => {
  const plays = (activity: string, args: Record<string, number | string | string[] | number[]>) =>
    isPlayable({ id: 'x', activity, say: { id: 'Baca.', en: 'Read.' }, args });
  const cargo = { things: ['apel', 'bola', 'topi'], places: ['karung', 'peti-biru'] };

  expect(plays('spell', { word: 'kucingg', by: 'sounds', many: 2 })).toBe(false);
  expect(plays('spell', { word: 'truk', by: 'syllables', many: 2 })).toBe(false);
  expect(plays('split', { word: 'truk' })).toBe(false);
  expect(plays('pick', { by: 'picture', word: 'bola', among: ['buku', 'bulan', 'batu'] })).toBe(
    false,
  );
  expect(plays('pick', { by: 'tale', word: 'tidak-ada' })).toBe(false);
  expect(plays('mend', { words: ['wati', 'naik', 'perahu'], names: [4] })).toBe(false);
  expect(plays('load', { how: 'put', a: 'kue', place: 'karung', ...cargo })).toBe(false);
  expect(plays('load', { how: 'put', a: 'apel', place: 'keranjang', ...cargo })).toBe(false);
  expect(plays('load', { how: 'two', a: 'apel', b: 'apel', place: 'karung', ...cargo })).toBe(
    false,
  );
  expect(plays('load', { how: 'put', a: 'apel', place: 'karung', ...cargo })).toBe(true);
});

test('lets no tile that does not belong build the word all the same', () => {
  for (const task of of('spell')) {
    const [tiles, parts] = [tilesOf(task), partsOf(task)];
    expect(parts.join(''), task.id).toBe(wordIn(task, 'word'));
    expect(tiles.slice(0, parts.length), task.id).toEqual([...parts]);
    for (const other of tiles.slice(parts.length)) expect(parts, task.id).not.toContain(other);
  }
});

test('says no word that is to be read or built before it is answered', () => {
  for (const task of tasks.filter(({ activity }) => /^(?:spell|split|pick)$/.test(activity)))
    for (const line of [task.say.id, task.say.en])
      expect(line.toLowerCase().split(/[\s.,?]+/), task.id).not.toContain(wordIn(task, 'word'));
});

test('offers different choices, of which one is right', () => {
  for (const task of of('pick').filter(({ args }) => args.by === 'written')) {
    const forms = writtenForms(task);
    expect(new Set(forms).size, task.id).toBe(3);
    expect(forms.filter((form) => form === task.args.word)).toHaveLength(1);
  }
  for (const tale of Object.values({ ...names, ...tales }))
    expect(new Set(choicesOf(tale)).size, tale.text).toBe(3);
});

const rude =
  /^(?:asu|babi|bego|bugil|kontol|lonte|memek|ngentot|pantek|peler|peli|pepek|puki|tai|tahi|tetek|titit)$/;

test('shows no rude word, not even as a wrong spelling', () => {
  const written = [
    ...of('pick')
      .filter(({ args }) => args.by === 'written')
      .flatMap(writtenForms),
    ...Object.values(checks).flatMap((questions) =>
      questions.flatMap(({ choices }) => choices.map((each) => `${each}`.replace(/^s-/, ''))),
    ),
  ];

  expect(written.filter((each) => rude.test(each))).toEqual([]);
});

const isWritten = (text: string): boolean =>
  (text.match(/[^.!?]+[.!?]/g) ?? []).every((part) => /^["\s]*\p{Lu}/u.test(part)) &&
  /[.!?]$/.test(text);

test('writes every letter in whole sentences that a child of six to eight can read', () => {
  const letters = [
    ...of('load').map(orderText),
    ...Object.values({ ...names, ...tales }).flatMap(({ text, ask }) => [text, ask]),
  ];
  for (const text of letters) {
    expect(isWritten(text), text).toBe(true);
    expect(text.split(' ').length, text).toBeLessThanOrEqual(22);
    for (const sentence of text.split(/(?<=[.!?]) /))
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(10);
  }
});

test('knows what is wrong with a sentence, whether mended or laid', () => {
  const task = { args: { words: ['kakek', 'joko', 'tinggal', 'di', 'bali'], names: [1, 4] } };
  const made = (marks: string, isStopped: boolean) =>
    writingMiss(task, { capitals: [...marks].map((mark) => mark === '1'), isStopped });

  expect(sentenceIn(task)).toBe('Kakek Joko tinggal di Bali.');
  expect(made('01001', true)).toBe('noStart');
  expect(made('11000', true)).toBe('noName');
  expect(made('11101', true)).toBe('tooMany');
  expect(made('11001', false)).toBe('noStop');
  expect(cardsOf(task)).toEqual(expect.arrayContaining(['kakek', 'Bali', 'joko']));
  expect(rowMiss(task, ['Joko', 'Kakek', 'tinggal', 'di', 'Bali.'])).toBe('order');
  expect(rowMiss(task, ['Kakek', 'Joko', 'tinggal', 'di', 'Bali'])).toBe('noStop');
  expect(rowMiss(task, ['Kakek', 'Joko'])).toBe('count');
});

test('loads what the letter means, not what it names first', () => {
  const args = {
    a: 'topi',
    b: 'kue',
    place: 'karung',
    to: 'peti-biru',
    who: 'wati',
    things: ['topi', 'kue', 'bola'],
    places: ['karung', 'peti-biru'],
  };
  const laid = (how: string, ...places: string[]) => loadMiss({ args: { ...args, how } }, places);

  expect(laid('instead', 'karung', '', '')).toBe('otherThing');
  expect(laid('but', 'karung', 'karung', 'karung')).toBe('extra');
  expect(laid('gifts', 'peti-biru', 'karung', '')).toBe('otherPlace');
  expect(laid('two', 'karung', '', '')).toBe('missing');
  expect(laid('put', '', '', '')).toBe('none');
});

test('leaves something ashore or two places to choose from, so that guessing seldom helps', () => {
  for (const task of of('load')) {
    const many = thingsIn(task).length;
    const places = Array.isArray(task.args.places) ? task.args.places.length : 0;
    expect((places + 1) ** many, task.id).toBeGreaterThanOrEqual(27);
  }
});

const spoken = (['id', 'en'] as const).flatMap((lang) => {
  const text = words[lang];
  return [
    ...[text.misses, text.cuts, text.writing, text.loads, text.ways, text.quips].flatMap((lines) =>
      Object.values(lines),
    ),
    ...[text.mended, text.laid, text.loaded, text.readAlone, text.notSo, text.pickFirst],
    ...[text.built('masyarakat'), text.picked('masyarakat'), text.cut('ma-sya-ra-kat')],
  ];
});

test('answers every move in at most twelve words', () => {
  for (const line of spoken) {
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(line.length, line).toBeLessThanOrEqual(68);
  }
  for (const { say } of tasks) expect(readable(say.id) && readable(say.en)).toBe(true);
});

test('gives nothing to who guesses, and leads who grows to the last letter', () => {
  const line = playChild(simulated, guessing, { child: 1, sittings: 60, daysBetween: 1, seed: 5 });
  expect(everMastered(line)).toBe(false);

  const grows = rows.find(({ name }) => name === 'growing');
  if (!grows) throw new Error('no learner that grows is shipped');
  grows.demand(playRow(simulated, grows, 4), simulated);
});

test('keeps a save that is far from what the host takes', () => {
  let save: string | null = null;
  for (let day = 0; day < 70; day += 1) {
    const session = simulated.open(save, { day, seed: day });
    while (session.now() !== null) session.settle({ misses: 0, hints: 0 });
    save = session.save();
  }
  expect((save ?? '').length).toBeGreaterThan(100);
  expect((save ?? '').length).toBeLessThan(30_000);
});
