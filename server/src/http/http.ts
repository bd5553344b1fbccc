import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { seconds } from '../time/durations.ts';
import { answerBrokenRequest, answerFailures, problemOf, sendProblem } from './failures.ts';
import { takeDrains } from './health/drain.ts';

/** What every answer of the app's origin carries unless its page says otherwise. */
const commonHeaders = {
  // Whatever may be kept says so by itself.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** JSON with an empty body taken as none: some callers announce JSON and send nothing. */
const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
};

const logEnds = (app: FastifyInstance) => {
  // An allow-list of fields: no address, query, header or body ever reaches the log.
  app.addHook('onResponse', async (request, reply) => {
    if (reply.isShed) return;
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ...(reply.problemCode && { code: reply.problemCode }),
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};

const noSchemas = () => () => {
  throw new Error('The contract reads what comes in and writes what goes out');
};

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  /** Whether browsers reach us over TLS: then they are told to stay with it. */
  readonly isSecure: boolean;
}

/** A server with limits against slow, large and malformed callers; no routes yet. */
export const createHttp = ({ logger, trustedProxies, isSecure }: HttpOptions): FastifyInstance => {
  const headers = isSecure
    ? { ...commonHeaders, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : commonHeaders;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 128 * 1024,
    // Node's own defaults leave a dripping socket open; measured with 300 of them.
    requestTimeout: seconds(12),
    keepAliveTimeout: seconds(65),
    // Nothing read or written for so long: longer than the slowest call, an unreachable gateway.
    connectionTimeout: seconds(30),
    http: { headersTimeout: seconds(8), connectionsCheckingInterval: seconds(2) },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    // While closing, calls on connections that are open already are still answered.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // These never reach the hooks, so they bring the headers themselves.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      void sendProblem(request, reply, problemOf(error));
    },
    // Else Fastify loads a validator and a serializer that nothing here uses: 4 MB in each process.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  acceptJson(app);
  answerFailures(app);
  logEnds(app);
  takeDrains(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  return app;
};
