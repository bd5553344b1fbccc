import { Readable } from 'node:stream';
import { type CallShape, Problem, wordsOf } from '@nobi/contract';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { placeOf } from '../telemetry/log.ts';
import { problemOf } from './failures.ts';
import { languageOf } from './language.ts';

interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** An answer in parts: server-sent events that the call's shape names. */
export class Streamed {
  readonly events: AsyncGenerator<StreamEvent>;

  constructor(events: AsyncGenerator<StreamEvent>) {
    this.events = events;
  }
}

const written = ({ event, data }: StreamEvent) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Whether the caller wants this call's answer in parts. */
export const wantsStream = (shape: CallShape, accept: string | undefined) =>
  shape.stream !== undefined && /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(accept ?? '');

/** The events as text; parsed on the way out as every reply is, and told of a failure in words. */
async function* textOf(
  reply: FastifyReply,
  shape: CallShape,
  { events, first }: { events: AsyncGenerator<StreamEvent>; first: StreamEvent },
) {
  const checked = ({ event, data }: StreamEvent) =>
    written({ event, data: z.parse(shape.stream?.[event] ?? z.never(), data) });
  try {
    yield checked(first);
    for await (const event of events) yield checked(event);
  } catch (error) {
    const problem = problemOf(error instanceof Error ? error : new Problem('unexpected'));
    if (problem.code === 'unexpected' || problem.code === 'unavailable')
      reply.log.error({ route: reply.request.routeOptions.url, ...placeOf(error) }, 'failed');
    const { code } = problem;
    const message = wordsOf(code, languageOf(reply.request.headers['accept-language']));
    yield written({ event: 'error', data: { error: message, code } });
  }
}

/** Sends the events as they come. What fails before the first is answered as any other call. */
export const sendStreamed = async (reply: FastifyReply, shape: CallShape, { events }: Streamed) => {
  const first = await events.next();
  if (first.done) throw new Problem('unexpected');
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // Proxies that gather an answer before they pass it on would end the typing.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(textOf(reply, shape, { events, first: first.value })))
  );
};
