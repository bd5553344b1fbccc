import { type IncomingHttpHeaders, request } from 'node:http';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One call on a connection of its own: none that was kept alive can have gone stale. */
export const call = (url: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

const tries = 5;
const isCut = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(EPIPE|ECONN)/.test(String(error.code));

/** For what may be asked twice: asks again where a busy machine cut the connection. */
export const callAgain = async (url: string, sent: Sent = {}): Promise<Answer> => {
  for (let left = tries; ; left -= 1) {
    try {
      return await call(url, sent);
    } catch (error) {
      if (left === 1 || !isCut(error)) throw error;
    }
  }
};
