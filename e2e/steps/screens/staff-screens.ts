import { paid } from '../../product/family.ts';
import { bookPage } from '../books.ts';
import { consoleToken, openConsole, staffPerson } from '../console.ts';
import { versionPage } from '../lessons.ts';
import { newVoucher } from '../vouchers.ts';
import { words } from '../words.ts';
import { oncePerPage, type Screen, type Visit } from './screen.ts';

const colleague = oncePerPage(async ({ product }) =>
  consoleToken(product, await staffPerson(product)),
);

const lessonVersion = oncePerPage(async (visit) =>
  versionPage(visit.product, await colleague(visit)),
);

/** A place of the console, opened by its address; its own heading or list shows it. */
const place = (name: string, path: string, sign: (visit: Visit) => ReturnType<Screen['open']>) => ({
  name: `the console: ${name}`,
  open: async (visit: Visit) => {
    await openConsole(visit.page, await colleague(visit), path);
    return sign(visit);
  },
});

/** A list may be empty: its title is always there. */
const titled = async ({ page }: Visit) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).first();

/** The console of the staff; each colleague's place stands here. */
export const staffScreens: readonly Screen[] = [
  {
    name: 'the console, signed out',
    open: async ({ page, language }) => {
      await page.goto('/staff/');
      return page.getByRole('heading', { name: words[language].staff.signIn.title });
    },
  },
  place('today', '/staff/', titled),
  place('families', '/staff/families', titled),
  place('a family', '/staff/families', async ({ page, product, language }) => {
    const { email } = await paid(product);
    const { rows } = await product.db.query('select id from account where email = $1', [email]);
    await page.goto(`/staff/families/${rows[0]?.id}/show`);
    return page.getByRole('heading', { name: words[language].staff.family.leaving });
  }),
  place('colleagues', '/staff/colleagues', titled),
  place('support', '/staff/tickets', titled),
  place('safety cases', '/staff/safety', titled),
  place('orders', '/staff/orders', titled),
  place('the queue of money', '/staff/mismatches', titled),
  place('money', '/staff/money', titled),
  place('vouchers', '/staff/vouchers', async ({ page, product, language }) => {
    await newVoucher(product);
    await page.reload();
    return page.getByRole('button', { name: words[language].staff.vouchers.revoke }).first();
  }),
  place('flags', '/staff/flags', titled),
  place('reports of content', '/staff/content-reports', titled),
  place('ready answers', '/staff/templates', titled),
  place('catalogue', '/staff/items', titled),
  place('insight', '/staff/insight', titled),
  place('ratings', '/staff/ratings', titled),
  place('an item', '/staff/items/game.nobi-pulang', async ({ page, language }) =>
    page.getByRole('button', { name: words[language].staff.items.pictureChoose }),
  ),
  place('lessons', '/staff/lessons', async ({ page, language }) =>
    page.getByText(words[language].staff.lessons.lead),
  ),
  place('a lesson', '/staff/lessons/sahabat-angka.see-five/show', async ({ page, language }) => {
    await page.frameLocator('iframe').locator('.course-label').first().waitFor();
    return page.getByRole('heading', { name: words[language].staff.lessons.preview });
  }),
  {
    name: 'the console: a version of a lesson',
    open: async (visit) => {
      const { page, language } = visit;
      await openConsole(page, await colleague(visit), await lessonVersion(visit));
      await page.frameLocator('iframe').locator('.course-label').first().waitFor();
      return page.getByRole('heading', { name: words[language].staff.lessons.changes });
    },
  },
  place('books', '/staff/books', async ({ page, language }) =>
    page.getByText(words[language].staff.books.lead),
  ),
  {
    name: 'the console: a book',
    open: async (visit) => {
      const { page, language } = visit;
      const token = await colleague(visit);
      await openConsole(page, token, await bookPage(visit.product, token));
      return page.getByRole('heading', { name: words[language].staff.books.questions });
    },
  },
  place('the voice studio', '/staff/voice', titled),
  place('a booth of the voice studio', '/staff/voice/sounds.id/show', async ({ page, language }) =>
    page.getByRole('button', { name: words[language].staff.voice.open }),
  ),
  place('packages', '/staff/packages', async ({ page, language }) =>
    page.getByRole('heading', { name: words[language].staff.packages.upload }),
  ),
  place('audit log', '/staff/audit', titled),
  place('set up', '/staff/setup', async ({ page, language }) =>
    page.getByRole('heading', { name: words[language].staff.setup.steps.voice.title }),
  ),
  place('my sign-in', '/staff/security', async ({ page, language }) =>
    page.getByRole('heading', { name: words[language].staff.security.recovery }),
  ),
];
