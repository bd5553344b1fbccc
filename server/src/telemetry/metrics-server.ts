import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

export interface MetricsSource {
  readonly contentType: string;
  read(): Promise<string>;
}

/** What one process has counted. */
export const scrapeOf = ({ registry }: Pick<Metrics, 'registry'>): MetricsSource => ({
  contentType: registry.contentType,
  read: () => registry.metrics(),
});

/** `GET /metrics` on a port of its own, which no proxy forwards. Returns how to close it. */
export const listenForScrapes = async (
  { host, port }: { host: string; port: number },
  source: MetricsSource,
) => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    source.read().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
