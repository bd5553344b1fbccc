import { type CallShape, catalogue, type ErrorCode, Problem, wordsOf } from '@nobi/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from './database/database.ts';
import { languageOf } from './language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    shape?: CallShape;
  }
}

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** The catalogue's row for whatever was thrown; anything unknown is `unexpected`. */
const problemOf = (error: FastifyError | Problem | Error): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable)
    return new Problem('unavailable', { retryAfterSeconds: 2 });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return new Problem(byStatus[status] ?? 'invalid_input');
  return new Problem('unexpected');
};

/** Sends a problem as `{error, code}`; calls that read `detail` find the same words there. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
  const error = wordsOf(problem.code, languageOf(request.headers['accept-language']));
  const status = catalogue[problem.code].status ?? 400;
  if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds));
  if (problem.code === 'not_signed_in') reply.header('www-authenticate', 'Token');
  const isDetail = request.routeOptions.config.shape?.errorField === 'detail';
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ error, code: problem.code, ...(isDetail && { detail: error }) }));
};

/** The one handler: says what the catalogue says, logs the unexpected, tells nothing of our insides. */
export const answerFailures = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | Problem | Error>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'unexpected' || problem.code === 'unavailable')
      request.log.error(
        { route: request.routeOptions.url, kind: error.name, stack: error.stack },
        'failed',
      );
    return sendProblem(request, reply, problem);
  });
};
