import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Tells of each sound that a page begins and ends, and of each line that it gives to the device. */
export const listenTo = (page: Page) =>
  page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function tell() {
      this.addEventListener('ended', () => spoken.push('clip to its end'));
      return Reflect.apply(play, this, []);
    };
    speechSynthesis.speak = ({ text }) => void spoken.push(`device: ${text}`);
  });
export const spokenOn = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'spoken'));

/** What a colleague sees in the booth. */
export const boothOf = (page: Page, words: Words) => {
  const t = words.staff.voice;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    open: button(t.open),
    start: button(t.start),
    stop: button(t.stop),
    next: button(t.next),
    line: page.getByRole('heading', { level: 2 }),
    /** How loud the bar says that it is. */
    level: () =>
      page
        .locator('[style*="--level"]')
        .evaluate((bar: HTMLElement) => Number(bar.style.getPropertyValue('--level'))),
    status: page.getByRole('status'),
    state: (state: keyof typeof t.states) => page.getByText(t.states[state], { exact: true }),
  };
};
