import { expect, type FrameLocator, type Page } from '@playwright/test';
import { counts, says } from './player-words.ts';

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text);
  return found ? Number(found.at(-1)) : undefined;
};

/** Planks of the tray that add up to `total`, each used once; the first way found. */
const waysTo = (total: number, count: number, tray: readonly number[]): number[] | undefined => {
  if (count === 0) return total === 0 ? [] : undefined;
  for (const [at, length] of tray.entries()) {
    const rest = waysTo(total - length, count - 1, tray.toSpliced(at, 1));
    if (rest) return [length, ...rest];
  }
  return undefined;
};

/** A player who reads what stands there and uses the keyboard alone. */
export class BridgePlayer {
  readonly #frame: FrameLocator;
  /** What the bubble said when the last plank was chosen. */
  #lastText = '';
  readonly words: (typeof says)['en' | 'id'];

  constructor(page: Page, language: 'en' | 'id') {
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
      await button.press('Enter', { timeout: 1000 });
      await expect(gap).toBeFocused({ timeout: 500 });
    }).toPass({ timeout: 25_000 });
    await gap.press('Enter');
    await expect(gap).toHaveCount(0);
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
          if (text === this.#lastText) return 'watching';
          // The same question may come twice, but never without another sentence in between.
          this.#lastText = '';
          const isQuestion = [complete, build, more, short, long].some((each) => each.test(text));
          return isQuestion ? 'asked' : 'watching';
        },
        { timeout: 40_000, intervals: [100] },
      )
      .not.toBe('watching');
    if (await this.done.isVisible()) return '';
    this.#lastText = text;
    return text;
  }

  async #build(target: number, count: number) {
    const plan = waysTo(target, count, await this.tray());
    if (!plan) throw new Error(`The tray holds no ${count} planks that make ${target}`);
    for (const [at, length] of plan.entries()) {
      if (at > 0) await this.#nextQuestion();
      await this.lay(length);
    }
  }

  /**
   * Lays the one missing plank. How long it must be is only to be seen in the picture, so the
   * first try is a guess, and the answer tells by how much it was off.
   */
  async #complete(text: string, last: number): Promise<number> {
    const { short, long } = this.words;
    const tray = await this.tray();
    const off = (numberIn(text, short) ?? 0) - (numberIn(text, long) ?? 0);
    const length = off === 0 ? (tray[1] ?? 1) : last + off;
    await this.lay(length);
    return length;
  }

  /** Plays the whole sitting, or finishes `bridges` of it. */
  async play(bridges = Number.POSITIVE_INFINITY) {
    const { complete, build } = this.words;
    let last = 0;
    let begun = 0;
    for (;;) {
      const text = await this.#nextQuestion();
      const built = build.exec(text);
      if (complete.test(text) || built) begun += 1;
      if (text === '' || begun > bridges) return;
      if (built) await this.#build(Number(built[2]), counts[built[1] ?? ''] ?? 2);
      else last = await this.#complete(text, last);
    }
  }
}
