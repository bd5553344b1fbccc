import type { ErrorCode } from '@nobi/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Family, newFamily } from '../../product/family.ts';
import { fillSignUp, password } from '../forms.ts';
import type { Words } from '../words.ts';
import type { Trouble } from './line.ts';

export interface Writing {
  readonly page: Page;
  readonly words: Words;
  readonly family: Family;
}

/** Something that a person sends: what stands in the form, how it goes, and what comes of it. */
export interface Write {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'unpaid' | 'paid';
  readonly calls: RegExp;
  readonly codes: Readonly<Record<Trouble, ErrorCode>>;
  readonly fill: (writing: Writing) => Promise<void>;
  readonly send: (writing: Writing) => Locator;
  /** Pressed after a failure, where that is another button. */
  readonly again?: (writing: Writing) => Locator;
  /** The button while it is under way. */
  readonly busy: (words: Words) => string;
  readonly keepsInput: (writing: Writing) => Promise<void>;
  readonly done: (writing: Writing) => Promise<void>;
  /** The page asks again by itself before it says anything. */
  readonly isPatient?: true;
  /** Its words go away by themselves after three seconds. */
  readonly passes?: true;
}

const submit = ({ page }: Writing) => page.locator('button[type=submit]');
/** The words of the page for every trouble alike. */
const always = (code: ErrorCode) => ({ broken: code, hang: code, offline: code });
const orOffline = (code: ErrorCode) =>
  ({ broken: code, hang: 'offline', offline: 'offline' }) as const;
const shows =
  (text: (words: Words) => string) =>
  ({ page, words }: Writing) =>
    expect(page.getByText(text(words), { exact: true }).first()).toBeVisible();

const login = {
  path: '/login',
  as: 'visitor',
  codes: orOffline('login_failed'),
  fill: async ({ page, words, family }) => {
    await page.getByLabel(words.account.email).fill(family.email);
    await password(page, words).fill(family.password);
  },
  send: submit,
  busy: (words) => words.account.loggingIn,
  keepsInput: async ({ page, words, family }) => {
    await expect(page.getByLabel(words.account.email)).toHaveValue(family.email);
    await expect(password(page, words)).toHaveValue(family.password);
  },
  done: ({ page }) => expect(page).toHaveURL('/payment'),
} as const satisfies Omit<Write, 'name' | 'calls'>;

const fresh = newFamily();

