import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';

/** Counts what a line carries: one connection, as a browser keeps it open, headers and all. */
export const openWire = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    /** Bytes that came for one address. */
    bytesOf: (url: string) =>
      new Promise<number>((resolve, reject) => {
        let socket: Socket | undefined;
        let before = 0;
        const sent = request(
          url,
          { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } },
          (answer) => {
            answer.resume();
            answer.once('end', () => {
              if (answer.statusCode === 200) resolve((socket?.bytesRead ?? 0) - before);
              else reject(new Error(`${url}: ${answer.statusCode}`));
            });
          },
        );
        sent.once('socket', (used) => {
          socket = used;
          before = used.bytesRead;
        });
        sent.once('error', reject);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
};
