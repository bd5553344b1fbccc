import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../../http/language.ts';
import { type Page, sendPage } from '../../../http/page.ts';
import type { EndAddresses } from './end-address.ts';
import { askPage, deadPage, donePage } from './end-page.ts';

interface EndDeps {
  readonly addresses: EndAddresses;
  /** Ends the letter; one that has ended before stays ended. */
  readonly end: (accountId: string) => Promise<unknown>;
}

interface EndRequest {
  Params: { account: string };
  Querystring: { ticket?: unknown };
}

/** The address is a key: nothing passes it on. */
const send = (reply: FastifyReply, page: Page) =>
  sendPage(reply.header('referrer-policy', 'no-referrer'), page);

/**
 * `/weekly-letter/end/{account}`: ends the letter of Sundays for whoever holds the address from it. Opening it
 * changes nothing, since mail scanners open links too; the button posts, and so do mail programs that know
 * one-click unsubscribing (RFC 8058), whatever form their body has.
 */
export const endLetterPages = (app: FastifyInstance, { addresses, end }: EndDeps) => {
  app.register((scope: FastifyInstance, _options: object, done: () => void) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 8192 },
      (_request, _body, parsed) => parsed(null),
    );

    scope.get<EndRequest>('/weekly-letter/end/:account', async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const { account } = request.params;
      const isOpen = addresses.opens(account, request.query.ticket);
      return send(reply, isOpen ? askPage(language, request.url) : deadPage(language));
    });

    scope.post<EndRequest>('/weekly-letter/end/:account', async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const { account } = request.params;
      if (!addresses.opens(account, request.query.ticket)) return send(reply, deadPage(language));
      await end(account);
      return send(reply, donePage(language));
    });
    done();
  });
};
