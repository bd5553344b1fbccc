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
import type { Caller, StaffCaller } from '../auth/caller.ts';
import { withPatience } from '../database/patience.ts';
import { seconds } from '../time/durations.ts';
import { admit, type Doors } from './admission.ts';
import { sendAnswer } from './answer.ts';
import type { WithCookie } from './cookies/with-cookie.ts';
import type { CsvFile } from './csv/csv-file.ts';
import { type Form, readForm, takeForms } from './form.ts';
import { languageOf } from './language.ts';
import { openGates } from './overload/gates.ts';
import { patienceOf } from './overload/patience.rules.ts';
import type { Bytes, Ready } from './ready.ts';
import { type Streamed, wantsStream } from './streamed.ts';

/** What a service is asked: checked input, and where and in which language from. */
export interface CallInput<C extends CallShape> {
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
  input: CallInput<C>,
  caller: CallerOf<C>,
) =>
  | Promise<ReplyOf<C> | Ready | Bytes | Streamed | CsvFile | WithCookie<ReplyOf<C>>>
  | ReplyOf<C>
  | Ready
  | Bytes;

/** Binds one call of the contract to one function. */
export type Serve = <C extends CallShape>(shape: C, answer: Answer<C>) => void;

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
const inputOf = <C extends CallShape>(
  shape: C,
  request: FastifyRequest,
  { form, signal }: { form: Form | undefined; signal: AbortSignal },
): CallInput<C> => ({
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
const closedSignal = (reply: FastifyReply): AbortSignal => {
  const closing = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) closing.abort();
  });
  return closing.signal;
};

/** A signature covers bytes: this part of the server takes bodies as they come. */
const takeRaw = (scope: FastifyInstance, { largestBody = 64 }: CallShape) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestBody * 1024 },
    (_request, body, done) => done(null, body),
  );
  return scope;
};

/** Bodies that are no JSON are read in a part of the server of their own. */
const bodyReaders = { raw: takeRaw, multipart: takeForms, json: undefined };

/** The only place where calls meet requests and replies. */
export const serveOn = (app: FastifyInstance, doors: Doors): Serve => {
  const gateOf = openGates(app.log);
  return (shape, answer) => {
    const patience = patienceOf(shape);
    const gate = gateOf(shape);
    const admitted = new WeakMap<FastifyRequest, Caller | StaffCaller>();
    const route: RouteOptions = {
      method: shape.method,
      url: shape.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { shape },
      // Before the body is read: a stranger may not make us parse anything.
      onRequest: async (request) => {
        gate.check();
        const caller = await admit(shape, doors, request);
        if (caller) admitted.set(request, caller);
      },
      handler: async (request, reply) => {
        const caller = admitted.get(request) as CallerOf<typeof shape>;
        const form = shape.encoding === 'multipart' ? await readForm(request) : undefined;
        // An answer in parts, or to a large file, may take longer than a connection may otherwise be silent.
        if (shape.stream || shape.largestFile) request.raw.setTimeout(seconds(60));
        const input = inputOf(shape, request, { form, signal: closedSignal(reply) });
        const answered = await gate.run(async () =>
          patience ? withPatience(patience, () => answer(input, caller)) : answer(input, caller),
        );
        return sendAnswer(reply, shape, answered);
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
};
