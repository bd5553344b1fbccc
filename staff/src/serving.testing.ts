import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CallShape, consoleHeader } from '@nobi/contract';
import { onTestFinished, vi } from 'vitest';

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  /** The header that other origins cannot add. */
  readonly fromConsole: string | string[] | undefined;
  readonly body: string;
}

/** A server of one test that answers every call alike, and remembers what it was sent. */
export const answerAll = async (status: number, answer: unknown) => {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const fromConsole = headers[consoleHeader];
    calls.push({ method, url, fromConsole, body: await text(request) });
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  /** As in a browser whose page came from this server. */
  const bePageOf = () => {
    const fetchThere = fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      fetchThere(`http://127.0.0.1:${port}${path}`, init),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
  };
  /** The call as it is, at this server's address. */
  const at = (shape: CallShape): CallShape => ({
    ...shape,
    path: `http://127.0.0.1:${port}${shape.path}`,
  });
  return { at, bePageOf, calls };
};
