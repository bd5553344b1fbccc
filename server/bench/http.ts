import { Agent, type IncomingHttpHeaders, request } from 'node:http';

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

/**
 * One call on a connection of its own: none that was kept alive can have gone stale. It asks to stay
 * open as a browser's does; by that the demo gateway tells this machine from a proxy before strangers.
 */
export const call = (url: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    const sent = request(url, { method, agent, headers }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('error', reject);
      reply.on('end', () => {
        const { statusCode = 0, headers: got } = reply;
        resolve({ status: statusCode, headers: got, body: Buffer.concat(pieces) });
      });
    });
    sent.on('error', reject);
    sent.on('close', () => agent.destroy());
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
