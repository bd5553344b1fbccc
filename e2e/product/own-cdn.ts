import { once } from 'node:events';
import { createServer } from 'node:http';

const places = /^\/(?:assets|web|thumbnails|guest\/[0-9a-f]{32})\/./;
const passed = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
];

/** The least that a CDN is: it fetches hashed files from the play origin, keeps them, and may go away and come back. */
export const ownCdn = async (playUrl: string) => {
  const saved = new Map<string, { headers: [string, string][]; bytes: Buffer }>();
  const fetched = async (path: string) => {
    const found = saved.get(path);
    if (found) return found;
    const answer = await fetch(`${playUrl}${path}`);
    if (!answer.ok) return undefined;
    const headers = passed.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const file = { headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    saved.set(path, file);
    return file;
  };
  const server = createServer(({ url = '/' }, reply) => {
    const path = url.split('?', 1)[0] ?? '/';
    const bring = async () => {
      const file = places.test(path) ? await fetched(path).catch(() => undefined) : undefined;
      for (const [name, value] of file?.headers ?? []) reply.setHeader(name, value);
      reply.writeHead(file ? 200 : 502).end(file?.bytes);
    };
    void bring();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The CDN has no port.');
    return address.port;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    comeBack: () => listen(port),
    async goAway() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
