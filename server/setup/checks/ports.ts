import { once } from 'node:events';
import { createServer } from 'node:net';

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const problemOf = async (port: number): Promise<string | undefined> => {
  const server = createServer();
  server.listen(port);
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    // Who may not open it can still start the proxy by systemd or compose.
    if (reason !== 'EADDRINUSE') return undefined;
    return `Port ${port} is in use. Stop the program that listens there (\`ss -ltnp 'sport = :${port}'\` names it), or let it be your proxy, as deploy/nginx.conf shows.`;
  } finally {
    server.close();
  }
};

/** A sentence for each port that something else listens on. */
export const portProblems = async (ports: readonly number[]): Promise<string[]> =>
  (await Promise.all(ports.map(problemOf))).flatMap((problem) => problem ?? []);
