import { type CallShape, consent, type ReplyOf } from '@nobi/contract';
import type { FrameLocator, Page } from '@playwright/test';
import { words as library } from '../../../content/tools/rak-buku/text/text.ts';
import { ownVoice as english } from '../../../web/src/own-voice/words.en.ts';
import { ownVoice as indonesian } from '../../../web/src/own-voice/words.id.ts';
import { enterAdult, enterAs, type SignedIn } from '../../product/family.ts';
import { expect } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';

export const ownVoiceWords = { id: indonesian, en: english };
export const bookshelf = '/dashboard/creativity/rak-buku';

const send = async (
  { url }: Product,
  { token }: SignedIn,
  { method, path, body }: Pick<CallShape, 'method' | 'path'> & { body?: object },
) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const pathOf = ({ method, path }: Pick<CallShape, 'method' | 'path'>) => ({ method, path });

const listOf = async (product: Product, family: SignedIn): Promise<ReplyOf<typeof consent.list>> =>
  consent.list.reply.parse(await send(product, family, pathOf(consent.list)));

/** The adult allows the voice of every child of the family, or of the one of that name. */
export const allowVoice = async (product: Product, family: SignedIn, only?: string) => {
  await enterAdult(product, family);
  const { offers } = await listOf(product, family);
  for (const { purpose, child, nickname, version } of offers)
    if (purpose === 'own_voice' && (only === undefined || nickname === only))
      await send(product, family, {
        ...pathOf(consent.give),
        body: { purpose, child, version },
      });
};

/** The adult takes it back for every child, elsewhere than on this device. */
export const withdrawVoice = async (product: Product, family: SignedIn) => {
  const { consents } = await listOf(product, family);
  for (const { id, purpose, withdrawn_at } of consents)
    if (purpose === 'own_voice' && withdrawn_at === null) {
      const path = consent.withdraw.path.replace('{consent}', id);
      await send(product, family, { method: consent.withdraw.method, path });
    }
};

/** All recordings that lie in this browser, whoever’s they are. */
export const clipsHere = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('nobi-own-voice')) return [];
    const open = indexedDB.open('nobi-own-voice');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const db = open.result;
    const read = db.transaction('clips').objectStore('clips').getAllKeys();
    await new Promise((resolve) => {
      read.onsuccess = resolve;
    });
    db.close();
    return read.result.map(String);
  });

/** Counts what the page plays of its own accord: the recordings alone. */
export const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAndCount() {
      const { dataset } = document.documentElement;
      dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
      return Reflect.apply(play, this, []);
    };
  });

export const soundsPlayed = async (page: Page) =>
  Number((await page.locator('html').getAttribute('data-sounds')) ?? 0);

/** The library in its frame, as far as a voice is concerned. */
export class Bookshelf {
  readonly frame: FrameLocator;
  readonly page: Page;
  readonly words = library.id;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('main iframe');
  }

  /** Opens it as this family, on the shelf. */
  async enter(family: SignedIn) {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(this.page, family, true);
    await this.page.goto(bookshelf);
  }

  button(name: string) {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** Opens the first book on the shelf at its cover. */
  async openFirst() {
    await this.frame.locator('.book').first().click();
    await this.frame.locator('.book[aria-pressed="true"]').click();
    await expect(this.button(this.words.self)).toBeVisible();
  }

  /** Reads the first book, answers its questions, and stands before the three pictures. */
  async readToTheEnd() {
    const { frame, words } = this;
    await this.openFirst();
    await this.button(words.self).click();
    const [page, asking] = [frame.locator('.page'), frame.locator('.asking')];
    await expect(page).toBeVisible();
    while (!(await asking.isVisible())) {
      const text = await page.textContent();
      await frame.locator('.after').click();
      await expect(page.filter({ hasText: text ?? '' })).toHaveCount(0);
    }
    for (const _question of ['first', 'second']) {
      await frame.locator('.choice[data-choice="right"]').click();
      await frame.locator('.confirm').click();
      await expect(frame.locator('.is-right')).toBeVisible();
      await frame.locator('.confirm').click();
      await expect(frame.locator('.is-right')).toHaveCount(0);
    }
    await expect(frame.locator('.telling')).toBeVisible();
  }

  /** Records until the meter has moved, and ends it on the app’s own strip. */
  async record() {
    const strip = this.page.getByRole('region', { name: indonesian.strip });
    await this.button(this.words.recordVoice).click();
    await expect(strip.getByRole('status')).toHaveText(indonesian.recording);
    await expect(strip.locator('[style*="--level: 0."]')).toBeVisible();
    await strip.getByRole('button', { name: indonesian.stop }).click();
    await expect(strip).toHaveCount(0);
  }
}
