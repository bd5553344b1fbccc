import { enterAdult, enterAs, payFor } from '../../product/family.ts';
import { countOfChild, countToday } from '../nobi.ts';
import { chooseLimit } from '../play/playtime.ts';
import { answerInstead, type Guest, jsonWith, type Row, type SpokenScreen, useUp } from './row.ts';

const open = (path: string) => async (guest: Guest) => {
  await enterAs(guest.page, guest.family, false);
  await guest.page.goto(path);
};

const chat = '**/api/ai/chat/';
const question = async ({ page, words }: Guest) => {
  await page.getByRole('textbox').fill('7 × 8');
  await page.getByRole('button', { name: words.chat.ask }).click();
};

const nobi: SpokenScreen = {
  name: 'the talk with Nobi',
  enter: async ({ page, product, family }) => {
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    });
    await payFor(product, family);
    await enterAs(page, family, true);
    await page.goto('/dashboard/ai');
  },
  rows: [
    {
      sentence: 'Voice input not supported in this browser.',
      source: 'voice_unsupported',
      provoke: ({ page, words }) => page.getByRole('button', { name: words.chat.speak }).click(),
    },
    {
      sentence: 'Nobi is unavailable right now.',
      source: 'nobi_unavailable',
      provoke: async (guest) => {
        await answerInstead(guest, chat, { status: 503 });
        await question(guest);
      },
    },
    {
      sentence: 'No reply received.',
      source: 'nobi_silent',
      provoke: async (guest) => {
        await answerInstead(guest, chat, { status: 200 });
        await question(guest);
      },
    },
    {
      sentence:
        'Nobi has answered a lot today and is resting. Come back tomorrow (from 00:00 WIB).',
      source: 'nobi_resting',
      provoke: async (guest) => {
        await guest.page.unroute(chat);
        await countToday(guest.product, guest.family, 'asked = 30');
        await question(guest);
      },
    },
    {
      sentence: 'That was quick! Take a breath, then ask again.',
      source: 'nobi_hurry',
      provoke: async (guest) => {
        await countToday(guest.product, guest.family, 'asked = 6');
        await countOfChild(
          guest.product,
          guest.family,
          'asked = 6, in_minute = 6, minute_began = now()',
        );
        await question(guest);
      },
    },
    {
      sentence: 'Nobi is still answering. One question at a time!',
      source: 'nobi_busy',
      provoke: async (guest) => {
        await countOfChild(
          guest.product,
          guest.family,
          "in_minute = 0, busy_until = now() + interval '1 minute'",
        );
        await question(guest);
      },
    },
    {
      sentence: '❌ Error talking to Nobi.',
      source: 'nobi_unreachable',
      provoke: async (guest) => {
        await guest.page.context().setOffline(true);
        await question(guest);
      },
    },
    {
      sentence: 'Nobi is switched off. A grown-up can switch it on.',
      source: 'nobi_off',
      provoke: async (guest) => {
        await enterAdult(guest.product, guest.family);
        await fetch(`${guest.product.url}/api/ai/settings/`, {
          ...jsonWith(guest.family.token, { nobi_on: false }),
          method: 'PATCH',
        });
        await guest.page.context().setOffline(false);
        await guest.page.reload();
      },
    },
  ],
};

const mine = '**/api/dashboard/profile/';
const save = async ({ page, words }: Guest, whatsapp: string) => {
  await page.getByLabel(words.profile.whatsapp).fill(whatsapp);
  await page.getByRole('button', { name: words.profile.save }).click();
};

/** The six digits of the letter that asks whether the address is theirs. */
const newestDigits = async ({ product, family }: Guest): Promise<string> => {
  const { rows } = await product.db.query(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [family.email],
  );
  return /\b\d{6}\b/.exec(String(rows[0]?.text_body))?.[0] ?? '';
};
const confirmEmail = async ({ page, words }: Guest, digits: string) => {
  await page.getByLabel(words.profile.emailDigits).fill(digits);
  await page.getByRole('button', { name: words.profile.emailConfirm, exact: true }).click();
};