/** Every form of a family and every button that sends. */
export const writes: readonly Write[] = [
  { ...login, name: 'a login at the identity provider', calls: /signInWithPassword/ },
  { ...login, name: 'a login', calls: /\/api\/user\/login\/$/ },
  {
    ...login,
    name: 'a login whose plan is asked for',
    calls: /\/api\/payment\/my-status\/$/,
    isPatient: true,
  },
  {
    ...login,
    name: 'a forgotten password',
    calls: /sendOobCode/,
    codes: always('reset_failed'),
    fill: ({ page, words, family }) => page.getByLabel(words.account.email).fill(family.email),
    send: ({ page, words }) =>
      page.getByRole('button', {
        name: new RegExp(`${words.account.forgot.replace('?', '.')}|${words.account.sendingReset}`),
      }),
    busy: (words) => words.account.sendingReset,
    keepsInput: ({ page, words, family }) =>
      expect(page.getByLabel(words.account.email)).toHaveValue(family.email),
    done: shows((words) => words.account.resetSent),
  },
  {
    name: 'a sign-up',
    path: '/signup',
    as: 'visitor',
    calls: /\/api\/user\/signup\/$/,
    codes: orOffline('signup_failed'),
    fill: ({ page, words }) => fillSignUp(page, words, fresh),
    send: submit,
    busy: (words) => words.account.signingUp,
    keepsInput: async ({ page, words }) => {
      await expect(page.getByLabel(words.account.displayName)).toHaveValue(fresh.name);
      await expect(page.getByLabel(words.account.email)).toHaveValue(fresh.email);
      await expect(password(page, words)).toHaveValue(fresh.password);
      await expect(page.getByLabel(words.account.whatsapp)).toHaveValue(fresh.whatsapp);
      await expect(page.getByRole('checkbox')).toBeChecked();
    },
    done: ({ page }) => expect(page).toHaveURL('/login'),
  },
  {
    name: 'a payment',
    path: '/payment',
    as: 'unpaid',
    calls: /\/start-payment\/$/,
    codes: orOffline('payment_failed'),
    fill: ({ page, words }) => page.getByRole('radio', { name: words.payments.premium }).check(),
    send: submit,
    busy: (words) => words.payments.starting,
    keepsInput: ({ page, words }) =>
      expect(page.getByRole('radio', { name: words.payments.premium })).toBeChecked(),
    done: ({ page }) => expect(page.locator('button[name=pay]')).toBeVisible(),
  },
  {
    name: 'a profile',
    path: '/dashboard/profile',
    as: 'unpaid',
    calls: /\/api\/dashboard\/profile\/$/,
    codes: always('profile_failed'),
    fill: async ({ page, words }) => {
      await page.getByLabel(words.profile.fullName).fill('Sari Dewi');
      await page.getByLabel(words.profile.bio).fill('Dua anak.\nSuka gambar.');
      await page.getByTitle(words.profile.animals.tiger).click();
      await expect(page.getByText(words.profile.pending)).toBeVisible();
    },
    send: ({ page, words }) =>
      page.getByRole('button', {
        name: new RegExp(`${words.profile.save}|${words.profile.saving}`),
      }),
    busy: (words) => words.profile.saving,
    keepsInput: async ({ page, words }) => {
      await expect(page.getByLabel(words.profile.fullName)).toHaveValue('Sari Dewi');
      await expect(page.getByLabel(words.profile.bio)).toHaveValue('Dua anak.\nSuka gambar.');
      await expect(page.getByText(words.profile.pending)).toBeVisible();
    },
    done: shows((words) => words.profile.saved),
    passes: true,
  },
  {
    name: 'a question to support',
    path: '/support',
    as: 'unpaid',
    calls: /\/api\/feedback\/support\/$/,
    codes: always('support_failed'),
    fill: async ({ page, words }) => {
      await page.getByLabel(words.support.subject).fill('Suara');
      await page.getByLabel(words.support.category).selectOption('billing');
      await page.getByLabel(words.support.message).fill('Suaranya hilang.');
    },
    send: submit,
    busy: (words) => words.support.sending,
    keepsInput: async ({ page, words }) => {
      await expect(page.getByLabel(words.support.subject)).toHaveValue('Suara');
      await expect(page.getByLabel(words.support.category)).toHaveValue('billing');
      await expect(page.getByLabel(words.support.message)).toHaveValue('Suaranya hilang.');
    },
    done: shows((words) => words.support.sent),
    passes: true,
  },
  {
    name: 'a rating',
    path: '/rating',
    as: 'unpaid',
    calls: /\/api\/feedback\/rating\/$/,
    codes: always('rating_failed'),
    fill: async ({ page, words }) => {
      await page.getByRole('radio', { name: '9', exact: true }).check({ force: true });
      await page.getByLabel(words.rating.feedback).fill('Bagus sekali.');
    },
    send: submit,
    busy: (words) => words.rating.sending,
    keepsInput: async ({ page, words }) => {
      await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
      await expect(page.getByLabel(words.rating.feedback)).toHaveValue('Bagus sekali.');
    },
    done: shows((words) => words.rating.thanks),
    passes: true,
  },
  {
    name: 'a question to Nobi',
    path: '/dashboard/ai',
    as: 'paid',
    calls: /\/api\/ai\/chat\/$/,
    codes: { broken: 'nobi_unavailable', hang: 'nobi_unreachable', offline: 'nobi_unreachable' },
    fill: ({ page, words }) => page.getByLabel(words.chat.message).fill('7 × 8'),
    send: submit,
    again: ({ page, words }) => page.getByRole('button', { name: words.chat.sendAgain }),
    busy: (words) => words.chat.asking,
    keepsInput: ({ page, words }) =>
      expect(page.getByLabel(words.chat.message)).toHaveValue('7 × 8'),
    done: ({ page }) => expect(page.locator('li[data-by=nobi]').last()).toContainText('56'),
  },
];
