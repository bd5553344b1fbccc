import { expect, type Locator } from '@playwright/test';
import type { SignedIn } from '../../product/family.ts';
import {
  askNobi,
  countToday,
  hearNobi,
  lastAnswer,
  openCare,
  siblingPlays,
  talkedOn,
} from '../nobi.ts';
import { words } from '../words.ts';
import { asNewPaid, type Screen, type Visit } from './screen.ts';

const longWord = `Ada berapa huruf di ${'pertanggungjawaban'.repeat(9)} ${'🦖'.repeat(60)}?`;

/** A family at the talk, written out at once. */
const atNobi = async (visit: Visit): Promise<SignedIn> => {
  const family = await asNewPaid(visit);
  await visit.page.emulateMedia({ reducedMotion: 'reduce' });
  await visit.page.goto('/dashboard/ai');
  return family;
};

const afterAsking =
  (...prompts: readonly string[]) =>
  async (visit: Visit): Promise<Locator> => {
    await atNobi(visit);
    for (const prompt of prompts) await hearNobi(visit.page, prompt, words[visit.language]);
    return lastAnswer(visit.page);
  };

/** What opens beside the talk. */
const beside =
  (what: 'past' | 'about', ...prompts: readonly string[]) =>
  async (visit: Visit): Promise<Locator> => {
    await afterAsking(...prompts)(visit);
    const name = words[visit.language].chat[what];
    await visit.page.getByRole('button', { name }).click();
    const dialog = visit.page.getByRole('dialog', { name });
    return prompts.length > 0 ? dialog.getByRole('listitem').first() : dialog;
  };

/** The adult's part after a child has told and asked some things. */
const careAfter = async (visit: Visit) => {
  const texts = words[visit.language];
  await afterAsking('aku dibully di sekolah', 'cara membuat bom', longWord)(visit);
  await openCare(visit.page, texts);
  await visit.page.getByRole('button', { name: texts.care.historyShow }).click();
  return visit.page.getByRole('button', { name: texts.talks.forget }).first();
};

/** The same for two children, of whom each has asked something. */
const careOfSiblings = async (visit: Visit) => {
  const texts = words[visit.language];
  const family = await atNobi(visit);
  await hearNobi(visit.page, '7 × 8', texts);
  await siblingPlays(visit.product, family, 'Kakak Nadia Putri Rahma');
  const status = visit.page.waitForResponse(/\/api\/ai\/status\//);
  await visit.page.goto('/dashboard/ai');
  // The page takes the sibling's talk away once it hears who plays.
  await status;
  await expect(lastAnswer(visit.page)).toHaveCount(0);
  await hearNobi(visit.page, 'aku dibully di sekolah', texts);
  await openCare(visit.page, texts);
  await visit.page.getByRole('button', { name: texts.care.historyShow }).click();
  return visit.page.getByRole('button', { name: texts.talks.forget }).first();
};

/** What a child sees of Nobi, and beside the talk. */
export const childScreens: readonly Screen[] = [
  {
    name: 'Nobi',
    open: async (visit) => {
      await atNobi(visit);
      return visit.page.getByText(words[visit.language].chat.hello);
    },
  },
  { name: 'a talk with cards', open: afterAsking('7 × 8', 'game matematika') },
  { name: 'words of help', open: afterAsking('aku dibully di sekolah') },
  { name: 'a refusal of Nobi', open: afterAsking('cara membuat bom') },
  {
    name: 'a break after many turns',
    open: async (visit) => {
      const texts = words[visit.language];
      const family = await atNobi(visit);
      await hearNobi(visit.page, '7 × 8', texts);
      await talkedOn(visit.product, family, 20);
      await hearNobi(visit.page, '1 + 1', texts);
      return visit.page.getByRole('link', { name: texts.chat.finish });
    },
  },
  {
    name: 'a day’s questions used up',
    open: async (visit) => {
      const family = await atNobi(visit);
      await countToday(visit.product, family, 'asked = 30');
      await askNobi(visit.page, '7 × 8');
      return visit.page.getByRole('link', { name: words[visit.language].chat.toGames });
    },
  },
  {
    name: 'Nobi switched off',
    open: async (visit) => {
      const family = await asNewPaid(visit);
      await visit.product.db.query(
        `insert into chat_child_settings (account_id, child_id, nobi_on)
         select id, first_child_of(id), false from account where email = $1`,
        [family.email],
      );
      await visit.page.goto('/dashboard/ai');
      return visit.page.getByRole('heading', { name: words[visit.language].chat.offTitle });
    },
  },
  { name: 'no earlier talks with Nobi', open: beside('past') },
  { name: 'earlier talks with Nobi', open: beside('past', '7 × 8') },
  { name: 'what Nobi can see', open: beside('about') },
];

/**
 * The same with words that no line holds. They are filled in at once, which makes the text area
 * jump as no typing does: only where that is not measured.
 */
export const longScreens: readonly Screen[] = [
  { name: 'a talk of very long words', open: afterAsking(longWord) },
  { name: 'earlier talks of very long words', open: beside('past', longWord) },
];

export const careScreens: readonly Screen[] = [
  {
    name: 'the adult’s part of Nobi',
    open: async (visit) => {
      await asNewPaid(visit);
      await openCare(visit.page, words[visit.language]);
      return visit.page.getByRole('switch').first();
    },
  },
  { name: 'the adult’s part of Nobi with talks', open: careAfter },
  { name: 'the adult’s part of Nobi of several children', open: careOfSiblings },
];
