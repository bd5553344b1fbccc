import type { CallShape } from '@nobi/contract';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { WithCookie } from './cookies/with-cookie.ts';
import { CsvFile, sendCsv } from './csv/csv-file.ts';
import { Bytes, Ready, sendBytes, sendReady, sendText } from './ready.ts';
import { Streamed, sendStreamed } from './streamed.ts';

/** Writes what a service answered, in the form that its kind wants. */
export const sendAnswer = (
  reply: FastifyReply,
  shape: CallShape,
  answered: unknown,
): Promise<FastifyReply> | FastifyReply => {
  if (answered instanceof WithCookie)
    return sendAnswer(reply.header('set-cookie', answered.cookie), shape, answered.reply);
  if (answered instanceof Ready) return sendReady(reply, answered);
  if (answered instanceof Bytes) return sendBytes(reply, answered);
  if (answered instanceof Streamed) return sendStreamed(reply, shape, answered);
  if (answered instanceof CsvFile) return sendCsv(reply, answered);
  // Parsed on the way out: nothing that the contract does not name can leave.
  const text = JSON.stringify(z.parse(shape.reply, answered));
  // Lists of content may lie in the browser; what people wrote or are called lies nowhere.
  const isOfContent = shape.method === 'GET' && shape.access === 'subscriber';
  if (isOfContent && Array.isArray(answered)) return sendText(reply, text);
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(text);
};
