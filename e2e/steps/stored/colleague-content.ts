/** What a colleague who was got at puts before children: a package, a lesson, a book, a recording. */
import { staff } from '@nobi/contract';
import type { Product } from '../../product/product.ts';
import { guestGame } from '../archive.ts';
import { payloads } from './payloads.ts';
import { send } from './send.ts';

const both = (id: string, en: string) => ({ id, en });

/** A game whose author says something else in every field; answers the id of its package. */
export const upload = async (product: Product, token: string) => {
  const says = {
    id: 'paket-orang',
    title: both(payloads.script, payloads.anchor),
    description: both(payloads.image, payloads.formula),
    skill: both(payloads.drawing, payloads.formula),
  };
  const more = { 'stranger-onerror-alert.js': 'fetch("//stranger.example")' };
  const body = new FormData();
  body.append('package', new Blob([new Uint8Array(guestGame(product.url, says, more))]), 'x.zip');
  const { id } = await send(product, staff.uploadPackage, { token, body });
  return String(id);
};

/** So many a course may show. */
const mostLessons = 12;

/** A lesson that is with children, changed in a version that waits, and in a draft once more. */
export const writeLesson = async (
  product: Product,
  { token, author }: { token: string; author: string },
) => {
  const { courses } = await send(product, staff.lessonCourses, { token });
  const open = (Array.isArray(courses) ? courses : []).filter(
    ({ lessons }) => lessons.length < mostLessons,
  );
  const [{ id: course, lessons }] = open;
  const title = { title_id: '<b data-stranger>Sari', title_en: '<i data-stranger>Sari' };
  const { lesson } = await send(product, staff.addLesson, {
    token: author,
    params: { course },
    body: { like: lessons[0].id, ...title },
  });
  const params = { course, lesson: String(lesson) };
  const written = await send(product, staff.lesson, { token: author, params });
  const { draft: copied } = Object(written);
  const recap = { id: '<u data-stranger>Budi', en: '<s data-stranger>Budi' };
  const spoken = { ...copied, lesson: { ...copied.lesson, recap } };
  const first = { token: author, params, body: { draft: spoken, revision: 1 } };
  const body = { revision: (await send(product, staff.keepDraft, first)).revision };
  const { id } = await send(product, staff.handInLesson, { token: author, params, body });
  await send(product, staff.publishLesson, { token, params: { id: String(id) } });
  const { live } = await send(product, staff.lesson, { token, params });
  const changed = { id: '<u data-stranger>Sari', en: '<s data-stranger>Sari' };
  // A version shows what it changes: the title, and the recap as it was before.
  const lessonAgain = { ...Object(live).lesson, title: changed, recap: copied.lesson.recap };
  const draft = { ...Object(live), lesson: lessonAgain };
  const again = { token, params, body: { draft, revision: null } };
  const { revision } = await send(product, staff.keepDraft, again);
  const next = await send(product, staff.handInLesson, { token, params, body: { revision } });
  await send(product, staff.keepDraft, again);
  return { lesson: `${course}.${lesson}`, version: String(next.id) };
};

/** A published book whose title, pages and file are markup, as are the names at a version that was taken off the shelf. */
export const writeBook = async (
  product: Product,
  { token, author }: { token: string; author: string },
) => {
  const title = { title_id: '<b data-stranger>Buku', title_en: '<i data-stranger>Buku' };
  const { book } = await send(product, staff.addBook, {
    token: author,
    body: { ...title, level: 2 },
  });
  const params = { book: String(book) };
  const { draft, revision } = await send(product, staff.book, { token, params });
  const text = both(payloads.image, payloads.script);
  const pages = Object(draft).pages.map((page: object) => ({ ...page, text }));
  const body = { draft: { ...Object(draft), from: payloads.drawing, pages }, revision };
  await send(product, staff.keepBook, { token: author, params, body });
  await product.db.query(
    `insert into library_book_version
       (book, version, body, state, written_by, written_email, published_by, published_email)
     select b.id, 1, b.draft, 'withdrawn', b.changed_by, $2, s.id, $2
     from library_book b, staff s where b.id = $1 and s.email like '%+colleague-%'`,
    [params.book, payloads.image],
  );
  // No call publishes what is not whole.
  await product.db.query(
    `insert into library_book_version
       (book, version, body, state, written_by, written_email, published_by, published_email)
     select book, 2, body, 'published', written_by, written_email, published_by, published_email
     from library_book_version where book = $1`,
    [params.book],
  );
  await product.db.query("select pg_notify('library_books_changed', '')");
  await product.db.query('update library_book set imported = $2 where id = $1', [
    params.book,
    JSON.stringify({
      file: '0'.repeat(64),
      rights: payloads.anchor,
      left_out_pages: 0,
      left_out_pictures: [payloads.image],
    }),
  ]);
  return params.book;
};

/** The first line of a course, recorded by somebody with a name of their own making. */
export const recordLine = async (product: Product, token: string, course: string) => {
  const params = { set: course, language: 'id' };
  const { lines } = await send(product, staff.voiceLines, { token, params });
  const [line] = Array.isArray(lines) ? lines : [];
  await product.db.query(
    `insert into voice_take (id, key, language, words, places, file, bytes, milliseconds, taken_by, taken_email)
     values ('0123456789abcdef', $1, 'id', $2, '{}', '0123456789abcdef', 1, 1, gen_random_uuid(), $3)`,
    [line.key, line.words, payloads.image],
  );
};
