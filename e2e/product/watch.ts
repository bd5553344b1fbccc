import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import type { Product } from './product.ts';

// Chromium reports each answer of 400 and above here; journeys about failures expect those.
const isOfTheLine = (text: string) => text.startsWith('Failed to load resource');
// A shelf loads the page of a game for its tab, and nothing of it may run there.
const isOfTheShelf = (message: ConsoleMessage) =>
  message.text().startsWith('Blocked script execution') &&
  /\/dashboard\/\w+$/.test(message.page()?.url() ?? '');

/** What a browser must never do in this product, gathered from every page and frame of a visit. */
export interface Watch {
  readonly errors: string[];
  readonly strangers: string[];
  /** Answers of 400 and above. */
  readonly refusals: string[];
}

export const watchOver = (context: BrowserContext, { url, playUrl }: Product): Watch => {
  const watch: Watch = { errors: [], strangers: [], refusals: [] };
  context.on('console', (message) => {
    if (message.type() !== 'error' || isOfTheLine(message.text()) || isOfTheShelf(message)) return;
    watch.errors.push(message.text());
  });
  context.on('weberror', (error) => watch.errors.push(String(error.error())));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === url || origin === playUrl || !protocol.startsWith('http');
    if (!isOwn) watch.strangers.push(request.url());
  });
  context.on('response', (response) => {
    if (response.status() >= 400) watch.refusals.push(`${response.status()} ${response.url()}`);
  });
  return watch;
};
