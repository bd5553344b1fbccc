import type { Page } from '@playwright/test';
import type { Product } from '../product/product.ts';
import { consoleToken, headersOf, staffPerson } from './console.ts';

const sender =
  ({ url }: Product, token: string) =>
  async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api/staff/books/${path}`, {
      method,
      headers: { ...headersOf(token), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return Object(await response.json());
  };

/** Begins a book by the console's own calls; answers its page. */
export const bookPage = async (product: Product, token: string): Promise<string> => {
  const body = { title_id: 'Kebun Nenek', title_en: 'Grandma’s Garden', level: 3 };
  const { book } = await sender(product, token)('POST', '', body);
  return `/staff/books/${book}/show`;
};

const both = (text: string) => ({ id: text, en: text });
const sentence = both('Bapak dan Dodi basah semua hari ini, lalu mereka tertawa.');
const question = (page: number) => ({
  ask: both('Siapa yang basah hari ini?'),
  right: both('Bapak dan Dodi'),
  wrong: [both('Kucing'), both('Nenek')],
  page,
});

/** Begins a book and writes all of it but its first page, which is left to whoever tries the form. */
export const nearlyDone = async (product: Product, token: string, title: string) => {
  const send = sender(product, token);
  const { book } = await send('POST', '', { title_id: title, title_en: title, level: 2 });
  const pages = Array.from({ length: 7 }, (_each, at) => ({
    text: at === 0 ? both('') : sentence,
    scene: { place: 'sungai', who: [{ name: 'bapak' }] },
  }));
  const draft = {
    level: 2,
    title: both(title),
    from: 'Lampung',
    pages,
    questions: [question(1), question(3)],
    retell: [both('Siapa?'), both('Apa?'), both('Lalu?')],
    credits: {
      author: 'Sari Dewi',
      illustrator: 'Budi Hadi',
      translator: '-',
      publisher: 'Nobi',
      source: 'https://example.org/buku',
      licence: 'cc-by-3.0-igo',
    },
  };
  await send('PUT', `${book}/draft/`, { draft, revision: 1 });
  return {
    book: String(book),
    sentence: sentence.id,
    save: (revision: number) => send('PUT', `${book}/draft/`, { draft, revision }),
    /** Writes the first page, too. */
    finish: () => {
      const whole = pages.map((page) => ({ ...page, text: sentence }));
      return send('PUT', `${book}/draft/`, { draft: { ...draft, pages: whole }, revision: 2 });
    },
  };
};

/** A small picture that the page draws itself. */
export const pictureFrom = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 400;
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = 'teal';
      pen?.fillRect(0, 0, 400, 400);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );

/** Has one of the staff write a whole book and another publish it; answers how that one takes it off again. */
export const publishBook = async (product: Product, title: string) => {
  const newToken = async () => consoleToken(product, await staffPerson(product));
  const { book, finish } = await nearlyDone(product, await newToken(), title);
  const { revision } = await finish();
  const send = sender(product, await newToken());
  const { version } = await send('POST', `${book}/publish/`, { revision });
  if (version === undefined) throw new Error('The book was not published');
  return { book, withdraw: () => send('POST', `${book}/withdraw/`) };
};
