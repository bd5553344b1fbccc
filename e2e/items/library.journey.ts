import { itemPaths } from './built-items.ts';
import { type Fingers, fingers } from './hands.ts';
import { expect, test } from './item-test.ts';
import { phone, type Visit } from './visit.ts';

const path = 'tools/rak-buku';

/** A device that can speak both languages; nothing is heard here. */
const withVoices = () => {
  const voices = [{ lang: 'id-ID' }, { lang: 'en-US' }];
  Object.defineProperty(speechSynthesis, 'getVoices', { value: () => voices });
};

const openBook = async (hands: Fingers, way: '.self' | '.aloud'): Promise<void> => {
  await hands.tap('.book');
  await hands.tap('.book[aria-pressed="true"]');
  await hands.tap(way);
  await hands.wait('.page');
};
const toQuestions = async (hands: Fingers): Promise<void> => {
  while ((await hands.count('.asking')) === 0) await hands.tap('.after');
};
const answer = async (hands: Fingers, which: 'right' | 'other'): Promise<void> => {
  await hands.tap(`.choice[data-choice="${which}"]`);
  await hands.tap('.confirm');
};
/** A rest sends what waits: the save and the events. */
const rest = async (visit: Visit): Promise<void> => {
  await visit.tell({ v: 1, kind: 'pause' });
  await visit.tell({ v: 1, kind: 'resume' });
  await visit.pump(500);
};
const answersOf = async (visit: Visit) => {
  await rest(visit);
  return visit.events.filter(({ verb }) => verb === 'answered').map(({ result }) => result);
};

if (itemPaths.includes(path)) {
  test('a book that is read alone is silent, a wrong answer leads back to its page, and a reload finds the place', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(path);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });

    await openBook(hands, '.self');
    const lineCount = visit.lines.length;
    await hands.tap('.after');
    const text = await hands.read('.page-text');
    await rest(visit);
    await visit.load();
    await hands.wait('.page');
    const found = await hands.read('.page-text');
    const spoken = visit.lines.slice(lineCount).map((line) => line.text);
    await toQuestions(hands);
    await answer(hands, 'other');
    await hands.wait('.page');
    await visit.pump(1000);
    const lookedAt = await hands.count('.page');
    await toQuestions(hands);
    await answer(hands, 'right');

    expect(found).toBe(text);
    expect(spoken).not.toContain(text);
    expect(lookedAt).toBe(1);
    expect(await answersOf(visit)).toMatchObject([
      { success: false, spoken: false, help: 0 },
      { success: true, first_try: false, help: 4 },
    ]);
  });

  test('a book that is read out lights its words, and its answers prove no reading', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(path);
    const visit = await open({ device: phone });
    await visit.page.addInitScript(withVoices);
    await visit.load();
    const hands = fingers(visit, { readsText: true });

    await openBook(hands, '.aloud');
    await hands.wait('.word.is-lit');
    const text = await hands.read('.page-text');
    await visit.pump(6000);
    const spoken = visit.lines.map((line) => line.text).join(' ');
    await toQuestions(hands);
    await answer(hands, 'right');

    expect(spoken).toContain(text?.trim());
    expect(await answersOf(visit)).toMatchObject([{ success: true, spoken: true }]);
  });
}
