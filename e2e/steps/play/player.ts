import { expect, type FrameLocator, type Page } from '@playwright/test';
import { says } from './player-words.ts';

/** Planks of the tray that add up to `total`, each used once; the first way found. */
const waysTo = (total: number, count: number, tray: readonly number[]): number[] | undefined => {
  if (count === 0) return total === 0 ? [] : undefined;
  for (const [at, length] of tray.entries()) {
    const rest = waysTo(total - length, count - 1, tray.toSpliced(at, 1));
    if (rest) return [length, ...rest];
  }
  return undefined;
};

/** A player who knows which planks fit and uses the keyboard alone. */
export class BridgePlayer {
  readonly #page: Page;
  readonly #frame: FrameLocator;
  /** Whether what is only watched is let pass; the page's clock has to be installed for it. */
  readonly #hurries: boolean;
  /** What the bubble said when the last plank was chosen. */
  #lastText = '';
  readonly words: (typeof says)['en' | 'id'];

  constructor(page: Page, language: 'en' | 'id', { hurries = false } = {}) {
    this.#page = page;
    this.#hurries = hurries;
    this.#frame = page.frameLocator('iframe');
    this.words = says[language];
  }

  get bubble() {
    return this.#frame.getByRole('status').first();
  }

  get done() {
    return this.#frame.getByRole('button', { name: this.words.done });
  }

  get planks() {
    return this.#frame.getByRole('button', { name: this.words.planks });
  }

  get gap() {
    return this.#frame.getByRole('button', { name: this.words.drop });
  }

  /** The lengths that can still be picked. */
  async tray(): Promise<number[]> {
    const names = await this.#frame
      .getByRole('button', { name: this.words.planks, disabled: false })
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
    return names.map((name) => Number(/\d+/.exec(name)?.[0]));
  }

  /** Picks a plank and drops it in. While something happens presses wait, so it is tried again. */
  async lay(length: number) {
    const { plank } = this.words;
    const { gap } = this;
    const button = this.#frame
      .getByRole('button', { name: plank(length), exact: true, disabled: false })
      .first();
    await expect(async () => {
      await button.press('Enter', { timeout: 5000 });
      await expect(gap).toBeFocused({ timeout: 1500 });
    }).toPass({ timeout: 90_000 });
    await gap.press('Enter');
    await expect(gap).toHaveCount(0);
  }

  /** Less than any sentence stays, so that none is missed. */
  async #watch(): Promise<string> {
    if (this.#hurries) await this.#page.clock.fastForward(900);
    return 'watching';
  }

  /** Waits until the bubble says something new that calls for a plank, or the sitting is over. */
  async #nextQuestion(): Promise<string> {
    const { complete, build, more, short, long } = this.words;
    let text = '';
    await expect
      .poll(
        async () => {
          if (await this.done.isVisible()) return 'over';
          text = (await this.bubble.textContent()) ?? '';
          if (text === this.#lastText) return this.#watch();
          // The same question may come twice, but never without another sentence in between.
          this.#lastText = '';
          const isQuestion = [complete, build, more, short, long].some((each) => each.test(text));
          return isQuestion ? 'asked' : this.#watch();
        },
        { timeout: 40_000, intervals: [this.#hurries ? 10 : 100] },
      )
      .not.toBe('watching');
    if (await this.done.isVisible()) return '';
    this.#lastText = text;
    return text;
  }

  /** What the gap says of itself to machines: how long it still is, and how many planks it takes. */
  async #wanted(): Promise<readonly [number, number]> {
    const gap = this.#frame.locator('.gap');
    return [
      Number(await gap.getAttribute('data-left')),
      Number(await gap.getAttribute('data-slots')),
    ];
  }

  /** Lays a plank that leads to a bridge that fits. */
  async #layNext() {
    const [left, slots] = await this.#wanted();
    const [length] = waysTo(left, slots, await this.tray()) ?? [];
    if (length === undefined)
      throw new Error(`The tray holds no ${slots} planks that make ${left}`);
    await this.lay(length);
  }

  /** Answers the question on the screen, up to the very moment in which the game says that it fits. */
  async answer() {
    let text = await this.#nextQuestion();
    do {
      await this.#layNext();
      const before = text;
      await expect
        .poll(
          async () => {
            text = (await this.bubble.textContent()) ?? '';
            return text;
          },
          { intervals: [20] },
        )
        .not.toBe(before);
    } while (this.words.more.test(text));
  }

  /** Plays the whole sitting, or finishes `bridges` of it. */
  async play(bridges = Number.POSITIVE_INFINITY) {
    const { complete, build } = this.words;
    let begun = 0;
    for (;;) {
      const text = await this.#nextQuestion();
      if (complete.test(text) || build.test(text)) begun += 1;
      if (text === '' || begun > bridges) return;
      await this.#layNext();
    }
  }
}
