import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { insideAddresses } from '../../../../settings/inside-addresses.ts';
import { seconds } from '../../../../time/durations.ts';

export interface VendorCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Ends the connection, also while the answer is being read. */
  readonly signal: AbortSignal;
}

/** The way to a vendor: connections that are kept open between questions. */
export interface Transport {
  /** Resolves with the answer's head. Throws when there is no connection or it breaks. */
  post(url: string, call: VendorCall): Promise<IncomingMessage>;
}

export interface TransportOptions {
  /** Milliseconds for finding the address, connecting and agreeing on TLS. */
  readonly connect: number;
  readonly lookup?: LookupFunction;
}

/** As long as most servers keep a quiet connection; less than all that we know of. */
const quietAtMost = seconds(4);

const withinTime = (socket: Socket, { connect, ready }: { connect: number; ready: string }) => {
  if (!socket.connecting) return;
  const timer = setTimeout(() => socket.destroy(new Error('no connection in time')), connect);
  const done = () => clearTimeout(timer);
  socket.once(ready, done);
  socket.once('close', done);
};

/**
 * Not Node's own `signal`: it throws an error into the connection, which nobody hears, and the
 * process ends of it, when the answer is over but the connection not yet free again.
 */
const endWith = (made: ClientRequest, signal: AbortSignal) => {
  const end = () => void made.destroy();
  if (signal.aborted) return end();
  signal.addEventListener('abort', end, { once: true });
  made.once('close', () => signal.removeEventListener('abort', end));
};

/**
 * Every address is checked as it is connected to, so that a name cannot lead inside after it was
 * looked at. Redirects are answers like others: a child's words are not sent elsewhere.
 */
export const openTransport = ({ connect, lookup }: TransportOptions): Transport => {
  const options = {
    keepAlive: true,
    timeout: quietAtMost,
    blockList: insideAddresses,
    ...(lookup && { lookup }),
  };
  const [plain, secure] = [new Agent(options), new SecureAgent(options)];
  const open = (url: string, { headers, body, signal }: VendorCall) => {
    const isSecure = url.startsWith('https:');
    const requestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': `${body.byteLength}` },
    };
    const made = isSecure
      ? secureRequest(url, { ...requestOptions, agent: secure })
      : request(url, { ...requestOptions, agent: plain });
    const ready = isSecure ? 'secureConnect' : 'connect';
    made.once('socket', (socket) => withinTime(socket, { connect, ready }));
    endWith(made, signal);
    return made.end(body);
  };
  const post: Transport['post'] = (url, letter) =>
    new Promise((resolve, reject) => {
      const made = open(url, letter);
      made.once('response', (response: IncomingMessage) => {
        // Who reads it hears of it; what breaks when nobody reads any more is nobody's.
        response.on('error', () => undefined);
        resolve(response);
      });
      made.on('error', (error) => {
        // The vendor closed a quiet connection just as it was used again: nothing was read there.
        const isStale = made.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (isStale && !letter.signal.aborted) resolve(post(url, letter));
        else reject(error);
      });
    });
  return { post };
};
