import { staff } from '@nobi/contract';
import { expect, type Page } from '@playwright/test';
import type { Words } from '../words.ts';
import { exposureOf, isAskedByScreens, placeOf } from './exposures.ts';
import { lookAt } from './look.ts';
import { mark } from './payloads.ts';
import { callAt, type ReplyText, textsIn } from './reply-texts.ts';
import type { Place } from './screens.ts';

/** Strangers had a hand in it. A name that the server made of their words can do no harm. */
const isTyped = ({ text }: ReplyText) => text.includes(mark) && !/^[\w.-]+$/.test(text);

export interface CallText extends ReplyText {
  readonly call: string;
}

/** Keeps every text that the console's calls answer from now on. */
export const listenTo = (page: Page) => {
  const callTexts: CallText[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const call = callAt(response.request().method(), response.url());
    if (!call || !response.ok()) return;
    const read = async () => {
      const texts = textsIn(await response.json());
      // A reply without a text was asked for as well.
      const all = texts.length > 0 ? texts : [{ path: '', text: '' }];
      callTexts.push(...all.map((text) => ({ call, ...text })));
    };
    // Who leaves a screen early hears the rest of its calls no more.
    reading.push(read().catch(() => undefined));
  });
  return {
    /** All that was heard since the `from`th text. */
    async since(from: number) {
      await Promise.all(reading);
      return callTexts.slice(from);
    },
    count: () => callTexts.length,
  };
};

export type Listening = ReturnType<typeof listenTo>;

const answered = (page: Page, call: string) =>
  page.waitForResponse(
    (response) => callAt(response.request().method(), response.url()) === call && response.ok(),
  );

/** Opens an address inside the running console, as a link of it would. */
const goTo = async (page: Page, { path, call, andThen }: Place) => {
  const replies = [call, ...(andThen ?? [])].map((each) => answered(page, each));
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await Promise.all(replies);
};

/** What stands behind a press of its screen. */
const presses = {
  async words(page: Page, words: Words) {
    const reply = answered(page, 'safetyWords');
    await page.getByRole('button', { name: words.staff.safety.look }).click();
    await reply;
  },
  async find(page: Page, words: Words, typed = mark) {
    const { open, title } = words.staff.find;
    await page.getByRole('button', { name: open }).click();
    const reply = answered(page, 'find');
    await page.getByRole('combobox', { name: title }).fill(typed);
    await reply;
  },
  async reset(page: Page, words: Words) {
    await page.getByRole('button', { name: words.staff.items.reset }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
} as const;

const callsOf: Partial<Record<keyof typeof presses, readonly string[]>> = {
  words: ['safetyWords'],
  find: ['find'],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const leavesOf = (value: unknown): string[] =>
  isRecord(value) ? Object.values(value).flatMap(leavesOf) : [String(value)];

/** JSON is shown part by part: of it, what strangers typed; everything else stands as it came. */
const partsOf = (text: string): readonly string[] => {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? leavesOf(parsed).filter((leaf) => leaf.includes(mark)) : [text];
  } catch {
    return [text];
  }
};

/** Waits until the page shows all of it literally; nothing may have become more than text. */
export const expectPlain = async (page: Page, texts: readonly string[], where: string) => {
  const missing = async () => {
    const { text } = await lookAt(page);
    return texts
      .flatMap((each) =>
        text.includes(each) ? [] : partsOf(each).filter((part) => !text.includes(part)),
      )
      .map((each) => each.slice(0, 120));
  };
  await expect.poll(missing, { message: `${where} shows what was typed` }).toEqual([]);
  const { odd, width } = await lookAt(page);
  expect(odd, `${where} holds nothing but text`).toEqual([]);
  expect(width, `${where} keeps its width`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

/** Goes to a place and looks at every text of strangers that its call has answered. */
export const visit = async (
  { page, words, listening }: { page: Page; words: Words; listening: Listening },
  place: Place,
) => {
  const from = listening.count();
  await goTo(page, place);
  if (place.press) await presses[place.press](page, words, place.typed);
  const texts = await listening.since(from);
  const calls = [place.call, ...(place.press ? (callsOf[place.press] ?? []) : [])];
  const shown = texts.filter(
    (replyText) =>
      calls.includes(replyText.call) &&
      isTyped(replyText) &&
      exposureOf(replyText.call, replyText.path) === 'shown',
  );
  await expectPlain(
    page,
    shown.map(({ text }) => text),
    place.path,
  );
  if (place.press !== 'find') return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: words.staff.find.title })).toHaveCount(0);
};

const whereOf = ({ call, path }: CallText) => `${call}: ${placeOf(call, path)}`;

/** What was never tried, and what is not as `exposures.ts` says. */
export const unproven = (callTexts: readonly CallText[]) => {
  const calls = new Set(callTexts.map(({ call }) => call));
  const marked = callTexts.filter(isTyped);
  const filled = new Set(marked.map(whereOf));
  return {
    misjudged: Object.entries(staff)
      .filter(
        ([name, { method }]) => method === 'GET' && isAskedByScreens(name) !== calls.has(name),
      )
      .map(([name]) => name),
    ofStrangers: marked
      .filter(({ call, path }) => {
        const exposure = exposureOf(call, path);
        return typeof exposure === 'object' && 'ours' in exposure;
      })
      .map(whereOf),
    filled,
  };
};
