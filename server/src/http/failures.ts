import type { Socket } from 'node:net';
import { type CallShape, catalogue, type ErrorCode, Problem, wordsOf } from '@nobi/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/database.ts';
import { FilesUnavailable } from '../ports/files.ts';
import { placeOf } from '../telemetry/log.ts';
import { languageOf } from './language.ts';
import { Overloaded } from './overload/overloaded.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    shape?: CallShape;
  }
  interface FastifyReply {
    /** The row of the catalogue that was sent, for the log and the metrics. */
    problemCode?: ErrorCode;
    /** Refused because of overload: counted, not written down one by one. */
    isShed?: boolean;
  }
}

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  // Fastify's word for a path segment that is longer than any of our ids.
  414: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** What cannot be served now is soon served again; whoever throws it may know better. */
const soonSeconds = 2;

/** The catalogue's row for whatever was thrown; anything unknown is `unexpected`. */
export const problemOf = (error: FastifyError | Problem | Error): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable)
    return new Problem('unavailable');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return new Problem(byStatus[status] ?? 'invalid_input');
  return new Problem('unexpected');
};

/** Sends a problem as `{error, code}`; calls that read `detail` find the same words there. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
  const error =
    problem.sentence ?? wordsOf(problem.code, languageOf(request.headers['accept-language']));
  const status = catalogue[problem.code].status ?? 400;
  reply.problemCode = problem.code;
  const wait = problem.retryAfterSeconds ?? (status === 503 ? soonSeconds : undefined);
  if (wait) reply.header('retry-after', String(wait));
  if (problem.code === 'not_signed_in') reply.header('www-authenticate', 'Token');
  const isDetail = request.routeOptions.config.shape?.errorField === 'detail';
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ error, code: problem.code, ...(isDetail && { detail: error }) }));
};

const brokenStatus: Record<string, { status: string; code: ErrorCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'invalid_input' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'too_large' },
};

/** For what is not even HTTP, or came too slowly: answered on the bare socket, which then ends. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = brokenStatus[error.code ?? ''] ?? {
    status: '400 Bad Request',
    code: 'invalid_input' as const,
  };
  const body = JSON.stringify({ error: wordsOf(code, 'en'), code });
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
        'X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  socket.destroy(error);
};

/** The one handler: says what the catalogue says, logs the unexpected, tells nothing of our insides. */
export const answerFailures = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | Problem | Error>((error, request, reply) => {
    const problem = problemOf(error);
    reply.isShed = error instanceof Overloaded;
    if (problem.code === 'unexpected' || (problem.code === 'unavailable' && !reply.isShed))
      request.log.error({ route: request.routeOptions.url, ...placeOf(error) }, 'failed');
    return sendProblem(request, reply, problem);
  });
};
