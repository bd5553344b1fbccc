import { expect } from '@playwright/test';
import { enterAs, paid, signedIn, startOrder } from '../../product/family.ts';
import { answerQuestion, askQuestion } from '../desk.ts';
import { stages } from '../items.ts';
import { keepItems } from '../network/answers.ts';
import { orderOf } from '../orders.ts';
import { BridgePlayer } from '../play/player.ts';
import { words } from '../words.ts';
import { childrenScreens } from './children-screens.ts';
import { giftScreens } from './gift-screens.ts';
import { letterScreens } from './letter-screens.ts';
import { moneyBackScreens } from './money-back-screens.ts';
import { careScreens, childScreens } from './nobi-screens.ts';
import { reportScreens } from './report-screens.ts';
import { sampleScreens } from './sample-screens.ts';
import { asNewPaid, asPaid, asUnpaid, at, type Screen, type Visit } from './screen.ts';
import { staffScreens } from './staff-screens.ts';
import { timesScreens } from './times-screens.ts';
import { voucherScreens } from './voucher-screens.ts';

const forms: readonly Screen[] = [
  { name: 'sign-up', open: at('/signup') },
  {
    name: 'sign-up with mistakes',
    open: async ({ page }) => {
      await page.goto('/signup');
      await page.locator('button[type=submit]').click();
      return page.getByRole('textbox', { description: /./ }).first();
    },
  },
  { name: 'login', open: at('/login') },
  {
    name: 'login with a mistake',
    open: async ({ page }) => {
      await page.goto('/login');
      await page.locator('button[type=submit]').click();
      return page.getByRole('alert');
    },
  },
];

const payment: readonly Screen[] = [
  { name: 'plans for a visitor', open: at('/payment') },
  {
    name: 'plans for a family',
    open: async (visit) => {
      await asUnpaid(visit);
      return at('/payment')(visit);
    },
  },
  {
    name: 'plans for who has paid',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/payment');
      return visit.page.getByRole('link', { name: words[visit.language].payments.toDashboard });
    },
  },
  {
    name: 'the word that one must log in',
    open: async ({ page }) => {
      await page.goto('/payment');
      await page.getByRole('radio').first().check();
      await page.locator('button[type=submit]').click();
      return page.getByRole('alertdialog');
    },
  },
  {
    name: 'the demo gateway',
    open: async (visit) => {
      const family = await signedIn(visit.product);
      await visit.page.goto(await startOrder(visit.product, family, 'regular'));
      return visit.page.locator('button[name=pay]');
    },
  },
  {
    name: 'payment waiting',
    open: async (visit) => {
      const family = await signedIn(visit.product);
      await enterAs(visit.page, family, false);
      await startOrder(visit.product, family, 'regular');
      const order = await orderOf(visit.product, family);
      await visit.page.goto(`/payment/success?order_id=${order}`);
      return visit.page.getByText(words[visit.language].payments.verifying);
    },
  },
  {
    name: 'payment received',
    open: async (visit) => {
      // Without a token the summary stays.
      const family = await paid(visit.product);
      const order = await orderOf(visit.product, family);
      await visit.page.goto(`/payment/success?order_id=${order}`);
      return visit.page.getByRole('link', { name: words[visit.language].payments.goToLogin });
    },
  },
  {
    name: 'payment without an order',
    open: async ({ page }) => {
      await page.goto('/payment/success');
      return page.getByRole('alert');
    },
  },
];

const play: readonly Screen[] = [
  {
    name: 'games',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/dashboard/games');
      return visit.page.getByRole('article').first();
    },
  },
  {
    name: 'a category without games',
    open: async (visit) => {
      await asPaid(visit);
      const isElsewhere = (item: object) => !('category' in item && item.category === 'coding');
      await keepItems(visit.page, '/api/games/', isElsewhere);
      await visit.page.goto('/dashboard/games/coding');
      return visit.page.getByText(words[visit.language].games.empty);
    },
  },
  {
    name: 'a report of a game',
    open: async (visit) => {
      const { report, title } = words[visit.language].contentReport;
      await asPaid(visit);
      await visit.page.goto(stages.game);
      await visit.page.getByRole('button', { name: report }).click();
      return visit.page.getByRole('dialog', { name: title });
    },
  },
  {
    name: 'a game',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto(stages.game);
      const { bubble, planks, words: says } = new BridgePlayer(visit.page, visit.language);
      await expect(bubble).toHaveText(says.complete);
      return planks.first();
    },
  },
];

