import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { breachesOf } from '../../../consistency/banned.ts';
import { simulated } from '../simulated.ts';
import { tellings } from '../stories/chains.ts';
import { riddles } from '../stories/clues.ts';
import { factStories } from '../stories/fact-stories.ts';
import { marker, opinionStories } from '../stories/opinions.ts';
import { there } from '../stories/witnesses.ts';
import { ordersThatFit } from './forms/chain.ts';
import { forms, type Order, type Page, topLevel } from './page.ts';
import { isSound, offAt, ordersOf, pageOf, rightOf } from './pages.ts';
import { bank, counted, skillIds } from './tasks.ts';

interface Made {
  readonly order: Order;
  readonly level: number;
  readonly page: Page;
  readonly name: string;
}

const made: readonly Made[] = bank.flatMap(({ id, order, level }) => {
  const page = pageOf(order, level);
  return page ? [{ order, level, page, name: `${id} ${level}` }] : [];
});
const ofForm = (form: Order['form'], level?: number): Made[] =>
  made.filter((each) => each.order.form === form && (level ?? each.level) === each.level);

test('has one right answer in each gap, no two alike, and a sentence that decides', () => {
  const broken = made.filter(({ page: { slots, lines } }) =>
    slots.some(({ options, proof }) => {
      const rights = options.filter(({ kind }) => kind === 'right').length;
      const isTwice = new Set(options.map(({ text }) => text)).size !== options.length;
      return rights !== 1 || isTwice || proof.length === 0 || proof.some((at) => !lines[at]);
    }),
  );

  expect(made.length).toBe(bank.length);
  expect(broken.map(({ name }) => name)).toEqual([]);
});

test('judges a page right in one way alone', () => {
  for (const { page, name } of made) {
    const right = page.slots.map(rightOf);

    expect(offAt(page, right), name).toBeNull();
    for (const [at, { options }] of page.slots.entries())
      for (const other of options.keys())
        if (other !== right[at]) expect(offAt(page, right.with(at, other)), name).toBe(at);
  }
});

test('takes facts from the text, and distractors from other sentences or from nowhere', () => {
  for (const { page, name } of ofForm('fact')) {
    const text = page.lines.join(' ');
    for (const { options, proof } of page.slots)
      for (const { text: value, kind } of options) {
        const bare = value.replace(/^di /, '');
        expect(text.includes(bare), `${name}: ${value}`).toBe(kind !== 'absent');
        if (kind !== 'mixed') continue;
        // What is mixed up stands in no sentence that decides.
        for (const at of proof) expect(page.lines[at], `${name}: ${value}`).not.toContain(bare);
      }
  }
});

test('asks whoever is sure with something that is easily mixed up', () => {
  const easy = ofForm('fact', topLevel).filter(({ page }) =>
    page.slots.every(({ options }) => options.every(({ kind }) => kind !== 'mixed')),
  );

  expect(easy.map(({ name }) => name)).toEqual([]);
  expect(factStories.every(({ asks }) => asks.length >= 3)).toBe(true);
});

test('puts a detail of the text beside the main idea from the second level on', () => {
  for (const { page, level, name } of ofForm('headline')) {
    const kinds = page.slots[0]?.options.map(({ kind }) => kind) ?? [];
    expect(kinds.includes('detail'), name).toBe(level > 0);
  }
});

test('tells events so that one order alone fits, and seldom in that order', () => {
  for (const telling of tellings) expect(ordersThatFit(telling, 4)).toEqual([[1, 2, 3, 4]]);
  // Without its last time word an order is open.
  const [first] = tellings;
  expect(first && ordersThatFit({ ...first, says: first.says.slice(1) }, 4).length).not.toBe(1);
  const plain = tellings.filter(({ lines }) => lines.join('').replace(/[^1-4]/g, '') === '1234');
  expect(plain).toEqual([]);
});

test('gives opinions a word that weighs, likes or demands, and facts none', () => {
  const all = opinionStories.flatMap(({ facts, opinions }) => [
    ...facts.map((line) => ({ line, isMarked: false })),
    ...opinions.map((line) => ({ line, isMarked: true })),
  ]);

  expect(all.filter(({ line, isMarked }) => marker.test(line) !== isMarked)).toEqual([]);
  for (const { page, name } of ofForm('opinion'))
    expect(new Set(page.slots.map(rightOf)).size, `${name} has both`).toBe(2);
});

test('lets two signs leave exactly one, and neither of them alone', () => {
  for (const { clues } of riddles)
    for (const { fits, says } of clues) expect(fits.length, says).toBeGreaterThanOrEqual(2);
  for (const { page, name } of ofForm('clue', topLevel)) {
    const signs = riddles
      .flatMap(({ clues }) => clues)
      .filter(({ says }) => page.lines.includes(says));
    const left = page.slots[0]?.options.filter(({ text }) =>
      signs.every(({ fits }) => fits.includes(text)),
    );
    expect(
      left?.map(({ kind }) => kind),
      name,
    ).toEqual(['right']);
  }
  // Many pairs are refused: the judge has work to do.
  expect(ordersOf('clue').filter((order) => !isSound(order)).length).toBeGreaterThan(100);
});

test('lets one witness alone have been there', () => {
  const was = there.map((each) => new RegExp(each.replace('{place}', '.*')));
  for (const { page, name } of ofForm('witness')) {
    const who = page.lines.filter((line) => was.some((pattern) => pattern.test(line)));
    const [whom] = page.slots;
    const right = whom?.options[rightOf(whom)]?.text ?? '';
    expect(who.length, name).toBe(1);
    expect(who[0]?.startsWith(right), name).toBe(true);
  }
});

test('writes sentences with a capital and an end, says nothing that is banned, and leaves no gap unfilled', () => {
  const lines = made.flatMap(({ page }) => [...page.lines, ...page.slots.map(({ ask }) => ask)]);
  const rough = lines.filter(
    (line) => !/^[\p{Lu}“].*[.?!”]$/u.test(line) || /[{}]|\.\./.test(line),
  );
  const all = [
    ...lines,
    ...made.flatMap(({ page }) =>
      page.slots.flatMap(({ options }) => options.map(({ text }) => text)),
    ),
  ];

  expect([...new Set(rough)]).toEqual([]);
  expect([...new Set(all)].flatMap(breachesOf)).toEqual([]);
});

test('has enough pages in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));
    const texts = new Set(
      bank
        .filter((task) => task.skill === skill && task.level === topLevel)
        .map(({ order }) => JSON.stringify(pageOf(order, topLevel))),
    );

    expect(ids.size, skill).toBeGreaterThanOrEqual(3 * counted.rounds);
    expect(texts.size, `${skill}: no two pages are one`).toBe(ids.size);
  }
});

test('asks in every form, and proves every skill with the whole page alone', () => {
  expect(new Set(bank.map(({ order }) => order.form))).toEqual(new Set(forms));
  for (const skill of skillIds) {
    const proving = bank.filter((task) => task.skill === skill && task.proves);

    expect(proving.length, skill).toBeGreaterThan(10);
    expect(new Set(proving.map(({ level }) => level))).toEqual(new Set([topLevel]));
  }
});

test('is seldom right for hands that lay anything', () => {
  const random = seeded(5);
  const lucky = made
    .filter(({ level }) => level === topLevel)
    .map(({ page }) => {
      const laid = page.slots.map(({ options }) => Math.floor(random() * options.length));
      return offAt(page, laid) === null;
    });

  expect(lucky.filter(Boolean).length / lucky.length).toBeLessThan(0.1);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 45);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
