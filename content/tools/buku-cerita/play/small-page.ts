/** A page in small. */
import type { Page } from '../rules/book.ts';
import { paintPage } from '../view/paint-page.ts';

export const small = (button: HTMLElement, page: Page, label: string): void => {
  const caption = document.createElement('span');
  caption.textContent = label;
  button.append(caption);
  void paintPage(page, { side: 240, hasLine: false }).then((picture) => button.prepend(picture));
};
