import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../http/language.ts';
import { acceptForms, type Page, sendPage } from '../../../http/page.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { askPage, deadPage, donePage } from './confirmation-page.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;
const codeOf = (value: unknown) =>
  typeof value === 'string' && shape.test(value) ? value : undefined;
const queryCode = (query: unknown) =>
  codeOf(typeof query === 'object' && query && 'code' in query ? query.code : undefined);
const languageFor = (request: FastifyRequest) => languageOf(request.headers['accept-language']);

/** Nothing passes the address on: it is a key. */
const send = (reply: FastifyReply, page: Page) =>
  sendPage(reply.header('referrer-policy', 'no-referrer'), page);

/**
 * `/confirm-email`, where the letter leads. Opening it changes nothing, since mail scanners open links
 * too; the button posts, as RFC 8058 has it for unsubscribing.
 */
export const confirmationPages = (app: FastifyInstance, service: ConfirmationService) => {
  app.register((scope: FastifyInstance, _options: object, done: () => void) => {
    scope.removeAllContentTypeParsers();
    acceptForms(scope);

    scope.get('/confirm-email', async (request, reply) => {
      const code = queryCode(request.query);
      const mailbox = code ? await service.byLink(code) : undefined;
      const language = languageFor(request);
      const page =
        code && mailbox ? askPage(language, { email: mailbox.email, code }) : deadPage(language);
      return send(reply, page);
    });

    scope.post('/confirm-email', async (request, reply) => {
      const { body } = request;
      const code = codeOf(body instanceof URLSearchParams ? body.get('code') : undefined);
      const isConfirmed = code !== undefined && (await service.confirmByLink(code));
      const language = languageFor(request);
      return send(reply, isConfirmed ? donePage(language) : deadPage(language));
    });
    done();
  });
};
