import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a store of files does with the next calls. */
export type StoreMood = 'well' | 'busy once' | 'hangs' | 'drips' | 'cuts' | number;

const xml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

const answerBy = (mood: StoreMood, request: IncomingMessage, response: ServerResponse) => {
  if (mood === 'hangs') return;
  if (mood === 'cuts') return void request.socket.destroy();
  if (mood === 'drips') {
    response.writeHead(200, { 'content-length': '1000000' });
    const drip = setInterval(() => response.write('x'), 200);
    response.on('close', () => clearInterval(drip));
    return;
  }
  if (mood === 404) response.writeHead(404).end(xml('NoSuchBucket'));
  else if (typeof mood === 'number')
    response.writeHead(mood, { 'content-type': 'application/xml' }).end(xml('SlowDown'));
  else if (request.method === 'GET') response.writeHead(404).end(xml('NoSuchKey'));
  else response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"1"' }).end();
};

/** Speaks just enough of S3's HTTP to be away in every way; the true one is tried in `peers/`. */
export const startFileStore = async () => {
  const state: { mood: StoreMood; calls: number } = { mood: 'well', calls: 0 };
  const server = createServer((request, response) => {
    state.calls += 1;
    const { mood } = state;
    if (mood === 'busy once') state.mood = 'well';
    request.on('error', () => undefined).resume();
    answerBy(mood === 'busy once' ? 503 : mood, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    state,
    environment: {
      S3_ENDPOINT: url,
      S3_BUCKET: 'nobi',
      S3_REGION: 'auto',
      S3_ACCESS_KEY: 'kunci',
      S3_SECRET_KEY: 'rahasia',
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type FileStore = Awaited<ReturnType<typeof startFileStore>>;
