import { Agent, request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface Visitor {
  readonly token: string;
  readonly email: string;
  /** The address that a proxy names: limits count by it. */
  readonly address: string;
  readonly password: string;
}

/** Called around every call: waits before it, is told of its end. */
export interface Clock {
  think(): Promise<void>;
  took(ms: number, status: number): void;
}

const parsed = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** One family's browser: one connection, kept open, one call at a time. */
export const openBrowser = (origin: string, { address }: Visitor, clock: Clock) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let connections = 0;
  const once = (
    method: string,
    path: string,
    { token, body }: { token?: string; body?: unknown },
  ) =>
    new Promise<Answer>((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        'x-forwarded-for': address,
        ...(token && { authorization: `Token ${token}` }),
        ...(text && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      };
      const sent = request(`${origin}${path}`, { method, agent, headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, body: parsed(Buffer.concat(parts).toString()) }),
        );
        reply.on('error', () => resolve({ status: 0, body: {} }));
      });
      sent.on('socket', (socket) => socket.once('connect', () => (connections += 1)));
      sent.on('error', () => resolve({ status: 0, body: {} }));
      sent.end(text);
    });
  const call = async (
    method: string,
    path: string,
    sending: { token?: string; body?: unknown },
  ) => {
    // A browser opens its connection when it comes, and thinks from then on.
    if (connections > 0) await clock.think();
    const at = performance.now();
    const answer = await once(method, path, sending);
    clock.took(performance.now() - at, answer.status);
    return answer.body;
  };
  return { call, connections: () => connections, close: () => agent.destroy() };
};

type Browser = ReturnType<typeof openBrowser>;

const logIn = async ({ call }: Browser, { email, password }: Visitor) => {
  const body = { email, password, returnSecureToken: true };
  const { idToken } = await call('POST', '/idp/v1/accounts:signInWithPassword', { body });
  const { token } = await call('POST', '/api/user/login/', { body: { id_token: idToken } });
  return String(token);
};

const eventAt = (at: number) => ({
  events: [
    {
      v: 1,
      id: at.toString(16).padStart(32, '0'),
      t: Date.now(),
      item: 'x',
      attempt: 1,
      verb: 'created',
      object: 'soal-1',
      ctx: { level: 1, skill: 'bonds-10', mode: 'free', lang: 'id', build: '0123456789ab' },
    },
  ],
});

/** How many visits in a hundred do what costs or is rare. */
const share = { logIn: 8, ask: 30, rate: 5 };
const happens = (inHundred: number) => Math.random() * 100 < inHundred;

const playSome = async ({ call }: Browser, token: string) => {
  const save = '/api/games/jembatan-sepuluh/save/';
  await call('GET', '/api/games/', { token });
  await call('GET', save, { token });
  const { play_id } = await call('POST', '/api/games/jembatan-sepuluh/play/', { token });
  for (const at of [1, 2, 3])
    await call('POST', `/api/games/plays/${play_id}/events/`, { token, body: eventAt(at) });
  await call('PUT', save, { token, body: { save: '{"langkah":3}' } });
};

const learnSome = async ({ call }: Browser, token: string) => {
  await call('GET', '/api/courses/courses/', { token });
  await call('GET', '/api/courses/history/', { token });
  await call('POST', '/api/courses/sahabat-angka/view/', { token });
};

/** What a family does when it comes: looks who it is, lists, plays, reports, sometimes asks and rates. */
export const visit = async (browser: Browser, visitor: Visitor) => {
  const token = happens(share.logIn) ? await logIn(browser, visitor) : visitor.token;
  await browser.call('GET', '/api/payment/my-status/', { token });
  await playSome(browser, token);
  await learnSome(browser, token);
  if (happens(share.ask))
    await browser.call('POST', '/api/ai/chat/', { token, body: { prompt: 'berapa 3 + 4?' } });
  if (happens(share.rate))
    await browser.call('POST', '/api/feedback/rating/', { token, body: { stars: 9 } });
};
