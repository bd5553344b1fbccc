import { staff } from '@nobi/contract';
import type { BookDraft } from '@nobi/kit/manifest';
import * as z from 'zod/mini';
import { enterConsole, newColleague } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

const both = (text: string) => ({ id: text, en: text });
const sentence = 'Bapak dan Dodi basah semua hari ini, lalu mereka tertawa.';
const question = (page: number): BookDraft['questions'][number] => ({
  ask: both('Siapa yang basah hari ini?'),
  right: both('Bapak dan Dodi'),
  wrong: [both('Kucing'), both('Nenek')],
  page,
});

/** A book of the second level that keeps to every rule. */
export const soundBook = (title = 'Mandi Sore'): BookDraft => ({
  level: 2,
  title: both(title),
  from: 'Lampung',
  pages: Array.from({ length: 7 }, () => ({
    text: both(sentence),
    scene: { place: 'sungai', who: [{ name: 'bapak' }, { name: 'dodi' }] },
  })),
  questions: [question(0), question(3)],
  retell: [both('Siapa?'), both('Apa?'), both('Lalu?')],
  credits: null,
});

const whole = z.looseObject({
  draft: z.unknown(),
  revision: z.int(),
  is_own: z.boolean(),
  version: z.nullable(z.int()),
  has_changes: z.boolean(),
  findings: z.array(z.object({ at: z.string(), code: z.string() })),
  imported: z.unknown(),
  versions: z.array(z.looseObject({ version: z.int(), state: z.string() })),
});
const listed = z.object({
  recorded: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
  recordedWords: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
  books: z.array(z.looseObject({ id: z.string(), file: z.string(), title: z.looseObject({}) })),
});

/** Somebody who writes books and somebody who reads them before children do. */
export const bookEditor = async (product: Product) => {
  const newStaff = async () =>
    (await enterConsole(product, (await newColleague(product)).email)).token;
  const author = await newStaff();
  const reader = await newStaff();

  const begin = async (title = 'Mandi Sore') => {
    const body = { title_id: title, title_en: title, level: 2 };
    const reply = await product.send(staff.addBook, { token: author, body });
    return z.object({ book: z.string() }).parse(reply.body).book;
  };
  const keep = (book: string, draft: unknown, { revision = 1, token = author } = {}) =>
    product.send(staff.keepBook, { token, params: { book }, body: { draft, revision } });
  const publish = (book: string, revision: number, token = reader) =>
    product.send(staff.publishBook, { token, params: { book }, body: { revision } });
  /** As the library's page asks for it, with the ticket that it was opened with. */
  const library = async () => {
    const book = await begin();
    const reply = await product.send(staff.previewBook, { token: author, params: { book } });
    const { url } = z.object({ url: z.string() }).parse(reply.body);
    const list = await fetch(new URL(`books.json${new URL(url).search}`, url));
    return listed.parse(await list.json());
  };
  const upload = async (bytes: Uint8Array<ArrayBuffer>, token = author) => {
    const form = new FormData();
    form.append('picture', new Blob([bytes]), 'gambar.png');
    const packed = new Response(form);
    return product.send(staff.addBookPicture, {
      token,
      body: new Uint8Array(await packed.arrayBuffer()),
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    });
  };

  return {
    author,
    reader,
    begin,
    keep,
    publish,
    publishedBooks: async () => (await library()).books,
    /** The languages in which every line of the book was recorded. */
    async recordedIn(book: string) {
      const { recorded } = await library();
      return (['id', 'en'] as const).filter((each) => recorded[each].includes(book));
    },
    /** The languages in which every word of the book can be heard alone. */
    async wordsRecordedIn(book: string) {
      const { recordedWords } = await library();
      return (['id', 'en'] as const).filter((each) => recordedWords[each].includes(book));
    },
    upload,
    lookAt: async (book: string, token = author) =>
      whole.parse((await product.send(staff.book, { token, params: { book } })).body),
    withdraw: (book: string) =>
      product.send(staff.withdrawBook, { token: reader, params: { book } }),
    drop: (book: string) => product.send(staff.dropBook, { token: author, params: { book } }),
    /** Begun, written and published. */
    async published(draft = soundBook()) {
      const book = await begin(draft.title.id);
      await keep(book, draft);
      await publish(book, 2);
      return book;
    },
  };
};

export type BookEditor = Awaited<ReturnType<typeof bookEditor>>;