const rooms: readonly Screen[] = [
  {
    name: 'courses',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/dashboard/courses');
      await expect(visit.page.getByRole('article').first()).toBeVisible();
      return visit.page.getByText(words[visit.language].courses.watchedNothing);
    },
  },
  {
    name: 'a link to no course',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/dashboard/courses/player/BUKAN_KURSUS');
      return visit.page.getByRole('alert');
    },
  },
  {
    name: 'creative tools',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/dashboard/creativity');
      return visit.page.getByRole('article').first();
    },
  },
  {
    name: 'what a search found',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/dashboard/games');
      await visit.page.getByRole('combobox').fill('jembatan');
      await expect(visit.page.getByRole('option').first()).toBeVisible();
      await visit.page.keyboard.press('ArrowDown');
      return visit.page.getByRole('option', { selected: true });
    },
  },
  {
    name: 'a search that found nothing',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/dashboard/games');
      await visit.page.getByRole('combobox').fill('qxzwkv');
      return visit.page.getByText(words[visit.language].search.nothing('qxzwkv'));
    },
  },
  {
    name: 'the rest of the bar',
    closesOnResize: true,
    open: async (visit) => {
      const { menu, more, support } = words[visit.language].dashboard;
      await asPaid(visit);
      await visit.page.goto('/dashboard/games');
      await expect(visit.page.getByRole('article').first()).toBeVisible();
      const opener = (name: string) => visit.page.getByRole('button', { name, exact: true });
      await opener(menu).or(opener(more)).click();
      const entry = (role: 'link' | 'menuitem') => visit.page.getByRole(role, { name: support });
      return entry('link').or(entry('menuitem'));
    },
  },
];

/** Opens a page for a family that has paid, and shows its heading. */
const paidAt = (path: string) => async (visit: Visit) => {
  await asPaid(visit);
  return at(path)(visit);
};

const inFrame = (path: string) => async (visit: Visit) => {
  await asPaid(visit);
  await visit.page.goto(path);
  return visit.page.frameLocator('iframe').getByRole('button').first();
};

const furtherRooms: readonly Screen[] = [
  ...sampleScreens,
  ...childScreens,
  ...careScreens,
  ...childrenScreens,
  ...timesScreens,
  ...reportScreens,
  { name: 'the profile', open: paidAt('/dashboard/profile') },
  { name: 'support', open: paidAt('/support') },
  {
    name: 'a talk with support',
    open: async (visit) => {
      const family = await asNewPaid(visit);
      const ticket = await askQuestion(visit.product, family, 'Suara');
      await answerQuestion(visit.product, { ticket, response: 'Coba ketuk pengeras suara.' });
      await visit.page.goto(`/support?ticket=${ticket}`);
      return visit.page.getByRole('heading', { name: 'Suara' });
    },
  },
  { name: 'rating', open: paidAt('/rating') },
  { name: 'a course', open: inFrame(stages.course) },
  { name: 'the drawing studio', open: inFrame(stages.tool) },
];

const small: readonly Screen[] = [
  { name: 'the welcome page', open: at('/') },
  {
    name: 'about us',
    open: ({ page, product, language }) =>
      at(`/tentang-kami?lang=${language}`)({ page, product, language }),
  },
  { name: 'terms', open: at('/terms') },
  { name: 'how we protect children', open: at('/keamanan-anak') },
  { name: 'the development inbox', open: at('/dev/inbox') },
];

/** Every screen that a family, or somebody of the staff, can come to see. */
export const screens: readonly Screen[] = [
  ...staffScreens,
  ...small,
  ...letterScreens,
  ...forms,
  ...payment,
  ...giftScreens,
  ...voucherScreens,
  ...moneyBackScreens,
  ...play,
  ...rooms,
  ...furtherRooms,
];

/** One of each room: what breaks all of its screens breaks these. */
const first = new Set([
  'the welcome page',
  'plans for a family',
  'games',
  'a game',
  'the parents’ room',
  'Nobi',
  'the console: today',
]);

/** They stand for the others in the gate; every screen is among the slow tests. */
export const firstScreens = screens.filter(({ name }) => first.has(name));
if (firstScreens.length < first.size) throw new Error('A screen that stands for others is gone.');
