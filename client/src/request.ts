import type { CallShape, Language } from '@nobi/contract';

// In brackets, so that a body of several forms stays one union.
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : [Partial<Value>] extends [Value]
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };
/** What a schema takes before it has parsed it. */
type InputOf<Schema> = Schema extends { readonly _zod: { input: infer Input } } ? Input : undefined;
/** A form with files goes out as one; the server checks its fields by the same schema. */
type BodyFor<C extends CallShape> = C extends { readonly encoding: 'multipart' }
  ? FormData
  : InputOf<C['body']>;

/** How the browser may carry any call. */
interface Carriage {
  readonly signal?: AbortSignal;
  /** Finishes even when the page goes away; the browser carries at most 64 kB of these. */
  readonly keepalive?: boolean;
  /** Whose words the answer should have; the reader's own if not said. */
  readonly language?: Language;
  /** The same for every try of one wish: a keyed call does its work once. */
  readonly key?: string;
  /** Another token than the session's, for the one call that may use it. */
  readonly token?: string;
  /** How long to wait for the end of the answer, in milliseconds. */
  readonly timeout?: number;
  /** Takes an answer that comes in parts, and gives it back as a whole. */
  readonly gather?: (response: Response) => Promise<string>;
}

/** What a call needs, by its shape. */
export type RequestOf<C extends CallShape> = Carriage &
  Part<'params', InputOf<C['params']>> &
  Part<'query', InputOf<C['query']>> &
  Part<'body', BodyFor<C>>;

/** A request of whatever call. */
export interface AnyRequest extends Carriage {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Where a call goes: the API's base in place of the path's `/api`, its parameters put in, its query behind.
 */
export const addressOf = (
  shape: CallShape,
  { params, query }: AnyRequest,
  base = '/api',
): string => {
  const values: Record<string, unknown> = Object(params);
  const path = shape.path
    .replace(/^\/api(?=\/)/, base)
    .replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};
