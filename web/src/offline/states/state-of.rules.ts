/** What a page is for, as far as it matters without a line. */
export type PageState = 'shelf' | 'player' | 'nobi' | 'letter' | 'profile' | 'payment' | 'parents';

/** The first that fits. */
const pages: readonly (readonly [RegExp, PageState])[] = [
  [/^\/(?:play|dashboard\/courses\/player|dashboard\/creativity)\/[^/]/, 'player'],
  [/^\/dashboard\/ai\b/, 'nobi'],
  [/^\/dashboard\/profile\b/, 'profile'],
  [/^\/dashboard\b/, 'shelf'],
  [/^\/(?:support|rating)\b/, 'letter'],
  [/^\/(?:payment|gift)\b/, 'payment'],
  [/^\/parents\b/, 'parents'],
];

/** What the page at a path can do without a line; undefined where nothing needs one. */
export const stateOf = (path: string): PageState | undefined =>
  pages.find(([pattern]) => pattern.test(path))?.[1];
