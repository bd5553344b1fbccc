import { type CallShape, isErrorCode, Problem, type ReplyOf, wordsOf } from '@nobi/contract';
import { currentLanguage } from './language.ts';
import { session } from './session.ts';

export interface Asking {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** A form goes out as one; anything else as JSON. */
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** How long the whole answer may take, in ms. */
  readonly patience?: number;
}

const usualPatience = 30_000;
/** A file of a whole year on a weak line. */
const filePatience = 600_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const addressOf = (shape: CallShape, { params = {}, query = {} }: Asking) => {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

const headersOf = (asking: Asking) => {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': currentLanguage(),
  });
  const token = session.token();
  if (token) headers.set('authorization', `Staff ${token}`);
  if (asking.key) headers.set('idempotency-key', asking.key);
  if (asking.body !== undefined && !(asking.body instanceof FormData))
    headers.set('content-type', 'application/json');
  return headers;
};

const send = async (shape: CallShape, asking: Asking) => {
  const { body, signal, patience = usualPatience } = asking;
  const signals = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])];
  try {
    return await fetch(addressOf(shape, asking), {
      method: shape.method,
      headers: headersOf(asking),
      credentials: 'omit',
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.any(signals),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Problem('offline');
  }
};

const problemOf = (answer: unknown, status: number) => {
  const { code, error } = isRecord(answer) ? answer : {};
  const said = typeof error === 'string' ? { said: error } : {};
  if (isErrorCode(code)) return new Problem(code, said);
  return new Problem(status === 401 ? 'not_signed_in' : 'unexpected', said);
};

/** Makes one call of the contract as the staff; every failure arrives as a Problem. */
export const ask = async <const C extends CallShape>(
  shape: C,
  asking: Asking = {},
): Promise<ReplyOf<C>> => {
  const response = await send(shape, asking);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw problemOf(answer, response.status);
  const schema: C['reply'] = shape.reply;
  const reply = schema.safeParse(answer);
  if (!reply.success) throw new Problem('unexpected');
  return reply.data;
};

/** Makes a call whose answer is a file; it is whole or it is a Problem. */
export const askFile = async (shape: CallShape, asking: Asking = {}) => {
  const response = await send(shape, { patience: filePatience, ...asking });
  if (!response.ok) throw problemOf(await response.json().catch(() => undefined), response.status);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  const blob = await response.blob().catch(() => {
    throw new Problem('offline');
  });
  return { name: named?.[1] ?? 'nobi', blob };
};

/** What to tell a person about whatever was thrown. */
export const wordsOfProblem = (error: unknown): string => {
  if (!(error instanceof Problem)) return wordsOf('unexpected', currentLanguage());
  return error.said ?? wordsOf(error.code, currentLanguage());
};
