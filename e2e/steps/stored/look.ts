import type { Page } from '@playwright/test';

/** What a page shows, and what in it is more than text. */
export const lookAt = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const fieldOf = (element: Element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : (element.getAttribute('aria-label') ?? '');
    const isOdd = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          name.includes('stranger') ||
          (['href', 'src', 'srcset', 'action', 'formaction', 'srcdoc'].includes(name) &&
            /^\s*javascript:|^\s*data:text|stranger\.example/i.test(value)),
      );
    return {
      text: [document.body.textContent, document.title, ...all.map(fieldOf)].join('\n'),
      odd: all.filter(isOdd).map((element) => element.outerHTML.slice(0, 300)),
      width: document.documentElement.scrollWidth,
    };
  });
