import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../../http/language.ts';
import { type Page, sendPage } from '../../../http/page.ts';
import { choicePage, closingPage } from './letter-ends.page.ts';
import type { LetterEnds } from './letter-ends.ts';

interface EndDeps {
  readonly addresses: Pick<LetterEnds, 'opens' | 'sign'>;
  readonly setOff: (accountId: string, isOff: boolean) => Promise<unknown>;
}

interface EndRequest {
  Params: { account: string };
  Querystring: { ticket?: unknown; again?: unknown };
}

/** The address is a key: nothing passes it on. */
const send = (reply: FastifyReply, page: Page) =>
  sendPage(reply.header('referrer-policy', 'no-referrer'), page);

/**
 * `/plan-letter/end/{account}`: ends the letters about the end of a plan, or has them come again, for
 * whoever holds the address from one. Opening it changes nothing, since mail scanners open links too;
 * mail programs post with whatever body (RFC 8058).
 */
export const letterEndPages = (app: FastifyInstance, { addresses, setOff }: EndDeps) => {
  app.register((scope: FastifyInstance, _options: object, done: () => void) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 8192 },
      (_request, _body, parsed) => parsed(null),
    );

    scope.get<EndRequest>('/plan-letter/end/:account', async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const isOpen = addresses.opens(request.params.account, request.query.ticket);
      return send(
        reply,
        isOpen ? choicePage(language, 'ask', request.url) : closingPage(language, 'dead'),
      );
    });

    scope.post<EndRequest>('/plan-letter/end/:account', async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const { account } = request.params;
      const { ticket, again } = request.query;
      if (!addresses.opens(account, ticket)) return send(reply, closingPage(language, 'dead'));
      const isOff = again === undefined;
      await setOff(account, isOff);
      if (!isOff) return send(reply, closingPage(language, 'on'));
      return send(reply, choicePage(language, 'off', `${addresses.sign(account)}&again=1`));
    });
    done();
  });
};
