import { enterAdult, enterAs, payFor } from '../../product/family.ts';
import { items, stages } from '../items.ts';
import { changeItems, keepItems } from '../network/answers.ts';
import { played } from '../play/playtime.ts';
import { Painter } from '../play/studio.ts';
import { type Guest, jsonWith, type SpokenScreen } from './row.ts';

const enter = async ({ page, product, family }: Guest) => {
  await payFor(product, family);
  await enterAs(page, family, true);
};

const games: SpokenScreen = {
  name: 'the games',
  enter,
  rows: [
    {
      sentence: 'No games found in this category.',
      source: ({ games: { empty } }) => empty,
      provoke: async ({ page }) => {
        await keepItems(page, '/api/games/', () => false);
        await page.goto('/dashboard/games/coding');
      },
    },
    {
      sentence: 'Game link not available.',
      source: 'game_link_missing',
      provoke: async ({ page, words, language }) => {
        await page.unroute('**/api/games/');
        await changeItems(page, '/api/games/', { html_game_url: '' });
        await page.goto('/dashboard/games');
        const name = words.games.playNamed(items.game.title[language]);
        await page.getByRole('button', { name }).click();
      },
    },
    {
      sentence: 'Failed to load game.',
      source: 'game_failed',
      provoke: ({ page }) => page.goto('/play/no-such-game/x'),
    },
    {
      sentence: 'This one is part of Premium. Ask a grown-up.',
      source: 'premium_only',
      provoke: async ({ page }) => {
        const locked = { locked: true, html_game_url: '' };
        await changeItems(page, `/api/games/${items.game.id}/`, locked);
        await page.goto(stages.game);
      },
    },
    {
      sentence: 'Time for a rest. Play again later!',
      source: 'play_time_over',
      provoke: async ({ page, product, family }) => {
        await page.unroute(`**/api/games/${items.game.id}/`);
        await played(product, family, 15);
        await enterAdult(product, family);
        const limit = jsonWith(family.token, { limit_minutes: 15 });
        await fetch(`${product.url}/api/playtime/`, { ...limit, method: 'PUT' });
        await page.goto(stages.game);
      },
    },
  ],
};

const courses: SpokenScreen = {
  name: 'the courses',
  enter,
  rows: [
    {
      sentence: 'Course file not available!',
      source: 'course_file_missing',
      provoke: async ({ page, words, language }) => {
        await changeItems(page, '/api/courses/courses/', { html_course_url: '' });
        await page.goto('/dashboard/courses');
        const name = words.courses.startNamed(items.course.title[language]);
        await page.getByRole('button', { name }).click();
      },
    },
    {
      sentence: 'Failed to load course.',
      source: 'course_failed',
      provoke: ({ page }) => page.goto('/dashboard/courses/player/no-such-course'),
    },
    {
      sentence: 'Invalid course link.',
      source: 'course_link_invalid',
      provoke: ({ page }) => page.goto('/dashboard/courses/player/NO_COURSE'),
    },
    {
      sentence: 'Course HTML URL not found.',
      source: 'course_url_missing',
      provoke: async ({ page }) => {
        await changeItems(page, `/api/courses/${items.course.id}/`, { html_course_url: '' });
        await page.goto(stages.course);
      },
    },
  ],
};

const tools: SpokenScreen = {
  name: 'the tools',
  enter,
  rows: [
    {
      sentence: 'Your shelf is full. Remove an older work first.',
      source: 'works_full',
      provoke: async ({ page, product, language, family }) => {
        await product.db.query(
          `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
           select a.id, first_child_of(a.id), 'tool', $2, 'karya-' || n, '', '', 'image/png'
           from account a, generate_series(1, 500) n where a.email = $1`,
          [family.email, items.tool.id],
        );
        await page.goto(stages.tool);
        await new Painter(page, language).draw(0.4);
      },
    },
    {
      sentence: 'Failed to load tool.',
      source: 'tool_failed',
      provoke: ({ page }) => page.goto('/dashboard/creativity/no-such-tool'),
    },
    {
      sentence: 'Tool URL not found.',
      source: 'tool_url_missing',
      provoke: async ({ page }) => {
        await changeItems(page, `/api/creativity/${items.tool.id}/`, { html_tool_url: '' });
        await page.goto(stages.tool);
      },
    },
  ],
};

export const stageScreens: readonly SpokenScreen[] = [games, courses, tools];
