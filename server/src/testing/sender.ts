import { type CallShape, catalogue, consoleHeader, isOfConsole } from '@nobi/contract';
import { failuresOf } from '@nobi/contract/answers';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown;
}

export interface Sending {
  readonly token?: string | undefined;
  readonly scheme?: string;
  readonly body?: unknown;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const addressOf = (origin: string, shape: CallShape, sending: Sending) => {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(sending.params?.[name] ?? name),
  );
  const query = new URLSearchParams(sending.query).toString();
  return `${origin}${path}${query && `?${query}`}`;
};

/** Text and bytes go out as they are. */
const isReady = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Whatever a test is about: no call may refuse with a status that its document does not name. */
const mustBeDocumented = (shape: CallShape, status: number) => {
  if (status < 400 || status >= 500) return;
  if ([...failuresOf(shape)].some((code) => catalogue[code].status === status)) return;
  throw new Error(`${shape.method} ${shape.path} answered ${status}, which OpenAPI does not name`);
};

/** The console's session is a cookie, as on every start without TLS; all others are in a header. */
export const whoAsks = (
  shape: CallShape,
  { token, scheme = 'Token' }: Pick<Sending, 'token' | 'scheme'>,
) => ({
  ...(isOfConsole(shape) && { [consoleHeader]: '1' }),
  ...(token && shape.access === 'staff' && { cookie: `nobi-staff=${token}` }),
  ...(token && shape.access !== 'staff' && { authorization: `${scheme} ${token}` }),
});

/** Sends the contract's calls to whichever product answers there. */
export const senderTo =
  (origin: string) =>
  async (shape: CallShape, sending: Sending = {}): Promise<Reply> => {
    const { body } = sending;
    const response = await fetch(addressOf(origin, shape, sending), {
      method: shape.method,
      redirect: 'manual',
      headers: {
        ...whoAsks(shape, sending),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...sending.headers,
      },
      ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
    });
    mustBeDocumented(shape, response.status);
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };
