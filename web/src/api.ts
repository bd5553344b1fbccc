import {
  type CallShape,
  type Language,
  type ParamsOf,
  Problem,
  type QueryOf,
  type ReplyOf,
} from '@nobi/contract';
import { session } from './session.ts';
import { isErrorCode, sentenceOf } from './text/errors.ts';
import { currentLanguage } from './text/language.ts';
import { seconds } from './time.ts';

type Needed<Name extends string, Value> = Value extends undefined
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value };
/** A form with files goes out as one; the server checks its fields by the same schema. */
type BodyGiven<C extends CallShape> = C extends { readonly encoding: 'multipart' }
  ? FormData
  : C['body'] extends { readonly _zod: { input: infer Given } }
    ? Given
    : undefined;

/** What a call needs, by its shape, and how the browser may carry it. */
export type Asking<C extends CallShape> = Needed<'params', ParamsOf<C>> &
  Needed<'query', QueryOf<C>> &
  Needed<'body', BodyGiven<C>> & {
    readonly signal?: AbortSignal;
    /** Finishes even when the page goes away; the browser carries at most 64 kB of these. */
    readonly keepalive?: boolean;
    /** Whose words the answer should have; the reader's own if not said. */
    readonly language?: Language;
    /** The same for every try of one wish: a keyed call does its work once. */
    readonly key?: string;
    /** Another key than the session's, for the one call that may use it. */
    readonly token?: string;
    /** How long to wait for the end of the answer, in milliseconds. */
    readonly patience?: number;
    /** Takes an answer that comes in parts, and gives it back as a whole. */
    readonly gather?: (response: Response) => Promise<string>;
  };

const patience = seconds(15);
const byStatus = {
  401: 'not_signed_in',
  402: 'not_paid',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
} as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const addressOf = (shape: CallShape, given: { params?: unknown; query?: unknown }): string => {
  const params = isRecord(given.params) ? given.params : {};
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = isRecord(given.query) ? Object.entries(given.query) : [];
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

const isKnownStatus = (status: number): status is keyof typeof byStatus => status in byStatus;

/** The failure that an answer tells of, with the server's own words where it said any. */
export const problemOf = (shape: CallShape, status: number, answer: unknown): Problem => {
  const { error, code, detail } = isRecord(answer) ? answer : {};
  const words = shape.errorField === 'detail' ? (detail ?? error) : (error ?? detail);
  const otherwise = isKnownStatus(status) ? byStatus[status] : 'unexpected';
  const said = typeof words === 'string' && words.trim() !== '' ? words : undefined;
  return new Problem(isErrorCode(code) ? code : otherwise, said === undefined ? {} : { said });
};

/** A suspended account's words go along to the login. */
const farewellOf = (answer: unknown) => {
  const { code, error } = isRecord(answer) ? answer : {};
  return String(code).startsWith('suspended_') ? { said: String(error) } : {};
};

type Expired = () => void;
let handleExpired: Expired = () => {};
/** Says what happens when the server no longer knows the session. */
export const onSessionExpired = (handler: Expired) => {
  handleExpired = handler;
};

interface Carried {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly language?: Language;
  readonly key?: string;
  readonly patience?: number;
  readonly gather?: (response: Response) => Promise<string>;
}

const packed = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body));

const send = async (shape: CallShape, given: Carried, token: string | null) => {
  const { gather } = given;
  const headers = new Headers({
    accept: gather ? 'text/event-stream' : 'application/json',
    'accept-language': given.language ?? currentLanguage(),
  });
  if (token) headers.set('authorization', `${shape.scheme ?? 'Token'} ${token}`);
  if (given.key) headers.set('idempotency-key', given.key);
  const isForm = given.body instanceof FormData;
  if (given.body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const late = AbortSignal.timeout(given.patience ?? patience);
  try {
    const response = await fetch(addressOf(shape, given), {
      method: shape.method,
      headers,
      credentials: 'omit',
      ...(given.body === undefined ? {} : { body: packed(given.body) }),
      signal: AbortSignal.any([late, given.signal ?? late]),
      ...(given.keepalive ? { keepalive: true } : {}),
    });
    const text = await (gather ? gather(response) : response.text());
    return { status: response.status, text };
  } catch (error) {
    // Whoever gave the signal took the question back: that is no failure of the line.
    if (given.signal?.aborted) throw error;
    throw new Problem('offline');
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const check = <Schema extends CallShape['reply']>(schema: Schema, answer: unknown) =>
  schema.safeParse(answer);

/** Makes one call of the contract. Every failure arrives as a Problem. */
export const ask = async <const C extends CallShape>(
  shape: C,
  given: Asking<C>,
): Promise<ReplyOf<C>> => {
  const token = given.token ?? session.read().token;
  const { status, text } = await send(shape, given, token);
  const answer = parsed(text);
  if (status < 200 || status >= 300) {
    const problem = problemOf(shape, status, answer);
    // A refused sign-in is a 401 too, but ends no session; an older token must not end a newer one.
    const isExpired = status === 401 && shape.access !== 'public';
    if (isExpired && token !== null && session.read().token === token) {
      session.end(farewellOf(answer));
      handleExpired();
    }
    if (problem.code === 'not_paid' && session.read().token === token)
      session.mark({ isPaid: false });
    throw problem;
  }
  const reply = check<C['reply']>(shape.reply, answer);
  if (!reply.success) throw new Problem('unexpected');
  return reply.data;
};

/** What to tell a person about whatever was thrown. */
export const wordsOfProblem = (error: unknown): string =>
  error instanceof Problem ? (error.said ?? sentenceOf(error.code)) : sentenceOf('unexpected');

/** The server's words if it said any, else the words of the place where it happened. */
export const saidOr = (error: unknown, otherwise: Problem['code']): string => {
  const isOurs = error instanceof Problem && (error.said !== undefined || error.code === 'offline');
  return isOurs ? wordsOfProblem(error) : sentenceOf(otherwise);
};
