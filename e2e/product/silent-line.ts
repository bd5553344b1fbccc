import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Stands at the product's addresses while it is stopped: whoever calls is connected, and hears nothing. */
export const holdSilence = async (...urls: readonly string[]) => {
  const calls = new Set<Socket>();
  const servers = await Promise.all(
    urls.map(async (url) => {
      const server = createServer((socket) => {
        calls.add(socket);
        socket.on('error', () => {});
        socket.resume();
      });
      server.listen({ host: 'localhost', port: Number(new URL(url).port) });
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    /** How many are waiting for an answer. */
    calls: () => calls.size,
    async end() {
      for (const socket of calls) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
};
