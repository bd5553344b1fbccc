import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  bookDraftPath,
  isBookFile,
  libraryPath,
  storedBookPicture,
} from '../catalogue/books/book-file.rules.ts';
import { isTicketGood } from '../catalogue/ticket.rules.ts';
import type { PlayOptions } from './play-options.ts';

const forGood = 'public, max-age=31536000, immutable';

type BookQuery = { Params: { name: string }; Querystring: { ticket?: unknown } };

/**
 * Books that staff published. Which there are, and which of all books were recorded as a whole or word by word, is
 * said to whoever has the ticket of the library's page; a book and its pictures are named by their bytes and public,
 * as every file of the content is.
 */
export const bookRoutes = (app: FastifyInstance, options: PlayOptions) => {
  const { books, files, voice, secret, now } = options;
  const isOpen = (path: string, ticket: unknown) =>
    isTicketGood(secret, { path, ticket, now: now() });
  const refuse = (reply: FastifyReply) =>
    reply.code(403).type('text/plain; charset=utf-8').send('This page opens inside Nobi.');
  const json = (reply: FastifyReply, cache: string) =>
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': cache });

  app.get<BookQuery>(`${libraryPath}books.json`, async ({ query }, reply) => {
    if (!isOpen(libraryPath, query.ticket)) return refuse(reply);
    return json(reply, 'private, no-cache').send({
      books: books.covers,
      recorded: voice.books(),
      recordedWords: voice.words(),
    });
  });
  app.get<BookQuery>('/books/drafts/:name', async ({ params: { name }, query }, reply) => {
    if (!isOpen(bookDraftPath(name), query.ticket)) return refuse(reply);
    const draft = await books.draft(name);
    return draft ? json(reply, 'no-store').send(draft) : reply.callNotFound();
  });
  app.get<BookQuery>('/books/:name.json', async ({ params: { name } }, reply) => {
    const text = books.text(name);
    return text === undefined ? reply.callNotFound() : json(reply, forGood).send(text);
  });
  app.get<BookQuery>('/books/pictures/:name.webp', async ({ params: { name } }, reply) => {
    const bytes = isBookFile(name) ? await files.get(storedBookPicture(name)) : undefined;
    if (!bytes) return reply.callNotFound();
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': forGood }).send(bytes);
  });
};
