import {
  type CallShape,
  type ErrorCode,
  type Language,
  Problem,
  type ReplyOf,
} from '@nobi/contract';
import { problemOf } from './problem.ts';
import { type AnyRequest, addressOf, type RequestOf } from './request.ts';

export type { AnyRequest, RequestOf };

/** A call that the server refused, before its Problem is thrown. */
export interface Refusal {
  readonly shape: CallShape;
  readonly status: number;
  readonly answer: unknown;
  readonly problem: Problem;
  /** The token that was sent; the session may have another one by now. */
  readonly token: string | null;
}

export interface ClientSettings {
  /** Where the API is: a path or an address that ends in `/api`; this origin's own if not said. */
  readonly base?: string | undefined;
  /** Of a session that is no cookie. */
  readonly token?: () => string | null;
  readonly language: () => Language;
  /** How long an answer may take unless its request says otherwise, in milliseconds. */
  readonly timeout: number;
  readonly isErrorCode: (value: unknown) => value is ErrorCode;
  /** Whether the origin's cookies go along; they stay at home if not said. */
  readonly credentials?: 'same-origin';
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly onRefusal?: (refusal: Refusal) => void;
  /** Carries the calls; the browser's own if not said. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

type RequestArguments<C extends CallShape> =
  Partial<RequestOf<C>> extends RequestOf<C> ? [request?: RequestOf<C>] : [request: RequestOf<C>];

/** Makes one call; what it must be given follows from its shape. */
type Ask = <const C extends CallShape>(
  shape: C,
  ...request: RequestArguments<C>
) => Promise<ReplyOf<C>>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const check = <Schema extends CallShape['reply']>(schema: Schema, answer: unknown) =>
  schema.safeParse(answer);

/** Makes the calls of the contract for one page. Every failure arrives as a Problem. */
export const openClient = (settings: ClientSettings) => {
  /** Sends one call; `read` takes a successful answer in. */
  const send = async <T>(
    shape: CallShape,
    request: AnyRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const token = request.token ?? settings.token?.() ?? null;
    const late = AbortSignal.timeout(request.timeout ?? settings.timeout);
    const { body, key, gather } = request;
    const isForm = body instanceof FormData;
    let status: number;
    let answer: unknown;
    try {
      const carry = settings.fetch ?? fetch;
      const response = await carry(addressOf(shape, request, settings.base), {
        method: shape.method,
        headers: {
          accept: gather ? 'text/event-stream' : 'application/json',
          'accept-language': request.language ?? settings.language(),
          ...settings.headers,
          ...(token && { authorization: `${shape.scheme ?? 'Token'} ${token}` }),
          ...(key && { 'idempotency-key': key }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : JSON.stringify(body),
        credentials: settings.credentials ?? 'omit',
        keepalive: request.keepalive ?? false,
        signal: AbortSignal.any([late, request.signal ?? late]),
      });
      if (response.ok) return await read(response);
      status = response.status;
      answer = parsed(await response.text());
    } catch (error) {
      // Whoever gave the signal took the question back: that is no failure of the line.
      if (request.signal?.aborted) throw error;
      throw new Problem('offline');
    }
    const { isErrorCode } = settings;
    const problem = problemOf(shape, { status, answer, isErrorCode });
    settings.onRefusal?.({ shape, status, answer, problem, token });
    throw problem;
  };

  /** For whoever learns only while running which call it makes; the reply is parsed all the same. */
  const askUntyped = async <const C extends CallShape>(
    shape: C,
    request: AnyRequest = {},
  ): Promise<ReplyOf<C>> => {
    const { gather = (response: Response) => response.text() } = request;
    const reply = check<C['reply']>(shape.reply, parsed(await send(shape, request, gather)));
    if (!reply.success) throw new Problem('unexpected');
    return reply.data;
  };

  const ask: Ask = askUntyped;
  return { ask, askUntyped, send };
};

export type Client = ReturnType<typeof openClient>;
