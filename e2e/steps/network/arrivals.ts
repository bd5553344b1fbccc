import type { ErrorCode } from '@nobi/contract';
import type { Locator, Page } from '@playwright/test';
import { items, stages } from '../items.ts';
import type { Words } from '../words.ts';

interface Seen {
  readonly page: Page;
  readonly words: Words;
}

/** Something that a screen waits for, and what stands in its place meanwhile and afterwards. */
export interface Arrival {
  readonly name: string;
  readonly path: string;
  readonly calls: RegExp;
  /** Where the words of the screen itself go beside those of the trouble. */
  readonly says?: (words: Words) => string;
  /** The screen's own sentence for anything but a missing line; none: the catalogue's for any call. */
  readonly code?: ErrorCode;
  /** Said whatever the trouble was. */
  readonly isSameForAll?: true;
  readonly waits: (seen: Seen) => Locator;
  readonly trouble: (seen: Seen) => Locator;
  readonly again: (words: Words) => string;
  readonly there: (seen: Seen) => Locator;
  /** Done before the screen begins to wait. */
  readonly begin?: (seen: Seen) => Promise<void>;
  /** What a person typed meanwhile. */
  readonly typed?: (seen: Seen) => Promise<string>;
  /** What the server would answer if it had something to say. */
  readonly answer?: unknown;
}

const alert = ({ page }: Seen) => page.getByRole('alert').first();
const card = ({ page }: Seen) => page.getByRole('article').first();

const shelves: readonly Arrival[] = (['games', 'courses', 'creativity'] as const).map((shelf) => ({
  name: `the list of ${shelf}`,
  path: `/dashboard/${shelf}`,
  calls: {
    games: /\/api\/games\/$/,
    courses: /\/courses\/courses\/$/,
    creativity: /\/api\/creativity\/$/,
  }[shelf],
  says: (words) => words[shelf].failed,
  waits: ({ page, words }) => page.getByText(words[shelf].loading),
  trouble: alert,
  again: (words) => words.shelf.tryAgain,
  there: card,
}));

const stagesOf = {
  game: '/api/games/',
  course: '/api/courses/',
  tool: '/api/creativity/',
} as const;
const beginnings = { game: 'play', course: 'view', tool: 'record' } as const;
/** What a stage says when it stays empty. */
export const failures = {
  game: 'game_failed',
  course: 'course_failed',
  tool: 'tool_failed',
} as const;

const stageArrivals: readonly Arrival[] = (['game', 'course', 'tool'] as const).flatMap((kind) =>
  (['', 'save/', `${beginnings[kind]}/`] as const).map((part) => ({
    name: `a ${kind}: ${part || 'itself'}`,
    path: stages[kind],
    calls: new RegExp(`${stagesOf[kind]}${items[kind].id}/${part}(?:\\?|$)`),
    code: failures[kind],
    waits: ({ page, words }) => page.getByText(words.stage.opening[kind]),
    trouble: alert,
    again: (words) => words.stage.tryAgain,
    there: ({ page }) => page.locator('iframe'),
  })),
);

const reply = {
  ticket_id: '00000000-0000-4000-8000-000000000000',
  subject: 'Suara',
  response: 'Coba ketuk pengeras suara.',
  responded_at: '2026-11-01T03:00:00.000Z',
};

const others: readonly Arrival[] = [
  {
    name: 'the courses watched last',
    path: '/dashboard/courses',
    calls: /\/api\/courses\/history\/$/,
    says: (words) => words.courses.watchedFailed,
    waits: ({ page, words }) => page.getByRole('heading', { name: words.courses.watched }),
    trouble: alert,
    again: (words) => words.courses.watchedRetry,
    there: ({ page, words }) => page.getByText(words.courses.watchedNothing),
  },
  {
    name: 'the profile',
    path: '/dashboard/profile',
    calls: /\/api\/dashboard\/profile\/$/,
    code: 'profile_unreadable',
    isSameForAll: true,
    waits: ({ page, words }) => page.getByText(words.profile.loading),
    trouble: alert,
    again: (words) => words.profile.tryAgain,
    there: ({ page, words }) => page.getByLabel(words.profile.displayName),
  },
  {
    name: 'the reply of support',
    path: '/support',
    calls: /\/support\/unread\/$/,
    says: (words) => words.support.replyFailed,
    begin: ({ page, words }) => page.getByLabel(words.support.message).fill('Suaranya hilang.'),
    typed: ({ page, words }) => page.getByLabel(words.support.message).inputValue(),
    waits: ({ page, words }) => page.getByLabel(words.support.subject),
    trouble: ({ page, words }) =>
      page.getByRole('status').filter({ hasText: words.support.replyFailed }),
    again: (words) => words.support.tryAgain,
    there: ({ page, words }) => page.getByRole('heading', { name: words.support.replyTitle }),
    answer: [reply],
  },
  {
    name: 'what a search looks through',
    path: '/dashboard/ai',
    calls: /\/api\/(games|courses\/courses|creativity)\/$/,
    begin: ({ page }) => page.getByRole('combobox').fill('jembatan'),
    typed: ({ page }) => page.getByRole('combobox').inputValue(),
    waits: ({ page, words }) => page.getByText(words.search.loading).first(),
    trouble: ({ page, words }) => page.getByText(words.search.failed),
    again: (words) => words.search.tryAgain,
    there: ({ page }) => page.getByRole('option').first(),
  },
];

/** Everything that a screen shows only after an answer has come. */
export const arrivals: readonly Arrival[] = [...shelves, ...stageArrivals, ...others];