const profileRows: readonly Row[] = [
  {
    sentence: '❌ Could not load profile.',
    source: 'profile_unreadable',
    provoke: async ({ page }) => {
      await page.route(mine, (route) => route.abort());
      await page.goto('/dashboard/profile');
    },
  },
  {
    sentence: '❌ Failed to update profile.',
    source: 'profile_failed',
    provoke: async (guest) => {
      await guest.page.unroute(mine);
      await guest.page.getByRole('button', { name: guest.words.profile.tryAgain }).click();
      await guest.page.getByLabel(guest.words.profile.whatsapp).waitFor();
      await guest.page.route(mine, (route) => route.abort());
      await save(guest, '+62 812-3456-7891');
    },
  },
  {
    sentence: 'WhatsApp number must start with +62.',
    source: 'whatsapp_prefix',
    provoke: (guest) => save(guest, '0812 3456 7892'),
  },
  {
    sentence: '✅ Profile updated successfully!',
    source: ({ profile }) => profile.saved,
    provoke: async (guest) => {
      await guest.page.unroute(mine);
      await save(guest, '+62 812-3456-7893');
    },
  },
  {
    sentence: '✅ Play time saved.',
    source: ({ adult }) => adult.playtimeSaved,
    provoke: ({ page, words }) => chooseLimit(page, words, 30),
  },
  {
    sentence: 'These are not the six digits of our newest email.',
    source: 'email_code_wrong',
    provoke: async (guest) => {
      await guest.page.goto('/dashboard/profile');
      const digits = await newestDigits(guest);
      await confirmEmail(guest, digits === '000000' ? '111111' : '000000');
    },
  },
  {
    sentence: 'These digits no longer work. Please ask for a new email.',
    source: 'email_code_old',
    provoke: async (guest) => {
      await guest.product.db.query('update email_confirmation set expires_at = now()');
      await confirmEmail(guest, await newestDigits(guest));
    },
  },
  {
    sentence: '✅ A new email is on its way.',
    source: ({ profile }) => profile.emailSent,
    provoke: ({ page, words }) =>
      page.getByRole('button', { name: words.profile.emailAgain }).click(),
  },
  {
    sentence: '✅ Email confirmed. Thank you!',
    source: ({ profile }) => profile.emailConfirmed,
    provoke: async (guest) => confirmEmail(guest, await newestDigits(guest)),
  },
  {
    // The server's own words, from `detail`.
    sentence: 'Too many attempts. Please try again later.',
    source: 'too_many_requests',
    provoke: async (guest) => {
      const body = () => {
        const form = new FormData();
        form.append('bio', 'Suka membaca');
        return form;
      };
      const headers = { authorization: `Token ${guest.family.token}` };
      const url = `${guest.product.url}/api/dashboard/profile/`;
      await useUp(url, 60, () => ({ method: 'PATCH', headers, body: body() }));
      await save(guest, '+62 812-3456-7894');
    },
  },
  {
    sentence: 'Please choose a JPEG, PNG or WebP picture.',
    source: 'picture_refused',
    provoke: ({ page, words }) =>
      page.getByLabel(words.profile.choosePhoto).setInputFiles({
        name: 'foto.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg/>'),
      }),
  },
];

const ask = async ({ page, words }: Guest) => {
  await page.getByLabel(words.support.subject).fill('Suara');
  await page.getByLabel(words.support.message).fill('Tidak terdengar.');
  await page.getByRole('button', { name: words.support.send, exact: true }).click();
};

const supportRows: readonly Row[] = [
  {
    sentence: 'Please fill this in.',
    source: 'field_required',
    provoke: ({ page, words }) =>
      page.getByRole('button', { name: words.support.send, exact: true }).click(),
  },
  {
    sentence: '✅ Sent successfully!',
    source: ({ support }) => support.sent,
    provoke: ask,
  },
  {
    sentence: '✅ The picture has arrived.',
    source: ({ supportPicture }) => supportPicture.pictureSent,
    provoke: async ({ page, words }) => {
      const screenshot = await page.screenshot();
      await page.getByRole('link', { name: words.support.addPictureTo, exact: true }).click();
      await page
        .getByLabel(words.supportPicture.addPicture)
        .setInputFiles({ name: 'layar.png', mimeType: 'image/png', buffer: screenshot });
    },
  },
  {
    sentence: '❌ Failed to send. Try again.',
    source: 'support_failed',
    provoke: async (guest) => {
      await guest.page.goto('/support');
      const ticket = { subject: 'Gambar', message: 'Tidak terlihat.', category: 'bug' };
      const url = `${guest.product.url}/api/feedback/support/`;
      await useUp(url, 20, () => jsonWith(guest.family.token, ticket));
      await ask(guest);
    },
  },
];

const rate = async ({ page, words }: Guest) => {
  await page.getByText('9', { exact: true }).click();
  await page.getByRole('button', { name: words.rating.send }).click();
};

const ratingRows: readonly Row[] = [
  {
    sentence: '✅ Thanks for your feedback!',
    source: ({ rating }) => rating.thanks,
    provoke: rate,
  },
  {
    sentence: '❌ Something went wrong. Please try again.',
    source: 'rating_failed',
    provoke: async (guest) => {
      const url = `${guest.product.url}/api/feedback/rating/`;
      await useUp(url, 20, () => jsonWith(guest.family.token, { stars: 8 }));
      await rate(guest);
    },
  },
];

export const roomScreens: readonly SpokenScreen[] = [
  nobi,
  {
    name: 'the profile',
    enter: ({ page, family }) => enterAs(page, family, false),
    rows: profileRows,
  },
  { name: 'support', enter: open('/support'), rows: supportRows },
  { name: 'rating', enter: open('/rating'), rows: ratingRows },
];
