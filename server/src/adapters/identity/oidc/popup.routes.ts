import type { Language } from '@nobi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { languageOf } from '../../../http/language.ts';
import { IdentityFailure } from '../../../ports/identity.ts';
import type { Attempts } from './attempt.ts';
import type { CodeFlow } from './code-flow.ts';
import { type Ending, sendPopupPage } from './popup.page.ts';

export const startPath = '/idp/oidc/start';
export const callbackPath = '/idp/oidc/callback';

const startQuery = z.object({
  opener: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  lang: z.optional(z.enum(['en', 'id'])),
});

interface Popup {
  readonly name: string;
  readonly publicUrl: string;
  readonly flow: CodeFlow;
  readonly attempts: Attempts;
}

/** How a popup ends, and in whose words. */
interface End {
  readonly ending: Ending;
  readonly language: Language;
  readonly opener?: string | undefined;
}

const browserLanguage = (request: FastifyRequest) => languageOf(request.headers['accept-language']);

const startRoute = (scope: FastifyInstance, { name, publicUrl, flow, attempts }: Popup) => {
  const begin = async (reply: FastifyReply, attempt: { opener: string; language: Language }) => {
    try {
      const started = await flow.begin(attempt);
      return reply
        .header('set-cookie', await attempts.cookieFor(started.attempt))
        .header('cache-control', 'no-store')
        .redirect(started.address, 302);
    } catch (cause) {
      if (!(cause instanceof IdentityFailure)) throw cause;
      return sendPopupPage(reply, { ending: 'unavailable', name, publicUrl, ...attempt });
    }
  };

  scope.get(startPath, (request, reply) => {
    const read = startQuery.safeParse(request.query);
    const language = read.data?.lang ?? browserLanguage(request);
    return read.success
      ? begin(reply, { opener: read.data.opener, language })
      : sendPopupPage(reply, { ending: 'lost', name, language, publicUrl });
  });
};

const callbackRoute = (scope: FastifyInstance, { name, publicUrl, flow, attempts }: Popup) => {
  const finish = async (request: FastifyRequest): Promise<End> => {
    const attempt = await attempts.of(request.headers.cookie);
    const query = new URL(request.url, publicUrl).searchParams;
    // Twice the same name is nobody's honest answer, and each reader would take another one.
    if (!attempt || query.getAll('state').length !== 1 || query.get('state') !== attempt.state)
      return { ending: 'lost', language: browserLanguage(request) };
    const { opener, language } = attempt;
    return { ending: await flow.finish(attempt, query.toString()), language, opener };
  };

  scope.get(callbackPath, async (request, reply) => {
    const end = await finish(request);
    // A foreign answer must not end the attempt of the person who sits here.
    if (end.ending !== 'lost') reply.header('set-cookie', attempts.endingCookie);
    return sendPopupPage(reply, { ...end, name, publicUrl });
  });
};

/** The two ends of the popup: off to the provider, and back with its answer. */
export const popupRoutes = (scope: FastifyInstance, popup: Popup) => {
  startRoute(scope, popup);
  callbackRoute(scope, popup);
};
