import { consoleToken, openConsole, staffPerson } from './console.ts';
import type { Screen, Visit } from './screen.ts';
import { words } from './words.ts';

/** A place of the console, opened by its address; its own heading or list shows it. */
const place = (name: string, path: string, sign: (visit: Visit) => ReturnType<Screen['open']>) => ({
  name: `the console: ${name}`,
  open: async (visit: Visit) => {
    const token = await consoleToken(visit.product, await staffPerson(visit.product));
    await openConsole(visit.page, token, path);
    return sign(visit);
  },
});

/** The console of the staff; each colleague's place stands here. */
export const staffScreens: readonly Screen[] = [
  {
    name: 'the console, signed out',
    open: async ({ page, language }) => {
      await page.goto('/staff/');
      return page.getByRole('heading', { name: words[language].staff.signIn.title });
    },
  },
  place('today', '/staff/', async ({ page }) => page.getByRole('heading', { level: 1 })),
  place('families', '/staff/families', async ({ page }) => page.getByRole('table')),
  place('support', '/staff/tickets', async ({ page }) => page.getByRole('table')),
  place('safety cases', '/staff/safety', async ({ page }) => page.getByRole('table')),
  place('flags', '/staff/flags', async ({ page }) => page.getByRole('table')),
  place('ready answers', '/staff/templates', async ({ page }) => page.getByRole('table')),
  place('catalogue', '/staff/items', async ({ page }) => page.getByRole('table')),
  place('audit log', '/staff/audit', async ({ page }) => page.getByRole('table')),
];
