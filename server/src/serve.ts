import {
  type BodyOf,
  type CallShape,
  isErrorCode,
  keyForm,
  type Language,
  type ParamsOf,
  Problem,
  type QueryOf,
  type ReplyOf,
} from '@nobi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { type Caller, isPaid, type StaffCaller } from './callers/caller.ts';
import type { Callers } from './callers/callers.ts';
import { suspendedProblem } from './callers/suspension.ts';
import { CsvFile, sendCsv } from './csv-file.ts';
import { type Form, readForm, takeForms } from './form.ts';
import { languageOf } from './language.ts';
import { Bytes, Ready, sendBytes, sendMade, sendReady } from './ready.ts';
import { Streamed, sendStreamed, wantsStream } from './streamed.ts';
import { seconds } from './time.ts';

/** What a service is asked: checked input, and where and in which language from. */
export interface Asked<C extends CallShape> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Files of a multipart form by field name; empty otherwise. */
  readonly files: Form['files'];
  readonly language: Language;
  readonly address: string;
  /** Of raw calls only, where a header may prove who sends; names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Aborted when the caller goes away before the answer is out. */
  readonly signal: AbortSignal;
  /** Whether the caller takes this answer in parts. */
  readonly wantsStream: boolean;
  /** What makes a second try of a keyed call the same as the first. */
  readonly key?: string | undefined;
}

export type CallerOf<C extends CallShape> = C['access'] extends 'public'
  ? Caller | undefined
  : C['access'] extends 'staff'
    ? StaffCaller
    : Caller;

type Answer<C extends CallShape> = (
  asked: Asked<C>,
  caller: CallerOf<C>,
) => Promise<ReplyOf<C> | Ready | Bytes | Streamed | CsvFile> | ReplyOf<C> | Ready | Bytes;

/** Binds one call of the contract to one function. */
export type Serve = <C extends CallShape>(shape: C, answer: Answer<C>) => void;

const problemOf = (access: CallShape['access'], caller: Caller | undefined) => {
  if (access === 'public') return undefined;
  if (!caller) return new Problem('not_signed_in');
  if (access === 'subscriber' && !isPaid(caller)) return new Problem('not_paid');
  return undefined;
};

/** The caller, once the call's access word allows them; a refusal is never given from memory. */
const admit = async (shape: CallShape, callers: Callers, request: FastifyRequest) => {
  const { authorization } = request.headers;
  if (shape.access === 'staff') {
    const staff = await callers.readStaff(authorization);
    if (!staff) throw new Problem('not_signed_in');
    return staff;
  }
  const known = callers.recall(authorization);
  if (known && !problemOf(shape.access, known)) return known;
  const caller = await callers.read(authorization);
  const problem = problemOf(shape.access, caller);
  if (!problem) return caller;
  const suspended = caller ? undefined : await callers.suspensionOf(authorization);
  throw suspended
    ? suspendedProblem(suspended, languageOf(request.headers['accept-language']))
    : problem;
};

const parsed = (schema: z.ZodMiniType | undefined, value: unknown) => {
  if (!schema) return undefined;
  // No body at all may be a call without fields; a body that says `null` is a wrong one.
  const read = z.safeParse(schema, value === undefined ? {} : value);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message;
  throw new Problem(isErrorCode(message) ? message : 'invalid_input');
};

const keyOf = (shape: CallShape, key: string | string[] | undefined) => {
  if (!shape.isKeyed || key === undefined) return undefined;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  throw new Problem('invalid_input');
};

/** A header that came twice proves nothing. */
const headersOf = (shape: CallShape, { headers }: FastifyRequest) =>
  Object.fromEntries(
    shape.encoding === 'raw'
      ? Object.entries(headers).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : undefined,
        ])
      : [],
  );

/** The casts here are the only ones: the schemas of `shape` have just checked these very values. */
const askedOf = <C extends CallShape>(
  shape: C,
  request: FastifyRequest,
  { form, signal }: { form: Form | undefined; signal: AbortSignal },
): Asked<C> => ({
  params: parsed(shape.params, request.params) as ParamsOf<C>,
  query: parsed(shape.query, request.query) as QueryOf<C>,
  body: (shape.encoding === 'raw'
    ? request.body
    : parsed(shape.body, form?.fields ?? request.body)) as BodyOf<C>,
  files: form?.files ?? {},
  language: languageOf(request.headers['accept-language']),
  address: request.ip,
  headers: headersOf(shape, request),
  signal,
  wantsStream: wantsStream(shape, request.headers.accept),
  key: keyOf(shape, request.headers['idempotency-key']),
});

/** Aborted when the connection closes before the whole answer is written. */
const untilGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

const send = (reply: FastifyReply, shape: CallShape, answered: unknown) => {
  if (answered instanceof Ready) return sendReady(reply, answered);
  if (answered instanceof Bytes) return sendBytes(reply, answered);
  if (answered instanceof Streamed) return sendStreamed(reply, shape, answered);
  if (answered instanceof CsvFile) return sendCsv(reply, answered);
  // Parsed on the way out: nothing that the contract does not name can leave.
  const text = JSON.stringify(z.parse(shape.reply, answered));
  // Lists of content may lie in the browser; what people wrote or are called lies nowhere.
  const isOfContent = shape.method === 'GET' && shape.access === 'subscriber';
  if (isOfContent && Array.isArray(answered)) return sendMade(reply, text);
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(text);
};

/** A signature covers bytes: this part of the server takes bodies as they come, at most 64 kB. */
const takeRaw = (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: 65_536 },
    (_request, body, done) => done(null, body),
  );
  return scope;
};

/** Bodies that are no JSON are read in a part of the server of their own. */
const bodyReaders = { raw: takeRaw, multipart: takeForms, json: undefined };

/** The only place where calls meet requests and replies. */
export const serveOn =
  (app: FastifyInstance, callers: Callers): Serve =>
  (shape, answer) => {
    const admitted = new WeakMap<FastifyRequest, Caller | StaffCaller>();
    const route: RouteOptions = {
      method: shape.method,
      url: shape.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { shape },
      // Before the body is read: a stranger may not make us parse anything.
      onRequest: async (request) => {
        const caller = await admit(shape, callers, request);
        if (caller) admitted.set(request, caller);
      },
      handler: async (request, reply) => {
        const caller = admitted.get(request) as CallerOf<typeof shape>;
        const form = shape.encoding === 'multipart' ? await readForm(request) : undefined;
        // An answer in parts may think for longer than a connection may otherwise be silent.
        if (shape.stream) request.raw.setTimeout(seconds(60));
        const asked = askedOf(shape, request, { form, signal: untilGone(reply) });
        const answered = await answer(asked, caller);
        return send(reply, shape, answered);
      },
    };
    const prepare = shape.encoding && bodyReaders[shape.encoding];
    if (!prepare) app.route(route);
    else
      app.register((scope, _options, done) => {
        prepare(scope, shape).route(route);
        done();
      });
  };
